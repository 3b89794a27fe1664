"""Parcels running: its database, its processes, and the effects of its events."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import UUID

import psycopg
from kombu import Connection
from parcels import tables
from parcels.commands import ParcelsSettings
from parcels.events import ParcelLost, ParcelReturned, ParcelSent
from queues import HURRY, QUEUE, empty_queues
from sqlalchemy import make_url, text

from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.messaging import dlq, outbox
from servicekit.messaging.event import Envelope
from servicekit.testing.brokers import Broker
from servicekit.testing.databases import create_mechanism, fresh_database
from servicekit.testing.processes import Process, eventually

LAST_LINES = 40


class Stack:
    def __init__(self, broker: Broker, url: str, folder: Path, service: Path) -> None:
        self.broker, self.folder, self.url = broker, folder, url
        self.environment = {
            "PARCELS_DATABASE_URL": url,
            "HAAT_AMQP_URL": broker.url,
            "HAAT_RETRY_AFTER_MS": HURRY,
            "HAAT_STORAGE_DIR": str(folder / "storage"),
            "PYTHONPATH": f"{folder}:{service}",
        }
        settings = ParcelsSettings(database_url=url, amqp_url=broker.url)
        self.database = Database.connect(settings, with_reads=False)
        self._processes: list[Process] = []

    @classmethod
    @contextmanager
    def fresh(cls, broker: Broker, folder: Path, service: Path) -> Iterator["Stack"]:
        with fresh_database("parcels") as url:
            stack = cls(broker, url, folder, service)
            try:
                create_mechanism(stack.database.engine, tables.OWN)
                yield stack
            finally:
                stack.close()

    def end_processes(self) -> None:
        for process in self._processes:
            if process.exit_code is None:
                process.kill()
                process.wait()

    def close(self) -> None:
        self.end_processes()
        self.database.engine.dispose()
        empty_queues(self.broker.url)

    def relay(self, crash_at: str = "") -> Process:
        return self._start("relay", crash_at, "servicekit.messaging.relay", "parcels")

    def worker(self, crash_at: str = "") -> Process:
        process = self._start("worker", crash_at, "parcels.worker")
        eventually(lambda: process.has_logged("worker_ready") or process.exit_code)
        return process

    def haat(self, *arguments: str) -> Process:
        return self._start("haat", "", "servicekit.cli.main", *arguments)

    def _start(self, name: str, crash_at: str, *arguments: str) -> Process:
        log = self.folder / f"{name}-{len(self._processes)}.log"
        environment = {**self.environment, "CRASH_AT": crash_at}
        process = Process(log, environment, *arguments)
        self._processes.append(process)
        return process

    def send(self, mood: str = "fine", count: int = 1) -> list[UUID]:
        with self.database.session() as session:
            events = [ParcelSent(parcel_id=new_id(), mood=mood) for _ in range(count)]  # type: ignore[arg-type]
            return [outbox.record(session, event) for event in events]

    def send_failing(self, sqlstates: Sequence[str]) -> list[UUID]:
        """One event for each failure; it fails until the table `fixes` has its text."""
        with self.database.session() as session:
            events = [ParcelSent(parcel_id=new_id(), sqlstate=s) for s in sqlstates]
            return [outbox.record(session, event) for event in events]

    def send_in_vain(self) -> None:
        with self.database.session() as session:
            outbox.record(session, ParcelSent(parcel_id=new_id()))
            session.flush()
            raise RuntimeError("the change fails after its event was written")

    def send_back(self) -> UUID:
        with self.database.session() as session:
            return outbox.record(session, ParcelReturned(parcel_id=new_id()))

    def lose(self) -> UUID:
        with self.database.session() as session:
            return outbox.record(session, ParcelLost(parcel_id=new_id()))

    def rows(self, statement: str, **values: object) -> Sequence[Any]:
        with self.database.session() as session:
            return session.execute(text(statement), values).all()

    def run(self, statement: str) -> None:
        with self.database.session() as session:
            session.execute(text(statement))

    def has_snapshot(self) -> bool:
        """Whether a worker has applied the snapshot of the replica."""
        return bool(self.rows("select replica from applied_snapshots"))

    def effects(self) -> list[UUID]:
        return [row[0] for row in self.rows("select event_id from effects")]

    def waiting(self) -> int:
        where = "published_at is null"
        return int(self.rows(f"select count(*) from outbox where {where}")[0][0])

    def dead(self) -> int:
        return dlq.depth(self.broker.url, QUEUE)

    def hurry_refused(self) -> int:
        """Makes refused events due now; returns the largest number of refusals."""
        where = "published_at is null and parked_at is null"
        self.run(f"update outbox set next_at = now() where {where}")
        return int(self.rows("select max(attempts) from outbox")[0][0])

    def publish_raw(self, body: str) -> None:
        with Connection(self.broker.url, connect_timeout=5) as connection:
            connection.Producer().publish(
                body,
                routing_key=QUEUE,
                content_type="application/cloudevents+json",
                content_encoding="utf-8",
            )

    def publish_envelope(self, mood: str = "fine") -> None:
        event = Envelope.around(ParcelSent(parcel_id=new_id(), mood=mood))  # type: ignore[arg-type]
        self.publish_raw(event.model_dump_json())

    def ready(self, queue: str = QUEUE) -> int:
        """The number of messages that no worker has taken."""
        with Connection(self.broker.url, connect_timeout=5) as connection:
            declared = connection.channel().queue_declare(queue, passive=True)
            return int(declared.message_count)

    def delivers(self, events: Sequence[UUID], within_s: float = 30) -> None:
        """Each event has its effect, once, and no message is in flight."""
        try:
            eventually(lambda: set(events) <= set(self.effects()), within_s)
            eventually(lambda: self.waiting() == 0)
        except AssertionError as error:
            raise AssertionError(f"{error}: {self._state()}") from None
        assert sorted(self.effects()) == sorted(events)

    def _state(self) -> str:
        """Where the events are, and the last lines of each process."""
        counts = f"effects {len(self.effects())}, unpublished {self.waiting()}"
        tails = (
            f"{process.log.name}, exit code {process.exit_code}:\n"
            + "\n".join(process.log.read_text().splitlines()[-LAST_LINES:])
            for process in self._processes
        )
        return "\n".join((f"{counts}, ready {self.ready()}", *tails))

    @contextmanager
    def locked(self, table: str) -> Iterator[None]:
        """Nobody else reads the table."""
        with self.database.session() as session:
            session.execute(text(f"lock table {table}"))
            yield

    def is_waited_for(self, table: str) -> bool:
        """Whether somebody waits for a lock of the table."""
        waits = "select 1 from pg_locks where not granted and relation = "
        return bool(self.rows(f"{waits}'{table}'::regclass"))

    @contextmanager
    def database_read_only(self) -> Iterator[None]:
        """As after a failover, for every connection from now on."""
        name = make_url(self.url).database
        server = make_url(self.url).set(database="postgres")
        with _administration(server.render_as_string(False)) as execute:
            setting = f'alter database "{name}" {{}} default_transaction_read_only'
            execute(setting.format("set") + " = on")
            _throw_out(execute, name)
            try:
                yield
            finally:
                execute(setting.format("reset"))
                _throw_out(execute, name)

    @contextmanager
    def database_away(self) -> Iterator[None]:
        """Refuses and closes all connections, as when the server stops."""
        name = make_url(self.url).database
        server = make_url(self.url).set(database="postgres")
        with _administration(server.render_as_string(False)) as execute:
            execute(f'alter database "{name}" allow_connections false')
            _throw_out(execute, name)
            try:
                yield
            finally:
                execute(f'alter database "{name}" allow_connections true')


def _throw_out(execute: Any, database: str | None) -> None:
    execute(
        "select pg_terminate_backend(pid) from pg_stat_activity"
        f" where datname = '{database}'"
    )


@contextmanager
def _administration(url: str) -> Iterator[Any]:
    dsn = url.replace("postgresql+psycopg://", "postgresql://")
    with psycopg.connect(dsn, autocommit=True) as connection:
        yield connection.execute
