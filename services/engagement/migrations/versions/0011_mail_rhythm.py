"""How often a user gets mail; requirements have no digest of their own any more"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "mail_rhythms",
        sa.Column("user_id", UUID, primary_key=True),
        sa.Column("rhythm", sa.Text, nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
    )
