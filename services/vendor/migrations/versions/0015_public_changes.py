"""What public pages read tells when it changes"""

from alembic import op

from servicekit.changes import schema
from servicekit.changes.schema import Watch

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    schema.watch_v1("sellers", Watch("seller"))
    schema.watch_v1("categories", Watch("category"))
