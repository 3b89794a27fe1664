"""Photos of a receipt, and notes about a disputed order"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB, UUID

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    photos = sa.Column("attachment_ids", JSONB, nullable=False, server_default="[]")
    op.add_column("order_deliveries", photos)
    op.create_table(
        "order_notes",
        sa.Column("id", UUID, primary_key=True),
        sa.Column(
            "order_id",
            UUID,
            sa.ForeignKey("orders.id", ondelete="cascade"),
            nullable=False,
        ),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("by_user", UUID, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("order_notes_of", "order_notes", ["order_id"])
