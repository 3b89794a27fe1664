"""When a seller is closed, as vendor tells it"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("sellers", sa.Column("closed_from", sa.Date))
    op.add_column("sellers", sa.Column("closed_to", sa.Date))
    # The same card told again (`haat resync`) fills the new columns.
    op.execute("update sellers set version = 0")
