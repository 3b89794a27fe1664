"""Limits of recipients, proven addresses, and two lanes of mails"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0025"
down_revision = "0024"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "limit_hits",
        sa.Column("id", sa.Uuid, primary_key=True),
        sa.Column("rule", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False, server_default=""),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_index("limit_hits_key", "limit_hits", ["rule", "key", "at"])
    op.create_index("limit_hits_at", "limit_hits", ["at"])
    op.create_table(
        "proven_emails",
        sa.Column("user_id", sa.Uuid, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("email_sha256", sa.Text, nullable=False),
    )
    op.create_table(
        "registrations",
        sa.Column("user_id", sa.Uuid, primary_key=True),
        sa.Column("registered_at", TIME, nullable=False),
    )
    _lanes()


def _lanes() -> None:
    """A mail written by the version before has no sender: it waits among itself."""
    op.add_column(
        "mails",
        sa.Column("is_urgent", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.add_column(
        "mails", sa.Column("sender", sa.Text, nullable=False, server_default="")
    )
    op.add_column("notifications", sa.Column("caused_by", postgresql.UUID))
