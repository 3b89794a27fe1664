"""Secrets that change while processes run: new connections use the new ones."""

import asyncio
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from parcels.commands import ParcelsSettings
from sqlalchemy import make_url, text
from sqlalchemy.exc import OperationalError
from stack import Stack

from servicekit.db import Database
from servicekit.http.errors import Unavailable
from servicekit.storage.storage import Storage
from servicekit.testing.brokers import free_ports
from servicekit.testing.buckets import BucketKeys, s3_server
from servicekit.testing.ports import unused_port
from servicekit.testing.processes import eventually

pytestmark = pytest.mark.slow

ROLE = "parcels_rotation"


class Secrets:
    """A mounted folder of secrets, and the servers that check them."""

    def __init__(self, stack: Stack, folder: Path) -> None:
        self._stack, self.folder = stack, folder
        stack.run(f"drop role if exists {ROLE}")
        stack.run(f"create role {ROLE} login superuser password 'old'")
        broker = stack.broker
        broker.control("add_user", ROLE, "old")
        broker.control("set_permissions", ROLE, ".*", ".*", ".*")
        self.publish("old")

    def rotate_database(self) -> None:
        """Closes every connection, as when a server restarts."""
        self._stack.run(f"alter role {ROLE} password 'new'")
        self._stack.run(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            f" where usename = '{ROLE}'"
        )

    def rotate_broker(self) -> None:
        self._stack.broker.control("change_password", ROLE, "new")
        self._stack.broker.control("close_all_user_connections", ROLE, "rotated")

    def publish(self, password: str) -> None:
        """Replaces complete files, as the cluster does with a changed secret."""
        url = make_url(self._stack.url).set(username=ROLE, password=password)
        amqp = self._stack.broker.url.replace("guest:guest", f"{ROLE}:{password}")
        shown = url.render_as_string(hide_password=False)
        self.write({"PARCELS_DATABASE_URL": shown, "HAAT_AMQP_URL": amqp})

    def write(self, values: Mapping[str, str]) -> None:
        for name, value in values.items():
            fresh = self.folder / f"{name}.new"
            fresh.write_text(value + "\n", "utf-8")
            fresh.replace(self.folder / name)

    def drop(self) -> None:
        self._stack.run(f"drop role {ROLE}")
        self._stack.broker.control("delete_user", ROLE)


@pytest.fixture
def secrets(
    stack: Stack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Secrets]:
    folder = tmp_path / "secrets"
    folder.mkdir()
    for name in ("PARCELS_DATABASE_URL", "HAAT_AMQP_URL"):
        stack.environment.pop(name)
        monkeypatch.delenv(name, raising=False)
    stack.environment["HAAT_SECRETS_DIR"] = str(folder)
    monkeypatch.setenv("HAAT_SECRETS_DIR", str(folder))
    made = Secrets(stack, folder)
    yield made
    stack.end_processes()
    made.drop()


def is_ready(port: int) -> bool | None:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready") as answer:
            return bool(answer.status == 200)
    except urllib.error.HTTPError as error:
        return error.code != 503
    except OSError:
        return None


def test_every_database_connection_uses_the_new_password(
    secrets: Secrets,
) -> None:
    async def doors(database: Database) -> None:
        with database.session() as session:
            session.execute(text("select 1"))
        async with database.reads.connect() as connection:
            await connection.execute(text("select 1"))

    async def rotated() -> None:
        database = Database.connect(ParcelsSettings())
        await doors(database)
        secrets.rotate_database()
        with pytest.raises(OperationalError):
            database.ping()
        with pytest.raises(OperationalError):
            async with database.reads.connect() as connection:
                await connection.execute(text("select 1"))
        secrets.publish("new")
        await doors(database)
        await database.close()

    asyncio.run(rotated())


def test_relay_and_worker_recover_and_are_unready_meanwhile(
    stack: Stack, secrets: Secrets
) -> None:
    ports = free_ports()
    stack.environment["HAAT_METRICS_PORT"] = str(ports.amqp)
    stack.relay()
    stack.environment["HAAT_METRICS_PORT"] = str(ports.dist)
    worker = stack.worker()
    eventually(lambda: is_ready(ports.amqp) and is_ready(ports.dist))

    secrets.rotate_database()
    secrets.rotate_broker()
    eventually(lambda: is_ready(ports.amqp) is False)
    eventually(lambda: not is_ready(ports.dist))
    secrets.publish("new")
    eventually(lambda: worker.exit_code == 0)
    stack.worker()  # as its supervisor does
    events = [stack.send()[0]]

    eventually(lambda: set(events) <= set(stack.effects()))
    eventually(lambda: is_ready(ports.amqp) and is_ready(ports.dist))


def test_a_worker_stops_when_only_its_secret_changes(
    stack: Stack, secrets: Secrets
) -> None:
    worker = stack.worker()
    secrets.publish("new")

    eventually(lambda: worker.exit_code == 0)


def puts(storage: Storage) -> bool:
    try:
        storage.put("drive/a", b"x")
    except Unavailable:
        return False
    return True


@pytest.fixture
def keys(
    stack: Stack, secrets: Secrets, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[BucketKeys]:
    """A bucket that checks keys; the first pair is in the secrets."""
    with s3_server(tmp_path) as known:
        keys = BucketKeys(known["HAAT_STORAGE_S3_ENDPOINT"])
        pair = keys.rotate()
        for name in known.keys() - pair.keys():
            stack.environment[name] = known[name]
            monkeypatch.setenv(name, known[name])
        secrets.write(pair)
        yield keys


def test_storage_uses_the_new_keys_and_its_worker_is_unready_meanwhile(
    stack: Stack, secrets: Secrets, keys: BucketKeys
) -> None:
    port = unused_port()
    stack.environment["HAAT_METRICS_PORT"] = str(port)
    worker, storage = stack.worker(), Storage.connect(ParcelsSettings())
    eventually(lambda: is_ready(port))
    assert puts(storage)

    fresh = keys.rotate()
    eventually(lambda: is_ready(port) is False)
    assert not puts(storage)

    secrets.write(fresh)
    eventually(lambda: is_ready(port))
    eventually(lambda: puts(storage))
    assert worker.exit_code is None
