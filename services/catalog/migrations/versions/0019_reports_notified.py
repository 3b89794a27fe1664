"""When a firm heard of the reports about a product that stays public"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    notified_at = sa.Column("notified_at", sa.DateTime(timezone=True))
    op.add_column("product_reports", notified_at)
