"""Events about a seller: the complete card that buyers see, with its version."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from contracts.vendor import SellerOnboarded, SellerState, SellerUpdated
from servicekit.messaging import outbox
from vendor.profiles.models import Seller, sellers

State = dict[str, Any]


def state(seller: Seller) -> State:
    """The fields of `contracts.vendor.SellerState`, but for the version."""
    return {
        "seller_id": seller.id,
        "owner_id": seller.owner_id,
        "slug": seller.slug,
        "company_name": seller.company_name,
        "company_name_ne": seller.company_name_ne,
        "company_logo": seller.company_logo,
        "colour": seller.theme_color or seller.brand_colour,
        "established": seller.established,
        "province_id": seller.province_id,
        "district_id": seller.district_id,
        "municipality_id": seller.municipality_id,
        "district": seller.district,
        "district_ne": seller.district_ne,
        "is_verified": seller.is_verified,
        "status": seller.status,
        "is_forgotten": seller.owner_status == "deleted",
        "category_ids": list(seller.category_ids),
        "delivers_to": list(seller.delivers_to),
        "pan_number": seller.gstin,
        "registration_number": seller.registration_number,
        "address": seller.business_address_1,
        "phone_number": seller.primary_mobile,
        "has_proven_mobile": seller.phone_verified_at is not None,
        "has_proven_email": seller.email_verified_at is not None,
        "closed_from": seller.closed_from,
        "closed_to": seller.closed_to,
        "onboarded_at": seller.onboarded_at,
    }


def publish(session: Session, seller: Seller, before: State, *, is_new: bool) -> None:
    """Records an event when buyers see a difference; never for a draft."""
    after = state(seller)
    if is_new:
        event: SellerState = SellerOnboarded(version=seller.version, **after)
    elif seller.onboarded_at and after != before:
        event = SellerUpdated(version=seller.version, **after)
    else:
        return
    outbox.record(session, event, actor=seller.owner_id)


def current_event(seller: Seller) -> SellerState:
    """The event with the present state: an active company is onboarded."""
    kind = SellerOnboarded if seller.status == "active" else SellerUpdated
    return kind(version=seller.version, **state(seller))


def snapshot(
    session: Session, after: str, limit: int
) -> Sequence[tuple[str, SellerState]]:
    """A page of all that were ever onboarded, for `haat resync`."""
    page = (
        select(Seller)
        .where(sellers.c.onboarded_at.is_not(None))
        .order_by(sellers.c.id)
        .limit(limit)
    )
    if after:
        page = page.where(sellers.c.id > sa.cast(UUID(after), sa.Uuid))
    return [(str(seller.id), current_event(seller)) for seller in session.exec(page)]
