"""Since when documents belong to a signed deal"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    held_since = sa.Column("held_since", sa.DateTime(timezone=True))
    op.add_column("document_shares", held_since)
