"""An import survives a killed worker (promise 11): real broker, relay, workers."""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.imports.writer import BATCH
from contracts.catalog import ImportCompleted, ProductPublished
from servicekit.db import Database
from servicekit.testing.brokers import Broker, free_ports
from servicekit.testing.processes import Process, eventually

from . import factories
from .sheets import Importer, goods, sheet

pytestmark = pytest.mark.slow

ROWS = 2 * BATCH + 50


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    broker = Broker(tmp_path / "broker", free_ports())
    try:
        broker.start()
        yield broker
    finally:
        broker.close()


class Workers:
    """The relay and one worker at a time, on a broker of their own."""

    def __init__(self, broker: Broker, folder: Path) -> None:
        self._folder, self._url = folder, broker.url
        self.relay = self._start("servicekit.messaging.relay", "catalog")

    def work(self, crash_at: str = "") -> Process:
        return self._start("catalog.worker", crash_at=crash_at)

    def _start(self, *arguments: str, crash_at: str = "") -> Process:
        log = self._folder / f"{arguments[0]}-{crash_at}.log"
        known = {"HAAT_AMQP_URL": self._url, "CRASH_AT": crash_at}
        return Process(log, {**os.environ, **known}, *arguments)


def skip_recorded_events(database: Database) -> None:
    """Marks the recorded events as published: the worker handles only new ones."""
    with database.session() as session:
        session.execute(sa.text("update outbox set published_at = now()"))


def test_an_import_killed_twice_resumes_without_duplicates(
    client: TestClient, database: Database, broker: Broker, tmp_path: Path
) -> None:
    with database.session() as session:
        factories.category(session, "rice")
        factories.unit(session)
    importer = Importer(client, database, factories.seller(database))
    job = importer.checked(sheet(goods(ROWS)))
    skip_recorded_events(database)
    importer.post(job, "start", {"policy": "reject_failed_rows"})

    workers = Workers(broker, tmp_path)
    try:
        # In the middle of a batch: its products written, none committed.
        assert workers.work("import.batch_written=1").wait(60) == -9
        assert importer.look(job)["processed"] == 0
        # Between the commit of a batch and its acknowledgement.
        assert workers.work("worker.after_commit=1").wait(60) == -9
        assert importer.look(job)["processed"] == BATCH
        last = workers.work()
        eventually(lambda: importer.look(job)["status"] == "completed", within_s=60)
        last.terminate()
        last.wait()
    finally:
        workers.relay.kill()
        workers.relay.wait()
    done = importer.look(job)
    assert (done["created"], done["failed"], done["processed"]) == (ROWS, 0, ROWS)
    assert importer.count("products") == len(importer.products()) == ROWS
    published = Counter(
        event.product_id for event in importer.published_events(ProductPublished)
    )
    assert set(published.values()) == {1}
    assert len(published) == ROWS
    assert len(importer.published_events(ImportCompleted)) == 1
