"""The tables of the mechanism, for each service's first migration.

A version of this function never changes once it has shipped; the next is `create_v2`.
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB, UUID

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
