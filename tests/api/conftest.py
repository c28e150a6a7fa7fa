import pytest

from cluewright.api.app import create_app
from cluewright.api.settings import Settings
from cluewright.bootstrap import Services, build

from .caller import Caller


@pytest.fixture(scope="session")
def services() -> Services:
    return build(Settings())


@pytest.fixture(scope="session")
def call(services: Services) -> Caller:
    return Caller(create_app(services))
