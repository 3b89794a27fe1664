"""From rows to the response with a verification, for an administrator."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlmodel import Session

from servicekit.clock import now
from servicekit.http.language import Locale
from servicekit.pictures.previews import Previews
from vendor.history import queries as history
from vendor.history.schemas import history_entry
from vendor.profiles import names
from vendor.profiles.models import Seller
from vendor.statutory import queries as statutory
from vendor.statutory.models import StatutoryDetails
from vendor.statutory.presenter import statutory_fields
from vendor.statutory.transitions import STATUTORY
from vendor.verifications import queries
from vendor.verifications.schemas import (
    InQueue,
    NameClash,
    SellerFacts,
    SellerInQueue,
    Verification,
)

HOUR_S = 3_600


def in_queue(row: Mapping[str, Any], locale: Locale) -> InQueue:
    status = row["status"]
    return InQueue.model_validate(
        {
            **row,
            "seller": SellerInQueue.model_validate({**row, "id": row["seller_id"]}),
            "status_label": STATUTORY.label(status, "admin", locale),
            "waiting_hours": waiting_hours(status, row["submitted_at"]),
        }
    )


def preview(item: InQueue, previews: Previews) -> InQueue:
    """An administrator also sees the logo of a suspended company."""
    seller = previews.field(item.seller, "company_logo")
    return item.model_copy(update={"seller": seller})


def verification(
    session: Session, seller: Seller, record: StatutoryDetails, locale: Locale
) -> Verification:
    session.flush()
    clashes = [dict(row._mapping) for row in queries.clashes(session, record.id)]
    documents = statutory.documents_of(session, record.id)
    rows = history.of_seller(session, seller.id)
    facts = {**seller.model_dump(), "is_seller_verified": seller.is_verified}
    return Verification.model_validate(
        {
            **statutory_fields(seller, record, documents, "admin", locale),
            "pan_clash": bool(clashes),
            "clashes": clashes,
            "name_clashes": [
                _name_clash(other) for other in names.alike(session, seller)
            ],
            "waiting_hours": waiting_hours(
                seller.statutory_status, record.submitted_at
            ),
            "next_id": queries.next_waiting(session, record.id),
            "seller": SellerFacts.model_validate(facts),
            "history": [history_entry(row, locale) for row in rows],
        }
    )


def _name_clash(other: Seller) -> NameClash:
    facts = {**other.model_dump(), "is_seller_verified": other.is_verified}
    return NameClash.model_validate(facts)


def waiting_hours(status: str, submitted_at: datetime | None) -> float | None:
    if status != "pending" or submitted_at is None:
        return None
    return round((now() - submitted_at).total_seconds() / HOUR_S, 1)
