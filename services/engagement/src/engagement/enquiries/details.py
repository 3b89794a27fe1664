"""One enquiry as its caller may see it, with what helps that side further."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.enquiries import alternatives, buyer, queries
from engagement.enquiries.presenter import detail
from engagement.enquiries.schemas import EnquiryDetail
from engagement.enquiries.service import role_of
from servicekit.http.errors import NotFound
from servicekit.http.language import Locale
from servicekit.http.tokens import Caller


def detail_for(
    session: Session, enquiry_id: UUID, caller: Caller, locale: Locale
) -> EnquiryDetail:
    """Read in this transaction; raises NotFound for callers without a role in it
    (D13)."""
    row, history = queries.one(session, enquiry_id)
    if row is None:
        raise NotFound
    role = role_of(caller, row["owner_id"], row["buyer_id"])
    if role is None:
        raise NotFound
    return detail(row, history, role, locale, **_further(session, row, role))


def _further(session: Session, row: sa.RowMapping, role: str) -> dict[str, Any]:
    if role == "seller":
        return {"buyer": buyer.of(session, row)}
    if role == "buyer" and row["status"] in alternatives.AFTER:
        others = alternatives.similar(session, row)
        return {"similar": others, "requirement_draft": alternatives.draft(row)}
    return {}
