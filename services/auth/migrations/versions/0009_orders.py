"""Open orders of an account, as engagement publishes them"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0009"
down_revision = "0007"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "deal_orders",
        sa.Column("order_id", UUID, primary_key=True),
        sa.Column("user_id", UUID, primary_key=True),
        sa.Column("quote_id", UUID, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("number", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("deal_orders_of_account", "deal_orders", ["user_id"])
