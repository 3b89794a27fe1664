"""Tasks of a queue that a user has deferred"""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "task_deferrals",
        sa.Column("user_id", sa.Uuid, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("link", sa.Text, primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
