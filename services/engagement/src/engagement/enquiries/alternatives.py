"""Alternatives for a buyer whose enquiry was declined or expired."""

from decimal import Decimal
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel
from sqlmodel import Session

from contracts.places import places
from engagement.conversations.models import blocks
from engagement.replicas.products.models import table as products
from engagement.replicas.sellers.models import responses
from engagement.replicas.sellers.models import table as sellers

AFTER = ("declined", "expired")
MAX_SIMILAR = 3
MIN_TITLE, MAX_TITLE = 5, 120


class SimilarSeller(BaseModel):
    name: str
    name_ne: str | None
    slug: str
    logo: str | None
    colour: str | None
    district: str | None
    district_ne: str | None
    is_verified: bool


class DraftItem(BaseModel):
    name: str
    quantity: str
    unit_id: UUID | None
    unit: str | None


class DraftContact(BaseModel):
    name: str
    phone_number: str
    email: str


class DraftDelivery(BaseModel):
    province_id: int
    district_id: int
    municipality_id: int | None


class RequirementDraft(BaseModel):
    """A body for `POST /api/requirements`; what the enquiry did not say is empty."""

    title: str
    description: str
    category_id: UUID | None
    items: list[DraftItem]
    delivery: DraftDelivery | None
    contact: DraftContact


def similar(session: Session, row: sa.RowMapping) -> list[SimilarSeller]:
    """Active ones with products of the category or trading in it, the nearest first."""
    origin = sellers.alias("origin")
    sells = (
        sa.exists()
        .where(
            products.c.seller_id == sellers.c.seller_id,
            products.c.category_id == row["category_id"],
            products.c.status == "published",
        )
        .correlate(sellers)
    )
    trades = sa.literal(row["category_id"]) == sa.any_(sellers.c.category_ids)
    joined = sellers.outerjoin(
        responses, responses.c.seller_id == sellers.c.seller_id
    ).outerjoin(origin, origin.c.seller_id == row["seller_id"])
    nearest = (
        sa.select(sellers)
        .select_from(joined)
        .where(
            sellers.c.status == "active",
            sellers.c.seller_id != row["seller_id"],
            sellers.c.owner_id.is_distinct_from(row["buyer_id"]),
            ~_is_blocked(row["buyer_id"]),
            sa.or_(sells, trades),
        )
        .order_by(
            sells.desc(),
            *(_same(origin, name) for name in ("municipality", "district", "province")),
            sellers.c.is_verified.desc(),
            responses.c.response_rate.desc().nulls_last(),
            sellers.c.seller_id,
        )
        .limit(MAX_SIMILAR)
    )
    return [_similar_seller(seller) for seller in session.execute(nearest).mappings()]


def _is_blocked(buyer_id: UUID | None) -> Any:
    """Whichever side blocked the other."""
    of_pair = (blocks.c.seller_id == sellers.c.seller_id) & (
        blocks.c.buyer_id == buyer_id
    )
    return sa.exists().where(of_pair).correlate(sellers)


def _same(origin: Any, place: str) -> Any:
    here, there = sellers.c[f"{place}_id"], origin.c[f"{place}_id"]
    return sa.func.coalesce(here == there, sa.false()).desc()


def _similar_seller(seller: sa.RowMapping) -> SimilarSeller:
    return SimilarSeller(
        name=seller["company_name"],
        name_ne=seller["company_name_ne"],
        slug=seller["slug"],
        logo=seller["company_logo"],
        colour=seller["colour"],
        district=seller["district"],
        district_ne=seller["district_ne"],
        is_verified=seller["is_verified"],
    )


def draft(row: sa.RowMapping) -> RequirementDraft:
    """The same request to all sellers: without the product of that one seller."""
    named = (row["product_name"], row["category_name"], row["requirements"])
    thing = next(text for text in named if text and len(text) >= MIN_TITLE)
    title = " ".join(thing.split())[:MAX_TITLE]
    quantity = row["quantity"] or Decimal(1)
    item = DraftItem(
        name=title,
        quantity=f"{quantity.normalize():f}",
        unit_id=row["unit_id"],
        unit=row["unit"],
    )
    return RequirementDraft(
        title=title,
        description=row["requirements"],
        category_id=row["category_id"] if row["category_slug"] else None,
        items=[item],
        delivery=_whereto(row),
        contact=DraftContact(
            name=row["name"], phone_number=row["phone"], email=row["email"]
        ),
    )


def _whereto(row: sa.RowMapping) -> DraftDelivery | None:
    district = places().districts.get(row["district_id"])
    if district is None:
        return None
    return DraftDelivery(
        province_id=district.province_id,
        district_id=district.id,
        municipality_id=row["municipality_id"],
    )
