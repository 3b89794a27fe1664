"""Which enquiries count for the response rate, and until when to answer"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    table = "received_enquiries"
    op.add_column(table, sa.Column("is_proven", sa.Boolean))
    op.add_column(table, sa.Column("answer_by", sa.DateTime(timezone=True)))
    # The same enquiries told again (`haat resync`) fill the new columns.
    op.execute("update received_enquiries set version = 0")
