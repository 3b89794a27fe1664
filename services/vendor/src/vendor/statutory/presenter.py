"""From rows to the response with a seller's statutory details."""

from collections.abc import Sequence
from typing import Any

from sqlmodel import Session

from servicekit.http.language import Locale
from vendor.profiles.models import Seller
from vendor.statutory import queries
from vendor.statutory.models import StatutoryDetails, StatutoryDocument
from vendor.statutory.schemas import Document, Statutory
from vendor.statutory.service import is_renewable
from vendor.statutory.transitions import STATUTORY, reason_label


def own(session: Session, seller: Seller, locale: Locale) -> Statutory:
    record = queries.of_seller(session, seller.id)
    rows = queries.documents_of(session, record.id) if record else []
    empty = StatutoryDetails(seller_id=seller.id)
    facts = statutory_fields(seller, record or empty, rows, "seller", locale)
    return Statutory.model_validate({**facts, "id": record.id if record else None})


def statutory_fields(
    seller: Seller,
    record: StatutoryDetails,
    rows: Sequence[StatutoryDocument],
    role: str,
    locale: Locale,
) -> dict[str, Any]:
    """The status as this role reads it, the form, the documents, the decision."""
    status = seller.statutory_status
    return {
        **record.model_dump(),
        "status": status,
        "status_label": STATUTORY.label(status, role, locale),
        "allowed_statuses": STATUTORY.allowed(status, role),
        "documents": [document(row) for row in rows],
        "reason_label": reason_label(record.reason_code, locale),
        "expires_at": seller.statutory_expires_at,
        "renewable": is_renewable(seller),
    }


def document(row: StatutoryDocument) -> Document:
    return Document.model_validate({**row.model_dump(), "id": row.file_id})
