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
    with psycopg.connect(_dsn(SERVER), autocommit=True) as connection:
        connection.execute(statement)


def _dsn(url: str) -> str:
    return url.replace("postgresql+psycopg://", "postgresql://")


def migrate(service_folder: Path) -> None:
    """Runs the service's migrations; its settings say on which database."""
    config = Config(service_folder / "alembic.ini")
    config.set_main_option("script_location", str(service_folder / "migrations"))
    command.upgrade(config, "head")


def leave_alone(url: str) -> None:
    """No vacuum at a moment of its own, which would lay rows in another order."""
    with psycopg.connect(_dsn(url), autocommit=True) as connection:
        connection.execute(_LEAVE_ALONE)


_LEAVE_ALONE = """
do $$
declare
  each regclass;
begin
  for each in select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
  loop
    execute format('alter table %s set (autovacuum_enabled = off)', each);
  end loop;
end $$
"""


def create_mechanism(
    engine: Engine, more: str = "", *, is_partitioned: bool = True
) -> None:
    """The mechanism's own tables, and more, without migrations of a service."""
    with engine.begin() as connection:
        with Operations.context(MigrationContext.configure(connection)):
            schema.create_v1()
            schema.create_applied_snapshots_v1()
        if more:
            connection.execute(text(more))
    if is_partitioned:
        partition(engine)


def partition(engine: Engine) -> None:
    """As the migration that brought the days."""
    with (
        engine.connect() as connection,
        Operations.context(context := MigrationContext.configure(connection)),
        context.begin_transaction(),
    ):
        schema.partition_v1()


@contextmanager
def idle_transaction(engine: Engine, statement: str) -> Iterator[None]:
    """Idle after the statement, with a snapshot that vacuum must respect."""
    dsn = engine.url.set(drivername="postgresql")
    with psycopg.connect(dsn.render_as_string(hide_password=False)) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        connection.execute(statement.encode())
        yield


def empty(engine: Engine) -> None:
    """Empties every table but the migrations' own, and restarts every sequence.

    Like a truncation it waits for whoever still writes, and nobody is told; unlike one
    it makes no new file of every table and index, which took most of a test's time.
    """
    with engine.begin() as connection:
        connection.execute(text(_EMPTY))


# What has grown over a megabyte is truncated after all: nobody vacuums here.
_EMPTY = """
do $$
declare
  tables regclass[];
  each regclass;
begin
  select array_agg(oid::regclass) into tables from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname <> 'alembic_version';
  if tables is null then return; end if;
  execute 'lock table ' || array_to_string(tables, ', ') || ' in access exclusive mode';
  set local session_replication_role = replica;  -- no trigger, no foreign key
  foreach each in array tables loop
    if pg_relation_size(each) > 1000000 then
      execute format('truncate %s cascade', each);
    elsif pg_relation_size(each) > 0 then
      execute format('delete from %s', each);
    end if;
  end loop;
  perform setval(seqrelid, seqstart, false) from pg_sequence;
end $$
"""
