"""A code goes by SMS or by mail"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    by_sms = sa.Column("channel", sa.Text, nullable=False, server_default="sms")
    op.add_column("phone_codes", by_sms)
