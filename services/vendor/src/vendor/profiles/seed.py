"""The demo companies: most verified and public, two still at their onboarding."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from contracts.places import places
from haat_seed import load, seed_id
from servicekit.clock import now
from servicekit.messaging import outbox
from vendor.profiles import names
from vendor.profiles.events import current_event
from vendor.profiles.models import Seller, sellers
from vendor.profiles.steps import DONE
from vendor.statutory.models import StatutoryDetails
from vendor.statutory.transitions import VALIDITY


def write_sellers(session: Session) -> int:
    """Answers how many are new; the public ones are published."""
    demo = [_seller(row, number) for number, row in enumerate(load().sellers)]
    rows = [seller.model_dump() for seller in demo]
    add = insert(sellers).on_conflict_do_nothing().returning(sellers.c.id)
    new: set[UUID] = set(session.execute(add, rows).scalars())
    for seller in demo:
        if seller.id in new and seller.onboarded_at:
            outbox.record(session, current_event(seller))
        if seller.id in new and seller.statutory_approved_at:
            session.add(_statutory_details(seller))
    return len(new)


def _seller(row: Any, number: int) -> Seller:
    is_public = row.step == DONE
    since = now() - timedelta(days=40 + 7 * number)
    approved = now() - timedelta(days=20 + 4 * number) if row.verified else None
    return Seller(
        id=row.id,
        owner_id=seed_id("account", row.owner),
        step=row.step,
        status="active" if is_public else "onboarding",
        onboarded_at=since if is_public else None,
        terms_accepted_at=since if is_public else None,
        created_at=since - timedelta(days=2),
        gstin=row.pan_number if row.verified else None,
        registration_number=_registration_of(row) if row.verified else None,
        phone_verified_at=since if row.verified else None,
        statutory_detail_status="approved" if row.verified else "not_submitted",
        statutory_approved_at=approved,
        statutory_expires_at=approved + VALIDITY if approved else None,
        **_company(row),
        **_address(row),
        **_trade(row),
    )


def _registration_of(row: Any) -> str:
    return f"{int(row.pan_number or 0) % 900_000 + 100_000}/078/079"


def _statutory_details(seller: Seller) -> StatutoryDetails:
    return StatutoryDetails(
        seller_id=seller.id,
        pan_number=seller.gstin,
        vat_registered=True,
        registered_name=seller.company_name,
        registration_type="private_limited",
        registration_number=seller.registration_number,
        registration_office="Office of the Company Registrar",
        submitted_at=seller.statutory_approved_at,
        decided_at=seller.statutory_approved_at,
    )


def _company(row: Any) -> dict[str, Any]:
    return {
        "slug": row.slug,
        "company_name": row.name,
        "company_name_ne": row.name_ne,
        "name_skeletons": names.skeletons(row.name, row.name_ne),
        "brand_colour": row.brand_colour,
        "business_type": row.type,
        "established": row.established,
        "about": row.about,
        "about_ne": row.about_ne,
        "primary_mobile": row.mobile,
        "primary_email": row.email,
        "whatsapp": row.whatsapp,
        "viber": row.viber,
    }


def _address(row: Any) -> dict[str, Any]:
    address = places().address(row.province_id, row.district_id, row.municipality_id)
    return {
        "province_id": row.province_id,
        "district_id": row.district_id,
        "municipality_id": row.municipality_id,
        "ward": row.ward,
        "business_address_1": row.address,
        "lat": row.lat,
        "lng": row.lng,
        "state": address.province.name,
        "city": address.municipality.name,
        "locality": f"{address.municipality.name}-{row.ward}",
        "district": address.district.name,
        "district_ne": address.district.name_ne,
    }


def _trade(row: Any) -> dict[str, Any]:
    """A profile at step 120 has not chosen its categories yet."""
    is_chosen = row.step >= 160
    ids = [seed_id("category", slug) for slug in row.industries]
    return {
        "category_ids": ids if is_chosen else [],
        "delivers_to": list(row.delivers_to) if is_chosen else [],
    }
