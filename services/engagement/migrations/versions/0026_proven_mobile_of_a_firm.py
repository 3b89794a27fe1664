"""Whether a company's own number is proven: its SMS go there"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column(
        "sellers",
        sa.Column(
            "has_proven_mobile", sa.Boolean, nullable=False, server_default=sa.false()
        ),
    )
    # The same card told again (`haat resync`) fills the new column.
    op.execute("update sellers set version = 0")
