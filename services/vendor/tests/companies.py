"""Companies for tests, with sensible defaults."""

from typing import Any
from uuid import UUID

from contracts.catalog import CategoryChanged
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from vendor.commands import service
from vendor.profiles.models import Seller


def company(**changes: Any) -> Seller:
    """Public, in Ilam; not verified."""
    defaults: dict[str, Any] = {
        "owner_id": new_id(),
        "status": "active",
        "step": 200,
        "slug": "himal-tea",
        "company_name": "Himal Tea",
        "business_type": "manufacturer",
        "province_id": 1,
        "district_id": 103,
        "municipality_id": 10310,
        "ward": 10,
        "state": "Koshi",
        "city": "Suryodaya",
        "locality": "Suryodaya-10",
        "district": "Ilam",
        "district_ne": "इलाम",
        "lat": 26.9,
        "lng": 88.1,
        "primary_mobile": "+9779851041137",
        "primary_email": "himal@example.com",
        "category_ids": [new_id()],
        "terms_accepted_at": now(),
        "onboarded_at": now(),
    }
    return Seller(**{**defaults, **changes})


def verified(**changes: Any) -> Seller:
    applicant = {
        "phone_verified_at": now(),
        "statutory_detail_status": "approved",
        "statutory_approved_at": now(),
        "gstin": "301291733",
    }
    return company(**{**applicant, **changes})


def saved(database: Database, *companies: Seller) -> Seller:
    """Writes the rows and returns the first."""
    with database.session() as session:
        session.add_all(companies)
    return companies[0]


def category(database: Database, slug: str, parent_id: UUID | None = None) -> UUID:
    """A category, by an event of catalog."""
    event = CategoryChanged(
        category_id=new_id(),
        version=1,
        parent_id=parent_id,
        level=1,
        slug=slug,
        name=slug.title(),
        name_ne="चिया",
        is_leaf=True,
    )
    deliver(database, service, event)
    return event.category_id


def steps(category_id: UUID) -> list[dict[str, Any]]:
    """The five forms of an onboarding."""
    return [
        {"step": 40, "company_name": "हिमाल Tea", "business_type": "trader"},
        {
            "step": 80,
            "province_id": 1,
            "district_id": 103,
            "municipality_id": 10310,
            "ward": 10,
            "lat": 26.9,
            "lng": 88.1,
        },
        {
            "step": 120,
            "primary_mobile": "985-104 1137",
            "primary_email": "Himal@Example.com",
            "viber": "9851041137",
        },
        {"step": 160, "category_ids": [str(category_id)], "delivers_to": [103, 305]},
        {"step": 200, "terms": True},
    ]
