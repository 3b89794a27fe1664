"""Sessions that ended are told to the processes that remember them."""

from alembic import op

from servicekit.changes import schema
from servicekit.http.endings import watch_endings_v1

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    schema.create_v1()
    watch_endings_v1()
