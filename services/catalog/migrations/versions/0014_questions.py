"""What buyers ask about a product in public."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

from servicekit.changes import schema
from servicekit.changes.schema import Watch

revision = "0014"
down_revision = "0013"

_TIME = sa.DateTime(timezone=True)
_INDEXES = (
    "product_questions_answered on product_questions"
    " (product_id, answered_at desc, id) where answered_at is not null",
    "product_questions_of_seller on product_questions (seller_id, id)",
    "product_questions_of_asker on product_questions (asker_id, product_id)",
)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "product_questions",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column(
            "product_id",
            UUID,
            sa.ForeignKey("products.id", ondelete="cascade"),
            nullable=False,
        ),
        sa.Column("seller_id", UUID, nullable=False),
        sa.Column("asker_id", UUID, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("asked_at", _TIME, nullable=False),
        sa.Column("answer", sa.Text),
        sa.Column("answered_at", _TIME),
        sa.CheckConstraint("(answer is null) = (answered_at is null)"),
    )
    for index in _INDEXES:
        op.execute(f"create index {index}")
    schema.watch_v1("product_questions", Watch("question", "product_id"))
