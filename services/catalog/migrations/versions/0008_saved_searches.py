"""Saved searches, the products each has met, and searches without result."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0008"
down_revision = "0007"

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    _create_searches()
    _create_hits()
    _create_misses()


def _create_searches() -> None:
    op.create_table(
        "saved_searches",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("user_id", UUID, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("query_string", sa.Text, nullable=False),
        sa.Column("alert", sa.Text, nullable=False),
        sa.Column("new_count", sa.Integer, nullable=False),
        sa.Column("untold", sa.Integer, nullable=False),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("told_at", _TIME),
        sa.UniqueConstraint("user_id", "query_string"),
        sa.CheckConstraint("alert in ('none', 'instant', 'daily')"),
    )
    op.create_index(
        "saved_searches_untold",
        "saved_searches",
        ["id"],
        postgresql_where=sa.text("untold > 0"),
    )


def _create_hits() -> None:
    search = sa.ForeignKey("saved_searches.id", ondelete="CASCADE")
    op.create_table(
        "saved_search_hits",
        sa.Column("search_id", UUID, search, primary_key=True),
        sa.Column("product_id", UUID, primary_key=True),
        sa.Column("met_at", _TIME, nullable=False),
    )
    op.create_index("saved_search_hits_met", "saved_search_hits", ["met_at"])
    op.create_index("product_moves_moved", "product_moves", ["moved_at"])


def _create_misses() -> None:
    op.create_table(
        "search_misses",
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("folded", sa.Text, primary_key=True),
        sa.Column("category_id", UUID, primary_key=True),
        sa.Column("district_id", sa.Integer, primary_key=True),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("visitors", sa.Integer, nullable=False),
        sa.Column("last_at", _TIME, nullable=False),
    )
