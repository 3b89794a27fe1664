"""Wishlists: a public link, the price when it was added, and what can be taken back"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB, UUID

revision = "0007"
down_revision = "0006"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("wishlists", sa.Column("share_token", sa.Text))
    op.create_index("wishlists_shared", "wishlists", ["share_token"], unique=True)
    op.add_column("wishlist_items", sa.Column("added_price", sa.Numeric(14, 2)))
    op.create_table(
        "wishlist_removals",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("user_id", UUID, nullable=False),
        sa.Column("wishlist_id", UUID, nullable=False),
        sa.Column("product_id", UUID),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("list_created_at", TIME, nullable=False),
        sa.Column("items", JSONB, nullable=False),
        sa.Column("removed_at", TIME, nullable=False, index=True),
    )
    op.create_index("wishlist_removals_by_user", "wishlist_removals", ["user_id"])
