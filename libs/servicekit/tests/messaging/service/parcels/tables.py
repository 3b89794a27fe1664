"""The tables of parcels; `effects` has no key, so that a double would show."""

from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Engine, text

from servicekit import schema

_OWN = """
create table parcels (id uuid primary key);
create table effects (event_id uuid not null, parcel_id uuid not null, trace_id text);
create table fixes (mood text primary key)"""


def create(engine: Engine) -> None:
    with engine.begin() as connection:
        with Operations.context(MigrationContext.configure(connection)):
            schema.create_v1()
        connection.execute(text(_OWN))
