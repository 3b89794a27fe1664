"""drive_files.version, drive_product_uses: pictures that products show"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column(
        "drive_files",
        sa.Column("version", sa.Integer, nullable=False, server_default="1"),
    )
    op.create_table(
        "drive_product_uses",
        sa.Column("product_id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
