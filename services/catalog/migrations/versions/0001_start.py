"""Catalog's tables as they begin."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY, JSONB, UUID

from servicekit import schema

revision = "0001"
down_revision = None

_TIME = sa.DateTime(timezone=True)
_MONEY = sa.Numeric(14, 2)


def upgrade() -> None:
    schema.create_v1()
    # Trusted since PostgreSQL 13: the owner of the database may create it.
    op.execute("create extension if not exists pg_trgm")
    _create_measures()
    _create_categories()
    _create_sellers()
    _create_ranges()
    _create_products()
    _index_products()
    _create_parts_of_products()
    _create_discovery()


def _create_measures() -> None:
    op.create_table(
        "units",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_ne", sa.Text, nullable=False),
        sa.Column("symbol", sa.Text, nullable=False),
        sa.Column("dimension", sa.Text, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("search_key", sa.Text, nullable=False),
    )
    op.create_table(
        "currencies",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_ne", sa.Text, nullable=False),
        sa.Column("symbol", sa.Text, nullable=False),
        sa.Column("rate", sa.Numeric(14, 6), nullable=False),
        sa.Column("rates_on", sa.Date, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
    )


def _create_categories() -> None:
    op.create_table(
        "categories",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("parent_id", UUID, sa.ForeignKey("categories.id"), index=True),
        sa.Column("lineage", ARRAY(UUID), nullable=False),
        sa.Column("level", sa.SmallInteger, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("slug", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_ne", sa.Text, nullable=False),
        sa.Column("icon", sa.Text),
        sa.Column("image", sa.Text),
        sa.Column("is_leaf", sa.Boolean, nullable=False),
        sa.Column("is_deleted", sa.Boolean, nullable=False),
        sa.Column("search_key", sa.Text, nullable=False),
        sa.CheckConstraint("level between 1 and 4", name="categories_level"),
    )
    _index("categories_lineage", "categories", "gin (lineage)")


def _create_sellers() -> None:
    op.create_table(
        "sellers",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("owner_id", UUID, nullable=False, index=True),
        sa.Column("slug", sa.Text, nullable=False, index=True),
        sa.Column("company_name", sa.Text, nullable=False),
        sa.Column("company_name_ne", sa.Text),
        sa.Column("company_logo", sa.Text),
        sa.Column("colour", sa.Text),
        sa.Column("established", sa.Integer),
        sa.Column("province_id", sa.Integer),
        sa.Column("district_id", sa.Integer),
        sa.Column("district", sa.Text),
        sa.Column("district_ne", sa.Text),
        sa.Column("is_verified", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("search_key", sa.Text, nullable=False),
    )
    _index("sellers_search", "sellers", "gin (search_key gin_trgm_ops)")


def _create_ranges() -> None:
    op.create_table(
        "product_ranges",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("seller_id", UUID, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_ne", sa.Text),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.UniqueConstraint("seller_id", "slug"),
    )


def _create_products() -> None:
    op.create_table(
        "products",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seller_id", UUID, nullable=False),
        sa.Column("category_id", UUID, sa.ForeignKey("categories.id"), nullable=False),
        sa.Column("product_range_id", UUID, sa.ForeignKey("product_ranges.id")),
        sa.Column("slug", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_ne", sa.Text),
        sa.Column("sku", sa.Text),
        sa.Column("description", sa.Text, nullable=False),
        sa.Column("description_ne", sa.Text),
        sa.Column("price", _MONEY),
        sa.Column("currency", sa.Text, nullable=False),
        sa.Column("unit_id", UUID, sa.ForeignKey("units.id"), nullable=False),
        sa.Column("moq", sa.Integer, nullable=False),
        sa.Column("price_tiers", JSONB, nullable=False),
        sa.Column("lead_time_days", sa.Integer),
        sa.Column("specs", JSONB, nullable=False),
        sa.Column("keywords", ARRAY(sa.Text), nullable=False),
        sa.Column("image", sa.Text),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("enquiry_count", sa.Integer, nullable=False, server_default="0"),
        sa.Column("title_key", sa.Text, nullable=False),
        sa.Column("own_key", sa.Text, nullable=False),
        sa.Column("search_key", sa.Text, nullable=False),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("updated_at", _TIME, nullable=False),
        sa.Column("published_at", _TIME),
    )


def _index_products() -> None:
    _index("products_search", "products", "gin (search_key gin_trgm_ops)")
    public = "where status = 'published'"
    _index("products_by_category", "products", f"(category_id, id) {public}")
    _index("products_by_price", "products", f"(price, id) {public}")
    _index("products_newest", "products", f"(published_at desc, id) {public}")
    _index("products_wanted", "products", f"(enquiry_count desc, id) {public}")
    _index("products_of_seller", "products", "(seller_id, status, id)")


def _create_parts_of_products() -> None:
    op.create_table(
        "product_images",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("seller_id", UUID, nullable=False),
        sa.Column(
            "product_id",
            UUID,
            sa.ForeignKey("products.id", ondelete="cascade"),
            index=True,
        ),
        sa.Column("path", sa.Text, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
    )
    op.create_table(
        "product_moves",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("product_id", UUID, nullable=False, index=True),
        sa.Column("from_status", sa.Text),
        sa.Column("to_status", sa.Text, nullable=False),
        sa.Column("moved_by", UUID),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("moved_at", _TIME, nullable=False),
    )


def _create_discovery() -> None:
    op.create_table(
        "search_words",
        sa.Column("word", sa.Text, primary_key=True),
        sa.Column("shown", sa.Text, nullable=False),
    )
    _index("search_words_alike", "search_words", "gin (word gin_trgm_ops)")
    op.create_table(
        "live_requirements",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("title_ne", sa.Text),
        sa.Column("quantity", sa.Numeric(14, 3), nullable=False),
        sa.Column("unit_id", UUID, sa.ForeignKey("units.id"), nullable=False),
        sa.Column("category_id", UUID, sa.ForeignKey("categories.id"), nullable=False),
        sa.Column("district", sa.Text),
        sa.Column("district_ne", sa.Text),
        sa.Column("image", sa.Text),
        sa.Column("note", sa.Text),
        sa.Column("note_ne", sa.Text),
        sa.Column("opened_at", _TIME, nullable=False, index=True),
    )


def _index(name: str, table: str, definition: str) -> None:
    how = definition if definition.startswith("(") else f"using {definition}"
    op.execute(f"create index {name} on {table} {how}")
