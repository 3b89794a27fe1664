"""A real database, migrated once and emptied for each test; a client as the gateway."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from servicekit.testing.service import database, migrated, on_nothing, session
from servicekit.testing.tokens import verifier
from vendor.main import build
from vendor.settings import VendorSettings

__all__ = ["database", "session"]


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[VendorSettings]:
    with migrated(Path(__file__).parents[1], tmp_path_factory):
        yield VendorSettings()


@pytest.fixture
def client(settings: VendorSettings) -> Iterator[TestClient]:
    with on_nothing(build(settings, verifier(settings))) as client:
        yield client
