"""When a seller is closed, as vendor tells it"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    for name in ("closed_from", "closed_to"):
        op.add_column("sellers", sa.Column(name, sa.Date))
    # The same card told again (`haat resync`) fills the new columns.
    op.execute("update sellers set version = 0")
