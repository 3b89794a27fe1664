"""Search by an engine in each process: synonyms to edit, rebuilds to ask for."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY, UUID

from servicekit.changes import schema
from servicekit.changes.schema import Watch

revision = "0007"
down_revision = "0006"

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "search_synonyms",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("words", ARRAY(sa.Text), nullable=False),
        sa.Column("note", sa.Text),
        sa.Column("updated_at", _TIME, nullable=False),
    )
    _create_rebuilds()
    schema.watch_v1("search_synonyms", Watch("synonym"))
    schema.watch_v1("search_rebuilds", Watch("search_rebuild"))


def _create_rebuilds() -> None:
    op.create_table(
        "search_rebuilds",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("asked_at", _TIME, nullable=False),
    )
    op.create_table(
        "search_rebuild_steps",
        sa.Column(
            "rebuild_id",
            UUID,
            sa.ForeignKey("search_rebuilds.id", ondelete="cascade"),
            primary_key=True,
        ),
        sa.Column("replica", sa.Text, primary_key=True),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("finished_at", _TIME),
        sa.Column("error", sa.Text),
    )
