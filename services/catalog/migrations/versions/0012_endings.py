"""Sessions that ended are told to the processes that remember them."""

from alembic import op

from servicekit.http.endings import watch_endings_v1

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    watch_endings_v1()
