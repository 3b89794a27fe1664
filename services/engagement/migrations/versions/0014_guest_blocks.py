"""Guests from whom a seller wants nothing more, known by marks of phone and e-mail"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "guest_blocks",
        sa.Column("seller_id", UUID, primary_key=True),
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
