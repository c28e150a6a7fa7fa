"""The contract of every store, kept by this one too."""

from tests.store.test_event_store import *  # noqa: F403  # the tests themselves, run with this folder's `store`
