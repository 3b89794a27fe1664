"""The colour of a seller, as vendor tells it"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("sellers", sa.Column("colour", sa.Text))
    # The same card told again (`haat resync`) fills the new column.
    op.execute("update sellers set version = 0")
