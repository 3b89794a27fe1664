"""Requirements with all their fields; matches; quotes; what matching knows of sellers"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY, JSONB, UUID

revision = "0005"
down_revision = "0004"

TIME = sa.DateTime(timezone=True)
NEWS = ("frequency", "purpose", "payment_pref", "reason")
CONTACT = ("contact_name", "contact_phone", "contact_email")


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    extend_requirements()
    extend_sellers()
    create_matches()
    create_quotes()


def some(type_: sa.types.TypeEngine | type, *names: str) -> list[sa.Column]:
    return [sa.Column(name, type_, nullable=False) for name in names]


def maybe(type_: sa.types.TypeEngine | type, *names: str) -> list[sa.Column]:
    return [sa.Column(name, type_) for name in names]


def given(type_: sa.types.TypeEngine | type, name: str, default: str) -> sa.Column:
    """With a default, for the version before this one still writes rows."""
    return sa.Column(name, type_, nullable=False, server_default=sa.text(default))


def key(name: str = "id") -> sa.Column:
    return sa.Column(name, UUID, primary_key=True)


def belongs_to(column: str, table: str) -> sa.Column:
    reference = sa.ForeignKey(f"{table}.id", ondelete="cascade")
    return sa.Column(column, UUID, reference, nullable=False)


def extend_requirements() -> None:
    for column in (
        *maybe(sa.Text, *NEWS, *CONTACT),
        *maybe(JSONB, "prefs"),
        *maybe(UUID, "awarded_quote_id"),
        *maybe(TIME, "wave_due_at", "opened_at", "told_ending_at", "digest_due_at"),
        given(sa.Text, "contact_pref", "'any'"),
        given(sa.Text, "scope", "'district'"),
        given(JSONB, "seller_ids", "'[]'"),
        given(JSONB, "review_reasons", "'[]'"),
        given(sa.Integer, "wave", "0"),
        given(sa.Integer, "extended_count", "0"),
        given(sa.Integer, "extended_days", "0"),
        given(sa.Integer, "digest_count", "0"),
    ):
        op.add_column("requirements", column)
    op.alter_column("requirements", "category_id", nullable=True)
    # Who posted before there was matching waits for it as well.
    op.execute(
        "update requirements set opened_at = created_at, wave_due_at = now()"
        " where status = 'open'"
    )
    due = sa.text("status = 'open' and wave_due_at is not null")
    op.create_index(
        "requirements_waves", "requirements", ["wave_due_at"], postgresql_where=due
    )
    waiting = sa.text("status = 'in_review'")
    op.create_index(
        "requirements_in_review",
        "requirements",
        ["created_at"],
        postgresql_where=waiting,
    )


def extend_sellers() -> None:
    op.add_column("sellers", sa.Column("province_id", sa.Integer))
    op.add_column("sellers", sa.Column("district_id", sa.Integer))
    op.add_column("sellers", sa.Column("municipality_id", sa.Integer))
    op.add_column("sellers", given(ARRAY(UUID), "category_ids", "'{}'"))
    op.add_column("sellers", given(ARRAY(sa.Integer), "delivers_to", "'{}'"))
    # The same card told again (`haat data resync`) fills the new columns.
    op.execute("update sellers set version = 0")
    op.create_index("products_by_category", "products", ["category_id", "seller_id"])
    op.create_table(
        "seller_responses",
        key("seller_id"),
        *some(TIME, "counted_at"),
        *maybe(sa.Integer, "response_rate"),
    )
    op.create_table("verified_phones", key("user_id"), *some(TIME, "verified_at"))


def create_history(noun: str, table: str) -> None:
    op.create_table(
        f"{noun}_history",
        key(),
        belongs_to(f"{noun}_id", table),
        *maybe(sa.Text, "from_status", "reason"),
        *some(sa.Text, "to_status", "role"),
        *maybe(UUID, "by_user"),
        *some(TIME, "at"),
    )
    op.create_index(f"{noun}_history_of", f"{noun}_history", [f"{noun}_id"])


def create_matches() -> None:
    op.create_table(
        "matches",
        key(),
        *some(sa.Integer, "version", "wave"),
        belongs_to("requirement_id", "requirements"),
        *some(UUID, "seller_id"),
        *some(sa.Text, "status"),
        *some(sa.Numeric(6, 2), "score"),
        *some(JSONB, "parts"),
        *some(TIME, "created_at", "updated_at"),
        sa.UniqueConstraint("requirement_id", "seller_id"),
    )
    op.create_index("matches_by_seller", "matches", ["seller_id", "created_at"])
    create_history("match", "matches")


def create_quotes() -> None:
    op.create_table(
        "quotes",
        key(),
        *some(UUID, "root_id", "seller_id", "buyer_id"),
        belongs_to("requirement_id", "requirements"),
        *maybe(UUID, "enquiry_id"),
        *some(sa.Integer, "version", "advance_pct", "credit_days"),
        *maybe(sa.Integer, "delivery_days"),
        *some(sa.Text, "status", "tax_mode"),
        *maybe(sa.Text, "note", "reason"),
        *some(JSONB, "items"),
        sa.Column("counter", JSONB(none_as_null=True)),
        *some(sa.Numeric(14, 2), "freight"),
        *some(sa.Boolean, "is_shortlisted"),
        *some(sa.Date, "valid_until"),
        *some(TIME, "expires_at", "created_at", "updated_at"),
        *maybe(TIME, "sent_at"),
    )
    live = sa.text("status in ('draft', 'sent', 'countered', 'accepted')")
    pair = ["requirement_id", "seller_id"]
    op.create_index("quotes_live", "quotes", pair, unique=True, postgresql_where=live)
    op.create_index("quotes_by_seller", "quotes", ["seller_id", "created_at"])
    op.create_index("quotes_by_root", "quotes", ["root_id"])
    due = sa.text("status in ('sent', 'countered')")
    op.create_index("quotes_to_expire", "quotes", ["expires_at"], postgresql_where=due)
    create_history("quote", "quotes")
