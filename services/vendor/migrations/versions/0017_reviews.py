"""Reviews of a seller's orders; the seller's pages follow them"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

from servicekit.changes import schema
from servicekit.changes.schema import Watch

revision = "0017"
down_revision = "0016"

TIME = sa.DateTime(timezone=True)
RATINGS = ("as_described", "on_time", "documents", "communication")


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "seller_reviews",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seller_id", UUID, nullable=False),
        sa.Column("is_hidden", sa.Boolean, nullable=False),
        *(sa.Column(name, sa.SmallInteger) for name in RATINGS),
        *(
            sa.Column(name, sa.Text)
            for name in ("company", "company_ne", "text", "reply")
        ),
        sa.Column("replied_at", TIME),
        sa.Column("published_at", TIME),
    )
    op.create_index(
        "seller_reviews_public",
        "seller_reviews",
        ["seller_id", "published_at"],
        postgresql_where=sa.text("not is_hidden"),
    )
    schema.watch_v1("seller_reviews", Watch("seller", "seller_id"))
