"""Rows with sensible defaults; a test states only what matters to it."""

from datetime import timedelta
from decimal import Decimal
from typing import Any
from uuid import UUID

from contracts.auth import UserDeleted
from engagement.enquiries.models import Enquiry
from engagement.replicas.categories.models import Category
from engagement.replicas.products.models import Product
from engagement.replicas.sellers.models import Seller
from engagement.rfq.matches.models import Match
from engagement.rfq.quotes.models import Quote
from engagement.rfq.requirements.models import Requirement, VerifiedPhone, item_ids
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id


def seller(database: Database, **fields: Any) -> Seller:
    row = Seller(
        **{
            "seller_id": new_id(),
            "version": 1,
            "owner_id": new_id(),
            "slug": f"firm-{new_id()}"[:60],
            "company_name": "Suryodaya Tea Estate",
            "status": "active",
            **fields,
        }
    )
    return _stored(database, row)


def category(database: Database, **fields: Any) -> Category:
    row = Category(
        **{
            "category_id": new_id(),
            "version": 1,
            "level": 4,
            "slug": f"tea-{new_id()}",
            "name": "Green tea",
            "name_ne": "हरियो चिया",
            "is_leaf": True,
            **fields,
        }
    )
    return _stored(database, row)


def product(database: Database, seller_id: UUID, **fields: Any) -> Product:
    row = Product(
        **{
            "product_id": new_id(),
            "version": 1,
            "seller_id": seller_id,
            "category_id": new_id(),
            "slug": f"orthodox-tea-{new_id()}",
            "name": "Orthodox tea",
            "price": Decimal("1450.00"),
            "status": "published",
            **fields,
        }
    )
    return _stored(database, row)


def enquiry(database: Database, seller_id: UUID, **fields: Any) -> Enquiry:
    at = now()
    row = Enquiry(
        **{
            "seller_id": seller_id,
            "name": "Sita Gurung",
            "phone": "+9779841234567",
            "email": "sita@example.com",
            "requirements": "We need 50 kg of tea every month.",
            "text_hash": "any",
            "category_id": new_id(),
            "expires_at": at + timedelta(days=7),
            "created_at": at,
            "updated_at": at,
            **fields,
        }
    )
    return _stored(database, row)


def proven_phone(database: Database, user_id: UUID) -> VerifiedPhone:
    return _stored(database, VerifiedPhone(user_id=user_id, verified_at=now()))


def requirement(database: Database, **fields: Any) -> Requirement:
    at = now()
    row = Requirement(
        **{
            "buyer_id": new_id(),
            "title": "Cartons, 5 ply",
            "description": "3,000 corrugated cartons for tea export.",
            "category_id": new_id(),
            "items": [{"name": "Carton", "quantity": "3000", "unit": "pcs"}],
            "contact_name": "Sita Gurung",
            "contact_phone": "+9779841234567",
            "status": "open",
            "opened_at": at,
            "wave_due_at": at,
            "expires_at": at + timedelta(days=7),
            "created_at": at,
            "updated_at": at,
            **fields,
        }
    )
    return _stored(database, row)


def match(database: Database, of: Requirement, seller_id: UUID, **fields: Any) -> Match:
    at = now()
    row = Match(
        **{
            "requirement_id": of.id,
            "seller_id": seller_id,
            "score": Decimal("1.20"),
            "parts": [{"key": "category", "points": 1.0}],
            "wave": 1,
            "created_at": at,
            "updated_at": at,
            **fields,
        }
    )
    return _stored(database, row)


def quote(database: Database, of: Requirement, seller_id: UUID, **fields: Any) -> Quote:
    at, quote_id = now(), new_id()
    line = {
        "requirement_item_id": str(item_ids(of.id, 1)[0]),
        "type": "requested",
        "name": "Carton",
        "quantity": "3000",
        "unit_id": None,
        "unit": None,
        "unit_price": "45.50",
        "note": None,
    }
    row = Quote(
        **{
            "id": quote_id,
            "root_id": quote_id,
            "requirement_id": of.id,
            "seller_id": seller_id,
            "buyer_id": of.buyer_id,
            "items": [line],
            "tax_mode": "vat_13_extra",
            "valid_until": (at + timedelta(days=7)).date(),
            "expires_at": at + timedelta(days=7),
            "sent_at": at,
            "created_at": at,
            "updated_at": at,
            **fields,
        }
    )
    return _stored(database, row)


def _stored(database: Database, row: Any) -> Any:
    with database.session() as session:
        session.add(row)
    return row


def form(category_id: UUID, **changes: Any) -> dict[str, Any]:
    """What the contact form sends."""
    return {
        "name": "Sita Gurung",
        "phone_number": "984-1234567",
        "email": "sita@example.com",
        "requirements": "Please send prices for 50 kg of orthodox tea.",
        "category_id": str(category_id),
        **changes,
    }


def gone(user_id: UUID) -> UserDeleted:
    """Who has deleted the account."""
    return UserDeleted(user_id=user_id, version=9, deleted_at=now())
