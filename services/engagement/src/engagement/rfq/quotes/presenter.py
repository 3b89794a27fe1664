"""A quote as each side sees it, with what it costs delivered."""

from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, ConfigDict

from engagement.rfq.quotes import landed_cost
from engagement.rfq.quotes.agreed_costs import agreed_costs
from engagement.rfq.quotes.parties import Parties
from engagement.rfq.quotes.schemas import (
    CounterOut,
    ItemType,
    PaymentTerms,
    QuoteTerms,
)
from engagement.rfq.quotes.service import MAX_VERSIONS
from engagement.rfq.quotes.transitions import BY_HOUSE, QUOTE, QuoteStatus
from engagement.rfq.requirements.presenter import ContactOut
from engagement.rfq.requirements.specifications import specifications
from servicekit.http.fields import Moment, Money
from servicekit.http.language import Locale


class CostOut(BaseModel):
    """`goods` without VAT; `landed` is the sum of the three."""

    goods: Money
    vat: Money
    freight: Money
    landed: Money


class LineOut(BaseModel):
    """`spec`: what the buyer specified."""

    requirement_item_id: UUID
    name: str
    spec: str | None
    type: ItemType
    quantity: str
    unit_id: UUID | None
    unit: str | None
    unit_price: Money | None
    note: str | None
    cost: CostOut


class QuotingSeller(BaseModel):
    """Whom to call stands on the seller's page: that is public (D18). `slug` is null
    while the company has no public page. `response_rate`: of a hundred enquiries those
    answered within a day."""

    id: UUID
    slug: str | None
    company_name: str
    company_name_ne: str | None
    company_logo: str | None
    district: str | None
    district_ne: str | None
    is_seller_verified: bool
    response_rate: int | None


class QuotedRequirement(BaseModel):
    """`enquiry_id`: no buyer has posted it, it stands behind this enquiry."""

    id: UUID
    title: str
    status: str
    enquiry_id: UUID | None


class QuoteOut(QuoteTerms):
    """`contact` is the buyer's, for the seller, once shortlisted or accepted (D17).
    `parties`: who signed, as they were then; only of one that was accepted.
    `awarded_lines`: the lines that were accepted, of which `totals` are then."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    id: UUID
    root_id: UUID
    version: int
    versions_left: int
    requirement_id: UUID
    requirement: QuotedRequirement
    role: str
    status: QuoteStatus
    status_label: str
    allowed_statuses: list[QuoteStatus]
    seller: QuotingSeller | None
    items: list[LineOut]
    awarded_lines: list[UUID] | None
    freight: Money
    totals: CostOut
    payment: PaymentTerms
    valid_until: date
    expires_at: Moment
    note: str | None
    attachment_ids: list[UUID]
    counter: CounterOut | None
    is_shortlisted: bool
    reason: str | None
    contact: ContactOut | None
    parties: Parties | None
    enquiry_id: UUID | None
    sent_at: Moment | None
    created_at: Moment
    updated_at: Moment


class VersionOut(BaseModel):
    id: UUID
    version: int
    status: QuoteStatus
    landed: Money
    sent_at: Moment | None


class QuoteHistoryEntry(BaseModel):
    from_status: str | None
    to_status: str
    status_label: str
    role: str
    reason: str | None
    at: Moment


class QuoteDetail(QuoteOut):
    versions: list[VersionOut]
    history: list[QuoteHistoryEntry]


def role_of(row: sa.RowMapping, user_id: UUID) -> str | None:
    """A draft is nobody's but the seller's."""
    if row["owner_id"] == user_id:
        return "seller"
    is_received = row["buyer_id"] == user_id and row["sent_at"] is not None
    return "buyer" if is_received else None


def serialize(row: sa.RowMapping, role: str, locale: Locale) -> QuoteOut:
    return QuoteOut(**_face(row, role, locale))


def detail(
    row: sa.RowMapping,
    kin: Sequence[sa.RowMapping],
    changes: Sequence[sa.RowMapping],
    role: str,
    locale: Locale,
) -> QuoteDetail:
    """The versions and transitions since it was sent; a draft is visible to the
    seller only."""
    seen = [one for one in kin if one["sent_at"] or role == "seller"]
    versions = [VersionOut(**{**one, "landed": _landed(one)}) for one in seen]
    history = [
        QuoteHistoryEntry(
            **{**change, "status_label": QUOTE.label(change["to_status"], role, locale)}
        )
        for change in changes
        if role == "seller" or change["to_status"] != "draft"
    ]
    face = _face(row, role, locale)
    return QuoteDetail(**face, versions=versions, history=history)


def _landed(row: sa.RowMapping) -> Decimal:
    return landed_cost.total(agreed_costs({**row})).landed


def cost(of: landed_cost.Cost) -> CostOut:
    return CostOut(goods=of.goods, vat=of.vat, freight=of.freight, landed=of.landed)


def _face(row: sa.RowMapping, role: str, locale: Locale) -> dict[str, Any]:
    by_line = agreed_costs({**row})
    lines = zip(row["items"], by_line, strict=True)
    specs = specifications(row["requirement_id"], row["requested_items"])
    pays = {"advance_pct": row["advance_pct"], "credit_days": row["credit_days"]}
    return {
        **row,
        "role": role,
        "versions_left": MAX_VERSIONS - row["version"],
        "requirement": QuotedRequirement(
            id=row["requirement_id"],
            title=row["title"],
            status=row["requirement_status"],
            enquiry_id=row["quoted_enquiry_id"],
        ),
        "status_label": _label(row, role, locale),
        "allowed_statuses": QUOTE.allowed(row["status"], role),
        "seller": seller(row),
        "items": [
            LineOut(**line, spec=specs.get(line["requirement_item_id"]), cost=cost(of))
            for line, of in lines
        ],
        "totals": cost(landed_cost.total(by_line)),
        "payment": PaymentTerms(**pays),
        "contact": _contact(row, role),
    }


def _label(row: sa.RowMapping, role: str, locale: Locale) -> str:
    """Not chosen, or declined: it depends on who ended it."""
    is_by_house = row["status"] == "rejected" and row["reason"] in BY_HOUSE
    return QUOTE.label(row["status"], "seller" if is_by_house else role, locale)


def seller(row: sa.RowMapping) -> QuotingSeller | None:
    if row["slug"] is None:
        return None
    firm = (row["parties"] or {}).get("seller") or row
    return QuotingSeller(
        id=row["seller_id"],
        slug=row["slug"] if row["seller_status"] == "active" else None,
        company_name=firm["company_name"],
        company_name_ne=firm["company_name_ne"],
        company_logo=row["company_logo"],
        district=firm["district"],
        district_ne=firm["district_ne"],
        is_seller_verified=row["is_verified"],
        response_rate=row["response_rate"],
    )


def _contact(row: sa.RowMapping, role: str) -> ContactOut | None:
    is_chosen = row["status"] == "accepted" or (
        row["is_shortlisted"] and row["status"] in ("sent", "countered")
    )
    may = role == "buyer" or is_chosen or not row["hide_contact"]
    # A suspended company sees nobody's contact.
    is_away = role == "seller" and row["seller_status"] == "suspended"
    if not may or is_away or not row["contact_phone"]:
        return None
    return ContactOut(
        name=row["contact_name"] or "",
        phone_number=row["contact_phone"],
        email=row["contact_email"],
    )
