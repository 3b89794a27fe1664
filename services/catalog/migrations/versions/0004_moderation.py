"""Moderation of products, what visitors report, and how often a page is seen."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0004"
down_revision = "0003"

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    for name in ("reason_code", "reason_note"):
        op.add_column("products", sa.Column(name, sa.Text))
    for name in ("reason_code", "note"):
        op.add_column("product_moves", sa.Column(name, sa.Text))
    op.execute("create index products_by_status on products (status, id)")
    _create_views()
    _create_reports()


def _create_views() -> None:
    op.create_table(
        "product_views",
        sa.Column("product_id", UUID, primary_key=True),
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
    # Who has looked today, by a mark that says nothing tomorrow.
    op.create_table(
        "product_viewers",
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("mark", sa.LargeBinary, primary_key=True),
    )


def _create_reports() -> None:
    op.create_table(
        "product_reports",
        sa.Column("id", UUID, primary_key=True),
        sa.Column(
            "product_id",
            UUID,
            sa.ForeignKey("products.id", ondelete="cascade"),
            nullable=False,
        ),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("reporter_id", UUID, index=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("email", sa.Text),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("note", sa.Text),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("closed_at", _TIME),
        sa.Column("closed_by", UUID),
    )
    op.execute(
        "create unique index product_reports_open on product_reports"
        " (product_id, person) where status = 'open'"
    )
    op.execute("create index product_reports_by on product_reports (person, id)")
    op.execute("create index product_reports_by_status on product_reports (status, id)")
