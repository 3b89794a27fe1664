"""The day by which an enquiry's goods are needed, and the files sent along"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("enquiries", sa.Column("needed_by", sa.Date))
    none = sa.Column("attachment_ids", JSONB, nullable=False, server_default="[]")
    op.add_column("enquiries", none)
