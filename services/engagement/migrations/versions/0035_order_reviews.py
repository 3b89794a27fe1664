"""Reviews of closed orders"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0035"
down_revision = "0034"

TIME = sa.DateTime(timezone=True)
RATINGS = ("as_described", "on_time", "documents", "communication")


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    create_reviews()
    create_history()


def some(type_: sa.types.TypeEngine | type, *names: str) -> list[sa.Column]:
    return [sa.Column(name, type_, nullable=False) for name in names]


def maybe(type_: sa.types.TypeEngine | type, *names: str) -> list[sa.Column]:
    return [sa.Column(name, type_) for name in names]


def belongs_to(column: str, table: str) -> sa.Column:
    reference = sa.ForeignKey(f"{table}.id", ondelete="cascade")
    return sa.Column(column, UUID, reference, nullable=False)


def create_reviews() -> None:
    op.create_table(
        "order_reviews",
        sa.Column("id", UUID, primary_key=True),
        *some(sa.Integer, "version"),
        belongs_to("order_id", "orders"),
        *some(UUID, "buyer_id", "seller_id"),
        *some(sa.Text, "status", "text"),
        *maybe(sa.Text, "company", "company_ne", "reply", "reason"),
        *some(sa.SmallInteger, *RATINGS),
        *maybe(TIME, "replied_at", "publish_at", "published_at"),
        *some(TIME, "created_at", "updated_at"),
        sa.UniqueConstraint("order_id"),
        *(sa.CheckConstraint(f"{name} between 1 and 5") for name in RATINGS),
    )
    op.create_index("order_reviews_by_seller", "order_reviews", ["seller_id"])
    op.create_index("order_reviews_by_buyer", "order_reviews", ["buyer_id"])
    waits = sa.text("publish_at is not null")
    op.create_index(
        "order_reviews_publish_at",
        "order_reviews",
        ["publish_at"],
        postgresql_where=waits,
    )


def create_history() -> None:
    op.create_table(
        "order_review_history",
        sa.Column("id", UUID, primary_key=True),
        belongs_to("review_id", "order_reviews"),
        *maybe(sa.Text, "from_status", "reason"),
        *some(sa.Text, "to_status", "role"),
        *maybe(UUID, "by_user"),
        *some(TIME, "at"),
    )
    op.create_index("order_review_history_of", "order_review_history", ["review_id"])
