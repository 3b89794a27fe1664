"""Columns of requirements that no version reads: digests are kept by person and day"""

from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.drop_column("requirements", "digest_due_at")
    op.drop_column("requirements", "digest_count")
