"""Facts of a company that contradict each other, or that two companies share."""

import re
from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from servicekit.names.skeleton import skeleton
from vendor.profiles.models import Seller, sellers
from vendor.statutory.models import StatutoryDetails, details
from vendor.verifications.schemas import LinkedCompany, SharedFact

MAX_LINKED = 20
# Legal forms: a name with or without one is the same name.
_LEGAL_FORM = re.compile(
    r"(?<!\w)(pvt|private|ltd|limited|co|company|inc|llp|p|प्रा|लि|प्रालि|"
    r"प्राइभेट|लिमिटेड|कम्पनी)(?![\w\u0900-\u097f])"
)
_NEEDS_NOTE: tuple[SharedFact, ...] = ("pan", "registration_number")

_other, _theirs = sellers.alias("other"), details.alias("theirs")


def _plain(column: Any) -> sa.ColumnElement[str]:
    """A number as people compare it: without signs, in ASCII digits; empty is NULL."""
    digits = sa.func.translate(column, "०१२३४५६७८९", "0123456789")
    signs = sa.func.regexp_replace(sa.func.lower(digits), "[^0-9a-z]", "", "g")
    return sa.func.nullif(signs, "")


_SHARED: dict[SharedFact, sa.ColumnElement[Any]] = {
    "pan": _theirs.c.pan_number == details.c.pan_number,
    "registration_number": _plain(_theirs.c.registration_number)
    == _plain(details.c.registration_number),
    "phone": _other.c.primary_mobile == sellers.c.primary_mobile,
    "email": sa.func.lower(_other.c.primary_email)
    == sa.func.lower(sellers.c.primary_email),
}
_LINKED = (
    sa.select(
        *(_other.c[name] for name in ("id", "slug", "company_name")),
        *(_other.c[name] for name in ("company_name_ne", "status")),
        _other.c.statutory_detail_status,
        *(sa.func.coalesce(same, False).label(n) for n, same in _SHARED.items()),
    )
    .select_from(
        sellers.outerjoin(details, details.c.seller_id == sellers.c.id)
        .join(_other, _other.c.id != sellers.c.id)
        .outerjoin(_theirs, _theirs.c.seller_id == _other.c.id)
    )
    .where(sellers.c.id == sa.bindparam("seller_id"), sa.or_(*_SHARED.values()))
    .order_by(_other.c.created_at)
    .limit(MAX_LINKED)
)


def name_differs(seller: Seller, record: StatutoryDetails | None) -> bool:
    """The registered name is neither public name, apart from the legal form."""
    registered = record.registered_name if record else None
    names = [seller.company_name, seller.company_name_ne]
    public = {_normalized(name) for name in names if name}
    return bool(registered and public) and _normalized(registered or "") not in public


def linked(session: Session, seller_id: UUID) -> list[LinkedCompany]:
    """Other companies with the same PAN, registration number, number or address."""
    rows = session.execute(_LINKED, {"seller_id": seller_id}).mappings()
    return [
        LinkedCompany.model_validate(
            {**row, "facts": [fact for fact in _SHARED if row[fact]]}
        )
        for row in rows
    ]


def needs_note(companies: Sequence[LinkedCompany]) -> bool:
    """Whether an approval has to explain a PAN or registration number used twice."""
    return any(
        company.status != "closed"
        and company.statutory_detail_status != "not_submitted"
        and any(fact in _NEEDS_NOTE for fact in company.facts)
        for company in companies
    )


def _normalized(name: str) -> str:
    spaced = re.sub(r"[.,&()\-]+", " ", name.casefold())
    return skeleton(_LEGAL_FORM.sub(" ", spaced))
