"""Which notices reach a user by which ways; notices that wait to be sent; who is gone"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0004"
down_revision = "0003"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    # A default, for the version before this one still writes rows.
    shown = sa.Column("is_shown", sa.Boolean, nullable=False, server_default="true")
    op.add_column("notifications", shown)
    op.create_table(
        "notification_preferences",
        sa.Column("user_id", UUID, primary_key=True),
        sa.Column("topic", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("is_on", sa.Boolean, nullable=False),
        sa.Column("changed_at", TIME, nullable=False),
    )
    create_dispatches()
    op.create_table(
        "departed_users",
        sa.Column("user_id", UUID, primary_key=True),
        sa.Column("departed_at", TIME, nullable=False),
    )


def create_dispatches() -> None:
    notice = sa.ForeignKey("notifications.id", ondelete="cascade")
    op.create_table(
        "notice_dispatches",
        sa.Column("notice_id", UUID, notice, primary_key=True),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("user_id", UUID, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("thread", sa.Text, nullable=False),
        sa.Column("created_at", TIME, nullable=False, index=True),
        sa.Column("due_at", TIME, nullable=False),
        sa.Column("asked_at", TIME),
        sa.Column("dropped_at", TIME),
    )
    waiting = sa.text("asked_at is null and dropped_at is null")
    op.create_index(
        "notice_dispatches_due",
        "notice_dispatches",
        ["due_at"],
        postgresql_where=waiting,
    )
    same = ["user_id", "channel", "thread"]
    op.create_index("notice_dispatches_same", "notice_dispatches", same)
