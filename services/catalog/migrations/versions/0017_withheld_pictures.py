"""Vendor hears which products are withheld: their pictures of My Drive are, too"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    no = sa.Column("is_withheld", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("drive_uses", no)
