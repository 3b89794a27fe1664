"""sellers, old_slugs, categories, received_enquiries, page_events"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY, UUID

from servicekit import schema

revision = "0001"
down_revision = None

_TIME = sa.DateTime(timezone=True)
_TEXTS = [
    "company_name",
    "company_name_ne",
    "company_logo",
    "banner",
    "brand_colour",
    "business_type",
    "about",
    "about_ne",
    "business_address_1",
    "state",
    "city",
    "locality",
    "district",
    "district_ne",
    "primary_mobile",
    "primary_email",
    "whatsapp",
    "viber",
    "business_nature",
    "gstin",
    "closure_note",
]
_NUMBERS = [
    "established",
    "province_id",
    "district_id",
    "municipality_id",
    "ward",
    "response_rate",
]
_TIMES = [
    "phone_verified_at",
    "terms_accepted_at",
    "statutory_approved_at",
    "onboarded_at",
]


def upgrade() -> None:
    schema.create_v1()
    _create_sellers()
    op.create_table(
        "old_slugs",
        sa.Column("slug", sa.Text, primary_key=True),
        sa.Column(
            "seller_id", UUID, sa.ForeignKey("sellers.id"), nullable=False, index=True
        ),
        sa.Column("created_at", _TIME, nullable=False),
    )
    op.create_table(
        "categories",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("parent_id", UUID, index=True),
        sa.Column("slug", sa.Text, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_ne", sa.Text, nullable=False),
        sa.Column("is_deleted", sa.Boolean, nullable=False),
    )
    _create_statistics()


def _create_sellers() -> None:
    op.create_table(
        "sellers",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("owner_id", UUID, nullable=False, unique=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("slug", sa.Text, unique=True),
        *(sa.Column(name, sa.Text) for name in _TEXTS),
        *(sa.Column(name, sa.Integer) for name in _NUMBERS),
        *(sa.Column(name, _TIME) for name in _TIMES),
        *(sa.Column(name, sa.Float) for name in ("lat", "lng", "response_time_hours")),
        sa.Column("statutory_detail_status", sa.Text, nullable=False),
        sa.Column("category_ids", ARRAY(UUID), nullable=False),
        sa.Column("delivers_to", ARRAY(sa.Integer), nullable=False),
        sa.Column("closed_from", sa.Date),
        sa.Column("closed_to", sa.Date),
        sa.Column("created_at", _TIME, nullable=False),
    )
    op.create_index(
        "sellers_trades", "sellers", ["category_ids"], postgresql_using="gin"
    )
    op.create_index("sellers_places", "sellers", ["province_id", "status"])


def _create_statistics() -> None:
    op.create_table(
        "received_enquiries",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seller_id", UUID, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("answered_at", _TIME),
    )
    op.create_index(
        "received_by_seller", "received_enquiries", ["seller_id", "created_at"]
    )
    op.create_table(
        "page_events",
        sa.Column("seller_id", UUID, sa.ForeignKey("sellers.id"), primary_key=True),
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("type", sa.Text, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
