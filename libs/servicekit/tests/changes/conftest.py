"""A database with one watched table, and a listener that records."""

import threading
import time
from collections.abc import Callable, Iterator

import psycopg
import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import create_engine, text

from servicekit.changes import schema
from servicekit.changes.follower import Follower
from servicekit.changes.schema import Watch
from servicekit.changes.store import Change, Position
from servicekit.settings import ServiceSettings
from servicekit.testing.databases import fresh_database


class Remembering:
    """The changes it received, and when; `kept` is its stored position."""

    def __init__(self, kept: Position | None = None) -> None:
        self.kept = kept
        self.begun = 0
        self.told: dict[Change, float] = {}
        self.reached: list[Position | None] = []
        self._news = threading.Condition()

    def position(self) -> Position | None:
        return self.kept

    def reset(self, position: Position) -> None:
        with self._news:
            self.kept, self.begun = position, self.begun + 1
            self._news.notify_all()

    def changed(self, changes: list[Change], position: Position | None) -> None:
        with self._news:
            self.told |= dict.fromkeys(changes, time.monotonic())
            self.kept = position or self.kept
            self.reached.append(position)
            self._news.notify_all()

    def wait(self, holds: Callable[[], object], within_s: float = 10) -> None:
        with self._news:
            assert self._news.wait_for(holds, within_s), f"not within {within_s} s"


@pytest.fixture(scope="module")
def settings() -> Iterator[ServiceSettings]:
    with fresh_database("changes") as url:
        engine = create_engine(url)
        with engine.begin() as connection:
            connection.execute(text("create table parcels (id uuid, owner_id uuid)"))
            with Operations.context(MigrationContext.configure(connection)):
                schema.create_v1()
                schema.partition_v1()
                schema.watch_v1("parcels", Watch("parcel"), Watch("shelf", "owner_id"))
        engine.dispose()
        yield ServiceSettings(
            name="changes", database_url=url, amqp_url="amqp://unused"
        )


@pytest.fixture
def connection(settings: ServiceSettings) -> Iterator[psycopg.Connection]:
    dsn = settings.database_url.replace("postgresql+psycopg", "postgresql")
    with psycopg.connect(dsn, autocommit=True) as connection:
        connection.execute("delete from parcels; truncate changes, changes_forgotten")
        yield connection


@pytest.fixture
def follow(settings: ServiceSettings) -> Iterator[Callable[..., Follower]]:
    running: list[Follower] = []

    def start(listener: Remembering) -> Follower:
        follower = Follower(settings, listener)
        follower.start()
        running.append(follower)
        return follower

    yield start
    for follower in running:
        follower.stop()
