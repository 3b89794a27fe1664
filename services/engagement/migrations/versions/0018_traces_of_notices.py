"""What waits to be sent keeps the trace of whoever caused it"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

TABLES = ("notice_dispatches", "mails", "sms_messages")


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    for table in TABLES:
        op.add_column(table, sa.Column("traceparent", sa.Text))
