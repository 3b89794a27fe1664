"""The lines of a quote that were accepted"""

from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    """Beside the writers: a quote without them was accepted whole."""
    op.execute("set local lock_timeout = '5s'")
    op.execute("alter table quotes add column if not exists awarded_lines jsonb")
