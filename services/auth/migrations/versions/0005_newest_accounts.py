"""An administrator's list of users begins with the newest without sorting all"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Beside the writers; what an attempt given up left behind goes first."""
    with op.get_context().autocommit_block():
        op.execute("set lock_timeout = '5s'")
        op.execute("drop index concurrently if exists accounts_newest")
        op.create_index(
            "accounts_newest",
            "accounts",
            [sa.text("created_at desc"), sa.text("id desc")],
            postgresql_where=sa.text("deleted_at is null"),
            postgresql_concurrently=True,
        )
