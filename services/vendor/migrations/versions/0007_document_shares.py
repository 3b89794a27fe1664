"""Private documents that others may read: sent along with a message or requirement"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "document_shares",
        sa.Column("ref_id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
    share = sa.ForeignKey("document_shares.ref_id", ondelete="CASCADE")
    file = sa.ForeignKey("drive_files.id", ondelete="CASCADE")
    op.create_table(
        "document_readers",
        sa.Column("file_id", UUID, file, primary_key=True),
        sa.Column("user_id", UUID, primary_key=True),
        sa.Column("ref_id", UUID, share, primary_key=True),
    )
    for name in ("ref_id", "user_id"):
        op.create_index(f"document_readers_by_{name}", "document_readers", [name])
