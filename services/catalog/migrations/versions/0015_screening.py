"""Products are looked at before they are public: words cleared, how new a firm is"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    none = sa.Column(
        "cleared_words", ARRAY(sa.Text), nullable=False, server_default="{}"
    )
    op.add_column("products", none)
    no = sa.Column("has_papers", sa.Boolean, nullable=False, server_default="false")
    op.add_column("sellers", no)
    op.add_column("sellers", sa.Column("onboarded_at", sa.DateTime(timezone=True)))
