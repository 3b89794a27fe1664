"""Pods wait for the tables their version needs: in k8s/components/migration."""

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from typer.testing import CliRunner

from servicekit.cli.main import build
from servicekit.testing.databases import fresh_database

ROOT = Path(__file__).parents[3]
RAN, TOO_OLD = 0, 1


@pytest.fixture
def dsn(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("HAAT_AMQP_URL", "amqp://nobody@127.0.0.1/")
    with fresh_database("schema") as url:
        monkeypatch.setenv("AUTH_DATABASE_URL", url)
        yield url.replace("+psycopg", "")


def migrated_to(dsn: str, revision: str) -> None:
    with psycopg.connect(dsn, autocommit=True) as connection:
        connection.execute("create table alembic_version (version_num text)")
        connection.execute("insert into alembic_version values (%s)", [revision])


def waited() -> int:
    words = ["schema", "await", "auth", "--max-s", "0"]
    return CliRunner().invoke(build(), words).exit_code


def newest() -> str:
    files = (ROOT / "services/auth/migrations/versions").glob("[0-9]*.py")
    return max(file.name[:4] for file in files)


def test_an_empty_database_is_not_ready(dsn: str) -> None:
    assert waited() == TOO_OLD


def test_tables_of_an_older_version_are_not_ready(dsn: str) -> None:
    migrated_to(dsn, "0001")

    assert waited() == TOO_OLD


def test_the_newest_migration_is_ready(dsn: str) -> None:
    migrated_to(dsn, newest())

    assert waited() == RAN


def test_after_a_rollback_newer_tables_are_ready(dsn: str) -> None:
    migrated_to(dsn, "9999")

    assert waited() == RAN


def test_an_unavailable_database_is_retried(
    dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = "postgresql+psycopg://nobody@127.0.0.1:1/none"
    monkeypatch.setenv("AUTH_DATABASE_URL", away)

    assert waited() == TOO_OLD
