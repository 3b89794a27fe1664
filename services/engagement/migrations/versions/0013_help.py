"""Articles of the help centre, and what people write to the helpdesk"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0013"
down_revision = "0012"

TIME = sa.DateTime(timezone=True)


def text(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text, nullable=False) for name in names]


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "help_articles",
        sa.Column("slug", sa.Text, primary_key=True),
        *text("audience", "category", "title", "title_ne", "summary", "summary_ne"),
        *text("body", "body_ne", "folded_title", "folded", "digest"),
        sa.Column("order", sa.Integer, nullable=False),
        sa.Column("is_published", sa.Boolean, nullable=False),
        sa.Column("updated_at", TIME, nullable=False),
    )
    op.create_table(
        "tickets",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("reference", sa.Text, nullable=False, unique=True),
        *text("kind", "status", "name", "email", "text", "locale"),
        *(sa.Column(name, sa.Text) for name in ("phone", "about", "article")),
        *(sa.Column(name, sa.Text) for name in ("reply", "note")),
        sa.Column("is_helpful", sa.Boolean),
        sa.Column("user_id", UUID),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("updated_at", TIME, nullable=False),
    )
    op.create_index("tickets_by_status", "tickets", ["status", "created_at"])
    op.create_index("tickets_by_email", "tickets", ["email", "created_at"])
    op.create_index("tickets_by_phone", "tickets", ["phone", "created_at"])
    op.create_index("tickets_by_user", "tickets", ["user_id"])
    ticket = sa.ForeignKey("tickets.id", ondelete="cascade")
    op.create_table(
        "ticket_history",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("ticket_id", UUID, ticket, nullable=False, index=True),
        *(sa.Column(name, sa.Text) for name in ("from_status", "reason", "note")),
        *text("to_status", "role"),
        sa.Column("by_user", UUID),
        sa.Column("at", TIME, nullable=False),
    )
