"""A session carries the settings and the storage with which its process began."""

from pathlib import Path

import pytest

from servicekit.db import Database
from servicekit.settings import ServiceSettings
from servicekit.storage.storage import Storage


class ShopSettings(ServiceSettings):
    name: str = "shop"


class OtherSettings(ServiceSettings):
    name: str = "other"


def settings(folder: Path) -> ShopSettings:
    url = "postgresql+psycopg://nobody@127.0.0.1/none"
    return ShopSettings(database_url=url, amqp_url="amqp://x/", storage_dir=folder)


def test_a_session_carries_settings_and_storage(tmp_path: Path) -> None:
    own = settings(tmp_path)
    storage = Storage.connect(own)
    database = Database.connect(own, storage, with_reads=False)
    with database.session() as session:
        assert ShopSettings.of(session) is own
        assert Storage.of(session) is storage


def test_a_session_refuses_what_it_does_not_carry(tmp_path: Path) -> None:
    database = Database.connect(settings(tmp_path), with_reads=False)
    with database.session() as session:
        with pytest.raises(TypeError, match="no OtherSettings"):
            OtherSettings.of(session)
        with pytest.raises(TypeError, match="no storage"):
            Storage.of(session)
