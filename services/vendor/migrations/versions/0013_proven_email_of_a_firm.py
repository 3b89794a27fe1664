"""A company's own e-mail address is proven by a code"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    by_sms = sa.Column("channel", sa.Text, nullable=False, server_default="sms")
    op.add_column("phone_codes", by_sms)
    op.add_column("sellers", sa.Column("email_verified_at", sa.DateTime(timezone=True)))
    # The language of the owner's screen when a contact was proven: notices use it.
    op.add_column("sellers", sa.Column("notice_locale", sa.Text))
