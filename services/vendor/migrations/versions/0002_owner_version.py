"""sellers.owner_version: auth's events about an owner, the newest wins"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    column = sa.Column("owner_version", sa.Integer, nullable=False, server_default="0")
    op.add_column("sellers", column)
