"""Events for readers to come were refused by the broker ten times and parked"""

from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.execute(
        "update outbox set published_at = now(), parked_at = null"
        " where type = 'engagement.message_sent.v1' and published_at is null"
    )
