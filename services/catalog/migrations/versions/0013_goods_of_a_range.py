"""A range that is renamed or removed finds its goods without reading all there are"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Beside the writers; what an attempt given up left behind goes first."""
    with op.get_context().autocommit_block():
        op.execute("set lock_timeout = '5s'")
        op.execute("drop index concurrently if exists products_by_range")
        op.create_index(
            "products_by_range",
            "products",
            ["product_range_id"],
            postgresql_where=sa.text("product_range_id is not null"),
            postgresql_concurrently=True,
        )
