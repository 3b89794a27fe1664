"""A database of its own for a test run, on the server in HAAT_TEST_DATABASE_URL."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Engine, make_url, text

from servicekit import schema

SERVER = os.environ.get("HAAT_TEST_DATABASE_URL", "")
AMQP_URL = os.environ.get("HAAT_TEST_AMQP_URL", "")


@contextmanager
def fresh_database(name: str) -> Iterator[str]:
    """Creates the database and drops it afterwards; yields its SQLAlchemy URL."""
    if not SERVER:
        raise RuntimeError(
            "HAAT_TEST_DATABASE_URL is not set: run tests by `make test`"
        )
    unique = f"test_{name}_{os.getpid()}"
    _administer(f'drop database if exists "{unique}" with (force)')
    _administer(f'create database "{unique}"')
    try:
        url = make_url(SERVER).set(database=unique, drivername="postgresql+psycopg")
        yield url.render_as_string(hide_password=False)
    finally:
        _administer(f'drop database if exists "{unique}" with (force)')


def _administer(statement: str) -> None:
    dsn = SERVER.replace("postgresql+psycopg://", "postgresql://")
    with psycopg.connect(dsn, autocommit=True) as connection:
        connection.execute(statement)


def migrate(service_folder: Path) -> None:
    """Runs the service's migrations; its settings say on which database."""
    config = Config(service_folder / "alembic.ini")
    config.set_main_option("script_location", str(service_folder / "migrations"))
    command.upgrade(config, "head")


def create_mechanism(engine: Engine, more: str = "") -> None:
    """The mechanism's own tables, and more, without migrations of a service."""
    with engine.begin() as connection:
        with Operations.context(MigrationContext.configure(connection)):
            schema.create_v1()
        if more:
            connection.execute(text(more))


def empty(engine: Engine) -> None:
    """Empties every table but the migrations' own."""
    with engine.begin() as connection:
        names = connection.execute(
            text(
                "select tablename from pg_tables where schemaname = 'public'"
                " and tablename <> 'alembic_version'"
            )
        ).scalars()
        tables = ", ".join(f'"{name}"' for name in names)
        if tables:
            connection.execute(text(f"truncate {tables} restart identity cascade"))
