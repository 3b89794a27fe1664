"""Rows with sensible defaults; a test states only what matters to it."""

from typing import Any
from uuid import UUID

from sqlmodel import Session, select

from catalog.categories.models import Category
from catalog.commands import service
from catalog.products.keys import write_keys
from catalog.products.models import Product
from catalog.sellers.models import Seller
from catalog.text.keys import key
from catalog.units.models import Unit
from contracts.vendor import (
    SellerRatingChanged,
    SellerResponseChanged,
    SellerUpdated,
)
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer


def unit(session: Session, code: str = "kg") -> Unit:
    if existing := session.exec(select(Unit).where(Unit.code == code)).first():
        return existing
    row = Unit(
        id=new_id(),
        code=code,
        name="Kilogram",
        name_ne="किलोग्राम",
        symbol=code,
        dimension="mass",
        position=0,
        search_key=key(("Kilogram", "किलोग्राम", code)),
    )
    session.add(row)
    session.flush()
    return row


def category(
    session: Session,
    slug: str = "grains",
    *,
    parent: Category | None = None,
    is_leaf: bool = True,
) -> Category:
    category_id = new_id()
    row = Category(
        id=category_id,
        parent_id=parent.id if parent else None,
        lineage=[*(parent.lineage if parent else []), category_id],
        level=parent.level + 1 if parent else 1,
        position=0,
        slug=slug,
        name=slug.capitalize(),
        name_ne="वर्ग",
        is_leaf=is_leaf,
        search_key=key((slug,)),
    )
    session.add(row)
    session.flush()
    return row


def seller_event(seller_id: UUID, **known: Any) -> SellerUpdated:
    facts = {
        "seller_id": seller_id,
        "version": 1,
        "owner_id": new_id(),
        "slug": f"firm-{seller_id.hex[-8:]}",
        "company_name": "Bhandari Traders",
        "province_id": 3,
        "district_id": 305,
        "district": "Lalitpur",
        "is_verified": True,
        "status": "active",
    }
    return SellerUpdated.model_validate({**facts, **known})


def seller(database: Database, **known: Any) -> Seller:
    """A seller, by the event of vendor."""
    event = seller_event(known.pop("seller_id", new_id()), **known)
    deliver(database, service, event)
    with database.session() as session:
        return session.get_one(Seller, event.seller_id)


def answers(database: Database, firm: Seller, hours: float | None) -> None:
    """The response time of the seller, by the event of vendor."""
    known = {"seller_id": firm.id, "counted_at": now(), "response_time_hours": hours}
    deliver(database, service, SellerResponseChanged.model_validate(known))


def rated(database: Database, firm: Seller, mean: float | None, **known: Any) -> None:
    """The rating of the seller, by the event of vendor."""
    facts = {"seller_id": firm.id, "counted_at": now(), "mean_rating": mean}
    event = SellerRatingChanged.model_validate({"review_count": 3, **facts, **known})
    deliver(database, service, event, times=2)


def product(session: Session, firm: Seller, **known: Any) -> Product:
    """A published product with its search tokens, as the service writes them."""
    facts: dict[str, Any] = {"name": "Rice", "status": "published", "price": 90}
    facts |= {"slug": f"p-{new_id().hex[-10:]}", "published_at": now()}
    if "category_id" not in known:
        facts["category_id"] = category(session, f"c-{new_id().hex[-10:]}").id
    if "unit_id" not in known:
        facts["unit_id"] = unit(session).id
    row = Product(seller_id=firm.id, **{**facts, **known})
    write_keys(session, row)
    session.add(row)
    session.flush()
    return row


def as_owner(firm: Seller) -> dict[str, str]:
    """The Authorization header of the firm's owner."""
    return bearer(firm.owner_id, "seller")
