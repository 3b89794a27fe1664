"""From rows to the response with a verification, for an administrator."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlmodel import Session

from servicekit.clock import now
from servicekit.http.language import Locale
from servicekit.pictures.previews import Previews
from vendor.documents import openings
from vendor.history import queries as history
from vendor.history.schemas import history_entry
from vendor.profiles import names
from vendor.profiles.models import Seller
from vendor.statutory import queries as statutory
from vendor.statutory.models import StatutoryDetails, StatutoryDocument
from vendor.statutory.presenter import document, statutory_fields
from vendor.statutory.transitions import STATUTORY
from vendor.verifications import contradictions, queries
from vendor.verifications.schemas import (
    InQueue,
    NameClash,
    ReviewedDocument,
    SellerFacts,
    SellerInQueue,
    Verification,
)
from vendor.verifications.service import unopened

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
    session: Session,
    seller: Seller,
    record: StatutoryDetails,
    locale: Locale,
    reviewer_id: UUID,
) -> Verification:
    session.flush()
    clashes = [dict(row._mapping) for row in queries.clashes(session, record.id)]
    documents = statutory.documents_of(session, record.id)
    linked = contradictions.linked(session, seller.id)
    rows = history.of_seller(session, seller.id)
    facts = {**seller.model_dump(), "is_seller_verified": seller.is_verified}
    return Verification.model_validate(
        {
            **statutory_fields(seller, record, documents, "admin", locale),
            **reviewed(session, documents),
            "unopened_ids": [
                each.file_id for each in unopened(session, documents, reviewer_id)
            ],
            "name_differs": contradictions.name_differs(seller, record),
            "note_required": contradictions.needs_note(linked),
            "linked": linked,
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


def reviewed(
    session: Session, documents: Sequence[StatutoryDocument]
) -> dict[str, Any]:
    """`documents`, each with the administrators who opened it."""
    opened = openings.by_admins(session, [each.file_id for each in documents])
    return {
        "documents": [
            ReviewedDocument.model_validate(
                {**document(each).model_dump(), "openings": opened[each.file_id]}
            )
            for each in documents
        ]
    }


def _name_clash(other: Seller) -> NameClash:
    facts = {**other.model_dump(), "is_seller_verified": other.is_verified}
    return NameClash.model_validate(facts)


def waiting_hours(status: str, submitted_at: datetime | None) -> float | None:
    if status != "pending" or submitted_at is None:
        return None
    return round((now() - submitted_at).total_seconds() / HOUR_S, 1)
