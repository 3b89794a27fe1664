"""Certificates and photos of a company; its pages follow them"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

from servicekit.changes import schema
from servicekit.changes.schema import Watch

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "seller_certificates",
        sa.Column("id", UUID, primary_key=True),
        sa.Column(
            "seller_id", UUID, sa.ForeignKey("sellers.id"), nullable=False, index=True
        ),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("issuer", sa.Text, nullable=False),
        sa.Column("valid_until", sa.Date),
        sa.Column("file_id", UUID, sa.ForeignKey("drive_files.id")),
    )
    op.create_table(
        "seller_photos",
        sa.Column("seller_id", UUID, sa.ForeignKey("sellers.id"), primary_key=True),
        sa.Column("file_id", UUID, sa.ForeignKey("drive_files.id"), primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
    )
    for table in ("seller_certificates", "seller_photos"):
        schema.watch_v1(table, Watch("seller", "seller_id"))
