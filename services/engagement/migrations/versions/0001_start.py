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
    create_talk()
    create_requirements()
    create_wishlists()
    create_notifications()
    create_mails()


def some(type_: sa.types.TypeEngine | type, *names: str) -> list[sa.Column]:
    """Columns that must have a value."""
    return [sa.Column(name, type_, nullable=False) for name in names]


def maybe(type_: sa.types.TypeEngine | type, *names: str) -> list[sa.Column]:
    return [sa.Column(name, type_) for name in names]


def key(name: str = "id") -> sa.Column:
    return sa.Column(name, UUID, primary_key=True)


def belongs_to(column: str, table: str, **options: bool) -> sa.Column:
    reference = sa.ForeignKey(f"{table}.id", ondelete="cascade")
    return sa.Column(column, UUID, reference, nullable=False, **options)


def create_replicas() -> None:
    op.create_table(
        "sellers",
        key("seller_id"),
        *some(sa.Integer, "version"),
        *some(UUID, "owner_id"),
        *some(sa.Text, "slug", "company_name", "status"),
        *maybe(sa.Text, "company_name_ne", "company_logo", "district", "district_ne"),
        *some(sa.Boolean, "is_verified"),
    )
    op.create_index("sellers_by_owner", "sellers", ["owner_id"])
    op.create_index("sellers_by_slug", "sellers", ["slug"])
    op.create_table(
        "categories",
        key("category_id"),
        *some(sa.Integer, "version", "level"),
        *maybe(UUID, "parent_id"),
        *some(sa.Text, "slug", "name", "name_ne"),
        *some(sa.Boolean, "is_leaf", "is_deleted"),
    )
    op.create_table(
        "products",
        key("product_id"),
        *some(sa.Integer, "version"),
        *some(UUID, "seller_id", "category_id"),
        *some(sa.Text, "slug", "name", "currency", "status"),
        *maybe(sa.Text, "name_ne", "image", "unit"),
        *maybe(sa.Numeric(14, 2), "price"),
    )


def create_enquiries() -> None:
    op.create_table(
        "enquiries",
        key(),
        *some(sa.Integer, "version", "seller_unread", "buyer_unread"),
        *some(UUID, "seller_id", "category_id"),
        *maybe(UUID, "buyer_id", "product_id", "unit_id"),
        *some(sa.Text, "name", "phone", "email", "locale", "requirements"),
        *some(sa.Text, "text_hash", "source", "status"),
        *maybe(sa.Text, "product_name", "unit", "label"),
        *maybe(sa.Numeric(14, 3), "quantity"),
        *maybe(TIME, "first_response_at"),
        *some(TIME, "expires_at", "created_at", "updated_at"),
    )
    live = "status in ('new', 'seen', 'replied', 'info_requested', 'quoted')"
    index("enquiries_to_expire", "enquiries", "expires_at", where=live)
    for who in ("seller_id", "buyer_id", "phone"):
        index(f"enquiries_by_{who}", "enquiries", who, "created_at desc")
    op.create_table(
        "enquiry_history",
        key(),
        belongs_to("enquiry_id", "enquiries", index=True),
        *maybe(sa.Text, "from_status", "reason", "note"),
        *some(sa.Text, "to_status", "role"),
        *maybe(UUID, "by_user"),
        *some(TIME, "at"),
    )


def index(name: str, table: str, *columns: str, where: str | None = None) -> None:
    condition = sa.text(where) if where else None
    parts = [sa.text(column) for column in columns]
    op.create_index(name, table, parts, postgresql_where=condition)


def create_talk() -> None:
    op.create_table(
        "enquiry_messages",
        key(),
        belongs_to("enquiry_id", "enquiries"),
        *some(UUID, "sender_id"),
        *some(sa.Text, "sender_role", "body"),
        *some(TIME, "created_at"),
    )
    index("enquiry_messages_by_enquiry", "enquiry_messages", "enquiry_id", "id")


def create_requirements() -> None:
    op.create_table(
        "requirements",
        key(),
        *some(sa.Integer, "version", "max_quotes", "expires_in_days"),
        *some(UUID, "buyer_id", "category_id"),
        *some(sa.Text, "title", "description", "status"),
        *some(JSONB, "items"),
        *maybe(JSONB, "delivery"),
        *maybe(sa.Date, "needed_by"),
        *some(sa.Boolean, "hide_contact"),
        *some(TIME, "expires_at", "created_at", "updated_at"),
    )
    live = "status in ('open', 'closed')"
    index("requirements_to_expire", "requirements", "expires_at", where=live)
    index("requirements_by_buyer", "requirements", "buyer_id", "created_at desc")
    op.create_table(
        "requirement_history",
        key(),
        belongs_to("requirement_id", "requirements", index=True),
        *maybe(sa.Text, "from_status", "reason"),
        *some(sa.Text, "to_status", "role"),
        *maybe(UUID, "by_user"),
        *some(TIME, "at"),
    )


def create_wishlists() -> None:
    op.create_table(
        "wishlists",
        key(),
        *some(UUID, "user_id"),
        *some(sa.Text, "name"),
        *some(TIME, "created_at"),
    )
    op.create_index("wishlists_by_user", "wishlists", ["user_id"])
    op.create_table(
        "wishlist_items",
        belongs_to("wishlist_id", "wishlists", primary_key=True),
        key("product_id"),
        *maybe(sa.Numeric(14, 3), "quantity"),
        *maybe(sa.Text, "note"),
        *some(TIME, "added_at"),
    )


def create_notifications() -> None:
    op.create_table(
        "notifications",
        key(),
        *some(UUID, "user_id"),
        *some(sa.Text, "kind", "link"),
        *some(JSONB, "facts"),
        sa.Column("once", sa.Text, unique=True),
        *some(TIME, "created_at"),
        *maybe(TIME, "read_at"),
    )
    index("notifications_by_user", "notifications", "user_id", "id desc")
    unread = "read_at is null"
    index("notifications_unread", "notifications", "user_id", where=unread)
    op.execute(NOTIFY)
    op.execute(TRIGGER)


def create_mails() -> None:
    op.create_table(
        "mails",
        key(),
        sa.Column("once", sa.Text, nullable=False, unique=True),
        *some(sa.Text, "kind", "address", "subject", "text", "html"),
        *some(sa.Integer, "attempts"),
        *maybe(sa.Text, "last_error"),
        *some(TIME, "created_at", "next_at"),
        *maybe(TIME, "sent_at"),
    )
    index("mails_waiting", "mails", "next_at", where="sent_at is null")
