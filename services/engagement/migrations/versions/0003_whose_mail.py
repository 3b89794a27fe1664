"""mails.user_id, sms_messages.user_id: whose they are, to forget them with the user"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    for name in ("mails", "sms_messages"):
        op.add_column(name, sa.Column("user_id", UUID))
        op.create_index(f"{name}_by_user", name, ["user_id"])
