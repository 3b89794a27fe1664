"""The tables engagement begins with."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB, UUID

from servicekit import schema

revision = "0001"
down_revision = None

TIME = sa.DateTime(timezone=True)
NOTIFY = """
create function notifications_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', new.user_id::text || ':' || new.id::text);
  return null;
end $$"""
TRIGGER = """
create trigger notifications_wake after insert on notifications
for each row execute function notifications_notify()"""


def upgrade() -> None:
    schema.create_v1()
    create_replicas()
    create_enquiries()
    create_requirements()
    create_wishlists()
    create_notifications()
    create_mails()


def create_replicas() -> None:
    op.create_table(
        "sellers",
        sa.Column("seller_id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("owner_id", UUID, nullable=False, index=True),
        sa.Column("slug", sa.Text, nullable=False, index=True),
        sa.Column("company_name", sa.Text, nullable=False),
        sa.Column("company_name_ne", sa.Text),
        sa.Column("company_logo", sa.Text),
        sa.Column("district", sa.Text),
        sa.Column("district_ne", sa.Text),
        sa.Column("is_verified", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
    )
    op.create_table(
        "categories",
        sa.Column("category_id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("parent_id", UUID),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_ne", sa.Text, nullable=False),
        sa.Column("is_leaf", sa.Boolean, nullable=False),
        sa.Column("is_deleted", sa.Boolean, nullable=False),
    )
    op.create_table(
        "products",
        sa.Column("product_id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seller_id", UUID, nullable=False, index=True),
        sa.Column("category_id", UUID, nullable=False),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_ne", sa.Text),
        sa.Column("image", sa.Text),
        sa.Column("price", sa.Numeric(14, 2)),
        sa.Column("currency", sa.Text, nullable=False),
        sa.Column("unit", sa.Text),
        sa.Column("status", sa.Text, nullable=False),
    )


def create_enquiries() -> None:
    op.create_table(
        "enquiries",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("buyer_id", UUID),
        sa.Column("seller_id", UUID, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("phone", sa.Text, nullable=False),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("requirements", sa.Text, nullable=False),
        sa.Column("text_hash", sa.Text, nullable=False),
        sa.Column("category_id", UUID, nullable=False),
        sa.Column("product_id", UUID),
        sa.Column("product_name", sa.Text),
        sa.Column("quantity", sa.Numeric(14, 3)),
        sa.Column("unit_id", UUID),
        sa.Column("unit", sa.Text),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("label", sa.Text),
        sa.Column("seller_unread", sa.Integer, nullable=False),
        sa.Column("buyer_unread", sa.Integer, nullable=False),
        sa.Column("first_response_at", TIME),
        sa.Column("expires_at", TIME, nullable=False, index=True),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("updated_at", TIME, nullable=False),
    )
    for who in ("seller_id", "buyer_id", "phone"):
        columns = [who, sa.text("created_at desc")]
        op.create_index(f"enquiries_by_{who}", "enquiries", columns)
    op.create_table(
        "enquiry_history",
        sa.Column("id", UUID, primary_key=True),
        sa.Column(
            "enquiry_id",
            UUID,
            sa.ForeignKey("enquiries.id", ondelete="cascade"),
            nullable=False,
            index=True,
        ),
        sa.Column("from_status", sa.Text),
        sa.Column("to_status", sa.Text, nullable=False),
        sa.Column("by_user", UUID),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("reason", sa.Text),
        sa.Column("note", sa.Text),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_table(
        "enquiry_messages",
        sa.Column("id", UUID, primary_key=True),
        sa.Column(
            "enquiry_id",
            UUID,
            sa.ForeignKey("enquiries.id", ondelete="cascade"),
            nullable=False,
        ),
        sa.Column("sender_id", UUID, nullable=False),
        sa.Column("sender_role", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created_at", TIME, nullable=False),
    )
    op.create_index(
        "enquiry_messages_by_enquiry", "enquiry_messages", ["enquiry_id", "id"]
    )


def create_requirements() -> None:
    op.create_table(
        "requirements",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("buyer_id", UUID, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("description", sa.Text, nullable=False),
        sa.Column("category_id", UUID, nullable=False),
        sa.Column("items", JSONB, nullable=False),
        sa.Column("delivery", JSONB),
        sa.Column("needed_by", sa.Date),
        sa.Column("max_quotes", sa.Integer, nullable=False),
        sa.Column("expires_in_days", sa.Integer, nullable=False),
        sa.Column("hide_contact", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("expires_at", TIME, nullable=False, index=True),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("updated_at", TIME, nullable=False),
    )
    op.create_index(
        "requirements_by_buyer",
        "requirements",
        ["buyer_id", sa.text("created_at desc")],
    )
    op.create_table(
        "requirement_history",
        sa.Column("id", UUID, primary_key=True),
        sa.Column(
            "requirement_id",
            UUID,
            sa.ForeignKey("requirements.id", ondelete="cascade"),
            nullable=False,
            index=True,
        ),
        sa.Column("from_status", sa.Text),
        sa.Column("to_status", sa.Text, nullable=False),
        sa.Column("by_user", UUID),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("reason", sa.Text),
        sa.Column("at", TIME, nullable=False),
    )


def create_wishlists() -> None:
    op.create_table(
        "wishlists",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("user_id", UUID, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", TIME, nullable=False),
    )
    op.create_table(
        "wishlist_items",
        sa.Column(
            "wishlist_id",
            UUID,
            sa.ForeignKey("wishlists.id", ondelete="cascade"),
            primary_key=True,
        ),
        sa.Column("product_id", UUID, primary_key=True),
        sa.Column("quantity", sa.Numeric(14, 3)),
        sa.Column("note", sa.Text),
        sa.Column("added_at", TIME, nullable=False),
    )


def create_notifications() -> None:
    op.create_table(
        "notifications",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("user_id", UUID, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("facts", JSONB, nullable=False),
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("once", sa.Text, unique=True),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("read_at", TIME),
    )
    op.create_index(
        "notifications_by_user", "notifications", ["user_id", sa.text("id desc")]
    )
    op.create_index(
        "notifications_unread",
        "notifications",
        ["user_id"],
        postgresql_where=sa.text("read_at is null"),
    )
    op.execute(NOTIFY)
    op.execute(TRIGGER)


def create_mails() -> None:
    op.create_table(
        "mails",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("once", sa.Text, nullable=False, unique=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("html", sa.Text, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("last_error", sa.Text),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("next_at", TIME, nullable=False),
        sa.Column("sent_at", TIME),
    )
    waiting = sa.text("sent_at is null")
    op.create_index("mails_waiting", "mails", ["next_at"], postgresql_where=waiting)
