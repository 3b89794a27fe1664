"""The audit trail on the wire, for administrators."""

from uuid import UUID

from pydantic import BaseModel

from servicekit.http.fields import Moment
from servicekit.http.language import Locale
from vendor.history.models import SellerTransition
from vendor.statutory.transitions import reason_label


class StatusHistoryEntry(BaseModel):
    """`by` is a user's id; None when the system or an account's end moved it."""

    id: UUID
    noun: str
    subject_id: UUID | None
    from_status: str | None
    to_status: str
    role: str
    by: UUID | None
    reason_code: str | None
    reason_label: str | None
    reason: str | None
    at: Moment


def history_entry(row: SellerTransition, locale: Locale) -> StatusHistoryEntry:
    return StatusHistoryEntry(
        **row.model_dump(exclude={"seller_id", "by_user"}),
        by=row.by_user,
        reason_label=reason_label(row.reason_code, locale),
    )
