"""How fast sellers answer, as vendor counts it."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "seller_responses",
        sa.Column("seller_id", UUID, primary_key=True),
        sa.Column("counted_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("response_rate", sa.Integer),
        sa.Column("response_time_hours", sa.Double),
    )
