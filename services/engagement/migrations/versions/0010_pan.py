"""The PAN a verified seller's quotations carry"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("sellers", sa.Column("pan_number", sa.Text))
    # The same card told again (`haat resync`) fills the new column.
    op.execute("update sellers set version = 0")
