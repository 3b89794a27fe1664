"""What is an outage, by its cause."""

from contextlib import ExitStack

import pytest
from sqlalchemy.exc import TimeoutError

from servicekit.db import Database
from servicekit.outages import is_outage
from servicekit.settings import ServiceSettings
from servicekit.testing.databases import SERVER

OVERFLOW = 10  # SQLAlchemy's own


class OutageSettings(ServiceSettings):
    name: str = "outages"


def test_a_full_pool_is_an_outage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("servicekit.db.POOL_TIMEOUT_S", 0.1)
    url = SERVER.replace("postgresql://", "postgresql+psycopg://")
    settings = OutageSettings(database_url=url, pool_size=1)
    database = Database.connect(settings, with_reads=False)
    with ExitStack() as held:
        for _ in range(1 + OVERFLOW):
            held.enter_context(database.engine.connect())
        with pytest.raises(TimeoutError) as caught:
            database.engine.connect()
    database.engine.dispose()
    assert is_outage(caught.value)
