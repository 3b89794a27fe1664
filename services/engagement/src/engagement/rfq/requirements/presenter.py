"""A requirement as its buyer, a matched seller or an administrator sees it."""

from datetime import date
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, ConfigDict

from engagement.rfq.matches.transitions import MATCH, allowed
from engagement.rfq.requirements.extension import MAX_EXTENSIONS, MAX_EXTRA_DAYS
from engagement.rfq.requirements.models import item_ids
from engagement.rfq.requirements.schemas import (
    AnyStatus,
    CategoryOut,
    ContactPref,
    DaysOpen,
    Delivery,
    Frequency,
    Item,
    PaymentPref,
    Prefs,
    Purpose,
)
from engagement.rfq.requirements.transitions import REQUIREMENT, RequirementStatus
from servicekit.http.fields import Moment
from servicekit.http.language import Locale


class ItemOut(Item):
    """`is_awarded`: a seller has it, and it is no longer open."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    id: UUID
    is_awarded: bool


class DeliveryPlace(Delivery):
    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class SupplierPrefs(Prefs):
    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class ContactOut(BaseModel):
    name: str
    phone_number: str
    email: str | None


class Part(BaseModel):
    key: str
    points: float


class Score(BaseModel):
    """Why this seller was asked."""

    total: float
    parts: list[Part]


class MatchOut(BaseModel):
    id: UUID
    score: Score
    wave: int
    notified_at: Moment


class RequirementOut(BaseModel):
    """`status` is the lead's for a seller; `contact` as D17 lets it be seen.
    `user_id` is null for a guest's enquiry that was quoted."""

    id: UUID
    version: int
    user_id: UUID | None
    role: str
    status: AnyStatus
    status_label: str
    allowed_statuses: list[AnyStatus]
    requirement_status: RequirementStatus
    requirement_status_label: str
    title: str
    description: str
    category: CategoryOut | None
    items: list[ItemOut]
    delivery: DeliveryPlace | None
    needed_by: date | None
    frequency: Frequency | None
    purpose: Purpose | None
    prefs: SupplierPrefs | None
    payment_pref: PaymentPref | None
    contact_pref: ContactPref
    contact: ContactOut | None
    is_private: bool
    seller_ids: list[UUID]
    attachment_ids: list[UUID]
    max_quotes: int
    quotes_count: int
    seats_left: int
    matches_count: int
    viewed_count: int
    expires_in_days: DaysOpen
    extensions_left: int
    extension_days_left: int
    hide_contact: bool
    review_reasons: list[str]
    reason: str | None
    scope: str
    awarded_quote_id: UUID | None
    match: MatchOut | None
    quote_id: UUID | None
    opened_at: Moment | None
    expires_at: Moment
    created_at: Moment
    updated_at: Moment


def serialize(
    row: sa.RowMapping, locale: Locale, role: str = "buyer"
) -> RequirementOut:
    """For who posted it, or an administrator."""
    fields = _common(row, locale)
    fields |= {
        "role": role,
        "status": row["status"],
        "status_label": fields["requirement_status_label"],
        "allowed_statuses": REQUIREMENT.allowed(row["status"], role),
        "contact": _contact(row),
        "match": None,
        "quote_id": None,
    }
    return RequirementOut(**fields)


def for_seller(row: sa.RowMapping, locale: Locale) -> RequirementOut:
    """Without what is between the buyer and the house."""
    fields = _common(row, locale)
    status = row["match_status"]
    fields |= {
        "role": "seller",
        "status": status,
        "status_label": MATCH.label(status, "seller", locale),
        "allowed_statuses": allowed(status),
        "contact": _contact(row) if _is_revealed(row) else None,
        "match": _match(row),
        "quote_id": row["quote_id"],
        "delivery": _without_address(row),
        "seller_ids": [],
        "matches_count": 0,
        "viewed_count": 0,
        "review_reasons": [],
        "reason": None,
        "prefs": None,
        "awarded_quote_id": row["awarded_quote_id"] if status == "won" else None,
    }
    return RequirementOut(**fields)


def _common(row: sa.RowMapping, locale: Locale) -> dict[str, Any]:
    ids = item_ids(row["id"], len(row["items"]))
    awarded = {id_ for some in row["awarded_lines"] or [] for id_ in some or []}
    lines = zip(ids, row["items"], strict=True)
    taken: int = row["quotes_count"]
    return {
        **row,
        "user_id": row["buyer_id"],
        "items": [
            ItemOut(id=id_, is_awarded=str(id_) in awarded, **item)
            for id_, item in lines
        ],
        "requirement_status": row["status"],
        "requirement_status_label": REQUIREMENT.label(row["status"], "buyer", locale),
        "category": category_of(row),
        "is_private": bool(row["seller_ids"]),
        "seats_left": max(0, row["max_quotes"] - taken),
        "extensions_left": max(0, MAX_EXTENSIONS - row["extended_count"]),
        "extension_days_left": max(0, MAX_EXTRA_DAYS - row["extended_days"]),
    }


def category_of(row: sa.RowMapping) -> CategoryOut | None:
    if not row["category_slug"]:
        return None
    return CategoryOut(
        id=row["category_id"],
        slug=row["category_slug"],
        name=row["category_name"],
        name_ne=row["category_name_ne"],
    )


def _contact(row: sa.RowMapping) -> ContactOut | None:
    if not row["contact_phone"]:
        return None
    return ContactOut(
        name=row["contact_name"] or "",
        phone_number=row["contact_phone"],
        email=row["contact_email"],
    )


def _is_revealed(row: sa.RowMapping) -> bool:
    return not row["hide_contact"] or bool(row["is_revealed"])


def _without_address(row: sa.RowMapping) -> dict[str, Any] | None:
    """Where to deliver exactly is part of the contact."""
    delivery: dict[str, Any] | None = row["delivery"]
    if delivery is None or _is_revealed(row):
        return delivery
    return {**delivery, "address": None}


def _match(row: sa.RowMapping) -> MatchOut:
    score = Score(total=float(row["score"]), parts=row["parts"])
    return MatchOut(
        id=row["match_id"],
        score=score,
        wave=row["wave"],
        notified_at=row["notified_at"],
    )
