"""What was decided about a report, and the language of who wrote it"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("reports", sa.Column("decision", sa.Text))
    locale = sa.Column("locale", sa.Text, nullable=False, server_default="en")
    op.add_column("reports", locale)
