"""Public reads from a streaming replica, also through a PgBouncer."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi import APIRouter
from fastapi.testclient import TestClient
from servers import Server, bouncer, pooled, primary_with_replica

from servicekit.db import PublicReader, Reader
from servicekit.http.app import create_app
from servicekit.reads import fetch_first
from servicekit.settings import ServiceSettings
from servicekit.testing.processes import eventually

PAUSE, RESUME = "select pg_wal_replay_pause()", "select pg_wal_replay_resume()"
_NAME = sa.text("select name, pg_is_in_recovery() as is_late from things")
SIGNED_IN = {"Authorization": "Bearer x"}
router = APIRouter()


@router.get("/public")
async def public(reads: PublicReader) -> dict[str, Any]:
    return dict(await fetch_first(reads, _NAME) or {})


@router.get("/own")
async def own(reads: Reader) -> dict[str, Any]:
    return dict(await fetch_first(reads, _NAME) or {})


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    with primary_with_replica() as (primary, replica):
        primary.execute("create table things (name text)")
        primary.execute("insert into things values ('old')")
        eventually(lambda: replica.execute("select to_regclass('things')")[0][0])
        yield primary, replica


@contextmanager
def client(primary: Server, read_url: str) -> Iterator[TestClient]:
    settings = ServiceSettings(
        name="things",
        database_url=primary.url,
        read_database_url=read_url,
        amqp_url="amqp://unused",
    )
    with TestClient(create_app(settings, (router,))) as client:
        yield client


def name(client: TestClient, path: str, **headers: str) -> Any:
    return client.get(path, headers=headers).json()["name"]


def test_public_reads_are_of_the_replica_and_own_ones_are_not(
    servers: tuple[Server, Server],
) -> None:
    primary, replica = servers
    with client(primary, replica.url) as calls:
        replica.execute(PAUSE)
        primary.execute("update things set name = 'new'")
        assert name(calls, "/public") == "old"
        assert name(calls, "/own") == "new"
        assert name(calls, "/public", **SIGNED_IN) == "new"
        replica.execute(RESUME)
        eventually(lambda: name(calls, "/public") == "new")


def test_without_a_read_url_public_reads_are_of_the_primary(
    servers: tuple[Server, Server],
) -> None:
    primary, _ = servers
    with client(primary, "") as calls:
        assert calls.get("/public").json()["is_late"] is False


def test_statements_share_the_sessions_of_a_pgbouncer(
    servers: tuple[Server, Server], tmp_path: Path
) -> None:
    if bouncer() is None:
        pytest.skip("pgbouncer is missing: apt-get install pgbouncer")
    primary, replica = servers
    with pooled(replica, tmp_path, size=2) as pool, client(primary, pool.url) as calls:
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(lambda _: calls.get("/public"), range(120)))
        used = replica.execute(
            "select count(*) from pg_stat_activity where usename = 'haat'"
            " and backend_type = 'client backend' and pid <> pg_backend_pid()"
        )
    assert {each.status_code for each in answers} == {200}
    assert all(each.json()["is_late"] for each in answers)
    assert used == [(2,)]
