"""drive_files, drive_uses, document_accesses, drive_removals; pictures of sellers"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY, UUID

revision = "0003"
down_revision = "0002"

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("sellers", sa.Column("logo_file_id", UUID))
    op.add_column("sellers", sa.Column("banner_file_id", UUID))
    op.add_column("sellers", sa.Column("theme_color", sa.Text))
    _create_files()
    _create_uses()
    _create_accesses()
    op.create_table(
        "drive_removals",
        sa.Column("folder", sa.Text, primary_key=True),
        sa.Column("due_at", _TIME, nullable=False, index=True),
    )


def _create_files() -> None:
    op.create_table(
        "drive_files",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("seller_id", UUID, sa.ForeignKey("sellers.id"), nullable=False),
        sa.Column("folder_id", UUID, sa.ForeignKey("drive_files.id"), index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("mime", sa.Text),
        sa.Column("size_bytes", sa.BigInteger, nullable=False),
        sa.Column("width", sa.Integer),
        sa.Column("height", sa.Integer),
        sa.Column("sizes", ARRAY(sa.Integer), nullable=False),
        sa.Column("is_private", sa.Boolean, nullable=False),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("deleted_at", _TIME, index=True),
        sa.Column("deleted_with", UUID, index=True),
    )
    op.create_index("drive_by_seller", "drive_files", ["seller_id", "folder_id"])


def _create_uses() -> None:
    op.create_table(
        "drive_uses",
        sa.Column("file_id", UUID, _file(), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("ref_id", UUID, primary_key=True),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("link", sa.Text, nullable=False),
    )
    op.create_index("drive_uses_by_ref", "drive_uses", ["kind", "ref_id"])


def _create_accesses() -> None:
    op.create_table(
        "document_accesses",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("file_id", UUID, _file(), nullable=False, index=True),
        sa.Column("user_id", UUID, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("at", _TIME, nullable=False),
    )


def _file() -> sa.ForeignKey:
    return sa.ForeignKey("drive_files.id", ondelete="CASCADE")
