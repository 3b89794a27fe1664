"""What is wanted now: enquiries by day, a score of each product, live requirements."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

from servicekit.changes import schema
from servicekit.changes.schema import Watch

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    _create_enquiries()
    _create_trends()
    _follow_requirements()
    op.create_index(
        "sellers_there",
        "sellers",
        ["district_id", "is_verified", "id"],
        postgresql_where=sa.text("status = 'active'"),
    )


def _create_enquiries() -> None:
    op.create_table(
        "product_enquiries",
        sa.Column("product_id", UUID, primary_key=True),
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
    for table in ("product_enquiries", "product_views"):
        op.create_index(f"{table}_day", table, ["day"])


def _create_trends() -> None:
    op.create_table(
        "product_trends",
        sa.Column("product_id", UUID, primary_key=True),
        sa.Column("score", sa.Integer, nullable=False),
    )
    op.execute(
        "create index product_trends_score on product_trends (score desc, product_id)"
    )
    schema.watch_v1("product_trends", Watch("trend", "product_id"))


def _follow_requirements() -> None:
    """One told as closed stays, so that what was told before it opens nothing."""
    table = "live_requirements"
    op.add_column(
        table, sa.Column("version", sa.Integer, nullable=False, server_default="0")
    )
    op.add_column(
        table,
        sa.Column("is_open", sa.Boolean, nullable=False, server_default=sa.true()),
    )
    op.alter_column(table, "unit_id", nullable=True)
    op.alter_column(table, "category_id", nullable=True)
    op.create_index(
        "live_requirements_open",
        table,
        [sa.text("opened_at desc"), "id"],
        postgresql_where=sa.text("is_open"),
    )
