import pytest

from haat_seed import Seed, load


@pytest.fixture(scope="session")
def seed() -> Seed:
    return load()
