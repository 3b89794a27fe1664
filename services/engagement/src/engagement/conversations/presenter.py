"""Serializes rows for one of the two parties."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import sqlalchemy as sa

from engagement.conversations.models import DELETED_TEXT, Message
from engagement.conversations.rules import closed_because
from engagement.conversations.schemas import (
    About,
    ConversationDetail,
    ConversationOut,
    Counterpart,
    LastMessage,
    MessageOut,
    Opening,
    QuoteAbout,
    Sent,
)
from engagement.enquiries.models import Enquiry
from engagement.enquiries.presenter import plain
from engagement.enquiries.transitions import ENQUIRY
from engagement.rfq.matches.transitions import MATCH
from engagement.rfq.quotes import landed_cost
from engagement.rfq.quotes.agreed_costs import agreed_costs
from engagement.rfq.quotes.transitions import QUOTE
from engagement.rfq.requirements.transitions import REQUIREMENT
from servicekit.clock import now
from servicekit.http.language import Locale

EXCERPT = 160
TAKE_BACK_WITHIN = timedelta(minutes=15)


def serialize(row: sa.RowMapping, locale: Locale) -> ConversationOut:
    return ConversationOut(**_face(row, locale))


def detail(row: sa.RowMapping, locale: Locale) -> ConversationDetail:
    reason = closed_because(row)
    return ConversationDetail(
        **_face(row, locale),
        opening=_opening(row),
        can_write=reason is None,
        closed_because=reason,
    )


def message(row: Any, reader: UUID) -> MessageOut:
    """`row` is of the table, as a mapping."""
    is_mine = row["sender_id"] == reader
    is_fresh = now() - row["created_at"] < TAKE_BACK_WITHIN
    can_remove = is_mine and is_fresh and row["removed_at"] is None
    return MessageOut(**{**row, "is_mine": is_mine, "can_remove": can_remove})


def sent(message_sent: Message, enquiry: Enquiry | None, sender: UUID) -> Sent:
    fields = message(message_sent.model_dump(), sender).model_dump()
    return Sent(**fields, enquiry_status=enquiry.status if enquiry else None)


def _face(row: sa.RowMapping, locale: Locale) -> dict[str, Any]:
    return {
        "id": row["id"],
        "role": row["role"],
        "about": _about(row, locale),
        "counterpart": _counterpart(row),
        "last_message": _last_message(row),
        "unread_count": row["unread_count"],
        "is_blocked": row[f"blocked_by_{row['role']}"],
        "updated_at": row["last_at"] or now(),
    }


def _about(row: sa.RowMapping, locale: Locale) -> About:
    is_enquiry = row["kind"] == "enquiry"
    status, label = _status(row, locale)
    return About(
        kind=row["kind"],
        enquiry_id=row["id"] if is_enquiry else None,
        requirement_id=row["requirement_id"],
        title=row["title"] or "",
        title_ne=row["title_ne"],
        image=row["image"],
        quantity=plain(row["quantity"]),
        unit=row["unit"],
        status=status,
        status_label=label,
        quote=_quote(row, locale),
    )


def _status(row: sa.RowMapping, locale: Locale) -> tuple[str, str]:
    """As this side calls it."""
    role = row["role"]
    if row["kind"] == "enquiry":
        machine, status = ENQUIRY, row["enquiry_status"]
    elif role == "seller":
        machine, status = MATCH, row["match_status"]
    else:
        machine, status = REQUIREMENT, row["requirement_status"]
    return status, machine.label(status, role, locale)


def _quote(row: sa.RowMapping, locale: Locale) -> QuoteAbout | None:
    if row["quote_id"] is None:
        return None
    costs = agreed_costs({**row, "items": row["quote_items"]})
    return QuoteAbout(
        id=row["quote_id"],
        status=row["quote_status"],
        status_label=QUOTE.label(row["quote_status"], row["role"], locale),
        landed=landed_cost.total(costs).landed,
    )


def _counterpart(row: sa.RowMapping) -> Counterpart:
    """Who left a signed deal has the name that signed it."""
    if row["role"] == "buyer":
        firm = _signed(row, "seller") if row["seller_status"] == "closed" else None
        return Counterpart(
            name=(firm or row)["company_name"],
            name_ne=(firm or row)["company_name_ne"],
            slug=row["seller_slug"],
            logo=row["company_logo"],
            colour=row["colour"],
            is_verified=bool(row["is_verified"]),
            is_guest=False,
        )
    return Counterpart(
        name=_buyers_name(row),
        name_ne=None,
        slug=None,
        logo=None,
        colour=None,
        is_verified=False,
        is_guest=row["buyer_id"] is None,
    )


def _buyers_name(row: sa.RowMapping) -> str | None:
    name: str | None = row["buyer_name"] or row["contact_name"]
    if name == DELETED_TEXT and (parties := row["parties"]):
        firm = _signed(row, "buyer")
        name = firm["company_name"] if firm else parties["signer"] or DELETED_TEXT
    return name


def _signed(row: sa.RowMapping, side: str) -> dict[str, Any] | None:
    firm: dict[str, Any] | None = (row["parties"] or {}).get(side)
    return firm


def _last_message(row: sa.RowMapping) -> LastMessage | None:
    if row["last_message_at"] is None:
        return None
    return LastMessage(
        body=row["last_body"][:EXCERPT],
        is_mine=row["last_role"] == row["role"],
        has_files=bool(row["last_files"]),
        created_at=row["last_message_at"],
    )


def _opening(row: sa.RowMapping) -> Opening | None:
    if row["kind"] != "enquiry":
        return None
    return Opening(
        body=row["opening_body"],
        is_mine=row["role"] == "buyer",
        created_at=row["opened_at"],
    )
