"""Why an import failed, as front ends word it"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("imports", sa.Column("error_reason", JSONB))
