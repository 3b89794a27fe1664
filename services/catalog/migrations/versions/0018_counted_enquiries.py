"""Which enquiries count for their product"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "counted_enquiries",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("product_id", UUID, nullable=False),
        sa.Column("day", sa.Date, nullable=False),
        *(
            sa.Column(name, sa.Boolean, nullable=False)
            for name in ("is_announced", "is_proven", "is_standing")
        ),
    )
