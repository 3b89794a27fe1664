"""Who opened the files of a requirement"""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "requirement_file_openings",
        sa.Column("requirement_id", sa.Uuid, primary_key=True),
        sa.Column("opening_id", sa.Uuid, primary_key=True),
        sa.Column("seller_id", sa.Uuid, nullable=False),
        sa.Column("file_id", sa.Uuid, nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
    )
