"""How a buyer ranks quotes; whether a quote can be accepted in part"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "cost_settings",
        sa.Column("user_id", sa.Uuid, primary_key=True),
        sa.Column(
            "reclaims_vat", sa.Boolean, nullable=False, server_default=sa.false()
        ),
        sa.Column(
            "yearly_rate_pct", sa.Numeric(5, 2), nullable=False, server_default="0"
        ),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
    )
    only_complete = sa.Column(
        "is_all_or_none", sa.Boolean, nullable=False, server_default=sa.false()
    )
    op.add_column("quotes", only_complete)
    op.add_column("quotes", sa.Column("part_freight", sa.Numeric(14, 2)))
