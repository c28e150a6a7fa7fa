"""What holds for all tests."""

import gc


def pytest_collection_finish() -> None:
    """Thousands of collected tests, and what the referee remembers, are no garbage: looking through them again and
    again takes a quarter of the time."""
    gc.freeze()
    gc.set_threshold(50_000, 2, 1000)
