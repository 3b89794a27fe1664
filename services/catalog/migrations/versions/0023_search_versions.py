"""Versions of what is written to a shared search index"""

from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.execute("create sequence search_versions")
