"""The registration number of a verified seller, for its documents"""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("sellers", sa.Column("registration_number", sa.Text))
    # The same version again (`haat resync`) fills the new column.
    op.execute("update sellers set version = 0")
