"""Files with requirements and quotes; how often it was told who may read them"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    for table in ("requirements", "quotes"):
        none = sa.Column("attachment_ids", JSONB, nullable=False, server_default="[]")
        op.add_column(table, none)
    never = sa.Column("files_version", sa.Integer, nullable=False, server_default="0")
    op.add_column("requirements", never)
