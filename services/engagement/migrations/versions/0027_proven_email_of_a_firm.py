"""Whether a company's own e-mail address is proven: its mails go there"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    no = sa.Column(
        "has_proven_email", sa.Boolean, nullable=False, server_default=sa.false()
    )
    # Nobody has proven one before this version: there is nothing to resync.
    op.add_column("sellers", no)
