"""The audit trail on the wire, for administrators."""

from uuid import UUID

from pydantic import BaseModel

from servicekit.http.fields import Moment
from servicekit.http.language import Locale
from vendor.history.models import SellerMove
from vendor.statutory.transitions import reason_label


class MoveShown(BaseModel):
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


def move_shown(move: SellerMove, locale: Locale) -> MoveShown:
    return MoveShown(
        **move.model_dump(exclude={"seller_id", "by_user"}),
        by=move.by_user,
        reason_label=reason_label(move.reason_code, locale),
    )
