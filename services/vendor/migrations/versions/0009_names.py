"""Names of companies: how they look, and the ones that wait for an administrator"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("sellers", sa.Column("name_skeletons", ARRAY(sa.Text)))
    for name in ("pending_name", "pending_name_ne", "name_refused_note"):
        op.add_column("sellers", sa.Column(name, sa.Text))
    op.add_column("sellers", sa.Column("pending_name_at", sa.DateTime(timezone=True)))
