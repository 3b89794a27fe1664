"""The ratings of sellers, as vendor counts them"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

from servicekit.changes import schema
from servicekit.changes.schema import Watch

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "seller_ratings",
        sa.Column("seller_id", UUID, primary_key=True),
        sa.Column("counted_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("review_count", sa.Integer, nullable=False),
        sa.Column("mean_rating", sa.Double),
    )
    schema.watch_v1("seller_ratings", Watch("seller", "seller_id"))
