"""Reports: from which network, and whether the account was proven"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("product_reports", sa.Column("network", sa.Text))
    no = sa.Column("is_proven", sa.Boolean, nullable=False, server_default="false")
    op.add_column("product_reports", no)
