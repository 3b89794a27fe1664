"""The tables of the mechanism, for the migrations of each service.

A version of this function never changes once it has shipped; the next is `create_v2`.
"""

from collections.abc import Callable
from datetime import date, timedelta

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB, UUID

from servicekit.clock import now
from servicekit.partitions import first_id, midnight

_DAY = timedelta(days=1)
_TIME = sa.DateTime(timezone=True)

_NOTIFY = """
create function outbox_notify() returns trigger language plpgsql as
$$ begin perform pg_notify('outbox', ''); return null; end $$"""
_TRIGGER = """
create trigger outbox_wake after insert on outbox
for each statement execute function outbox_notify()"""


def create_v1() -> None:
    """outbox, inbox, idempotency_keys, revoked_sessions."""
    _create_outbox()
    op.create_table(
        "inbox",
        sa.Column("event_id", UUID, primary_key=True),
        sa.Column("handler", sa.Text, primary_key=True),
        sa.Column("received_at", _TIME, nullable=False, index=True),
    )
    op.create_table(
        "idempotency_keys",
        sa.Column("scope", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("body_hash", sa.Text, nullable=False),
        sa.Column("answer", JSONB),
        sa.Column("created_at", _TIME, nullable=False, index=True),
    )
    op.create_table(
        "revoked_sessions",
        sa.Column("subject", UUID, primary_key=True),
        sa.Column("revoked_at", _TIME, nullable=False, index=True),
    )


def create_applied_snapshots_v1() -> None:
    op.create_table(
        "applied_snapshots",
        sa.Column("replica", sa.Text, primary_key=True),
        sa.Column("applied_at", _TIME, nullable=False),
    )


def _create_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger, sa.Identity(always=True), primary_key=True),
        sa.Column("event_id", UUID, nullable=False, unique=True),
        sa.Column("type", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("actor", sa.Text),
        sa.Column("traceparent", sa.Text),
        sa.Column("payload", JSONB, nullable=False),
        sa.Column("created_at", _TIME, nullable=False, server_default=sa.func.now()),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("last_error", sa.Text),
        sa.Column("next_at", _TIME, nullable=False, server_default=sa.func.now()),
        sa.Column("published_at", _TIME),
        sa.Column("parked_at", _TIME),
    )
    todo = sa.text("published_at is null")
    op.create_index("outbox_todo", "outbox", ["id"], postgresql_where=todo)
    op.execute(_NOTIFY)
    op.execute(_TRIGGER)


# Before `partition_outbox_v1`, outside of its transaction: writers go on meanwhile.
OUTBOX_KEY_V1 = (
    "drop index concurrently if exists outbox_by_day",
    "create unique index concurrently outbox_by_day on outbox (id, created_at)",
)


def partition_v1(*more: Callable[[], None]) -> None:
    """inbox, outbox and more by day; their rows become the partition of the first days.

    Each in a transaction of its own, or a request that writes two of the tables and
    this would wait for each other. After an interruption it continues.
    """
    for partition in (partition_inbox_v1, partition_outbox_v1, *more):
        with op.get_context().autocommit_block():
            op.execute("set lock_timeout = '5s'")
            if partition is partition_outbox_v1 and not is_partitioned_v1("outbox"):
                for statement in OUTBOX_KEY_V1:
                    op.execute(statement)
        op.execute("set local lock_timeout = '5s'")
        partition()


def partition_inbox_v1() -> None:
    if not become_parent_v1("inbox", "event_id"):
        return
    for statement in _INBOX_V1:
        op.execute(statement)
    # Ids of another version than 7 lie anywhere: what is beyond the days moves.
    bound = first_id(_last_day() + _DAY)
    op.execute(
        f"with moved as (delete from inbox_before where event_id >= '{bound}'"  # noqa: S608
        " returning *) insert into inbox select * from moved"
    )
    attach_first_v1("inbox", first_id)


def partition_outbox_v1() -> None:
    """Needs the index of OUTBOX_KEY_V1."""
    if not become_parent_v1("outbox", "created_at"):
        return
    for statement in _OUTBOX_V1:
        op.execute(statement)
    attach_first_v1("outbox", midnight)


_OUTBOX_V1 = (
    "alter table outbox_before alter id drop identity",
    "create sequence outbox_id_seq owned by outbox.id",
    "select setval('outbox_id_seq', coalesce(max(id), 0) + 1, false)"
    " from outbox_before",
    "alter table outbox alter id set default nextval('outbox_id_seq')",
    "alter table outbox_before drop constraint outbox_pkey,"
    " add constraint outbox_before_pkey primary key using index outbox_by_day",
    "alter table outbox add primary key (id, created_at)",
    "create index on outbox (id) where published_at is null",
    "drop trigger outbox_wake on outbox_before",
    _TRIGGER,
)
_INBOX_V1 = (
    "alter table inbox_before rename constraint inbox_pkey to inbox_before_pkey",
    "alter table inbox add primary key (event_id, handler)",
    "create index on inbox (received_at)",
)


def become_parent_v1(table: str, column: str) -> bool:
    """A table of this name, by day; the former one is `<table>_before`.

    What no day takes is in the default partition. False when it was done before.
    """
    if is_partitioned_v1(table):
        return False
    op.execute(f"alter table {table} rename to {table}_before")
    op.execute(
        f"create table {table} (like {table}_before including defaults)"
        f" partition by range ({column})"
    )
    op.execute(f"create table {table}_default partition of {table} default")
    return True


def attach_first_v1(table: str, bound: Callable[[date], str]) -> None:
    """The former table takes the rows of the past, of today and of tomorrow."""
    op.execute(
        f"alter table {table} attach partition {table}_before"
        f" for values from (minvalue) to ('{bound(_last_day() + _DAY)}')"
    )
    op.execute(f"alter table {table}_before rename to {table}_{_last_day():%Y%m%d}")


def is_partitioned_v1(table: str) -> bool:
    kind = sa.text("select relkind = 'p' from pg_class where oid = to_regclass(:name)")
    return bool(op.get_bind().execute(kind, {"name": table}).scalar())


def _last_day() -> date:
    return now().date() + _DAY
