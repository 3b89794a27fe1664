"""Answers about enquiries, made from rows; each side has its own view of one."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from engagement.enquiries import delivery, minimum_order
from engagement.enquiries.notes import CrmChange
from engagement.enquiries.schemas import (
    CategoryOut,
    EnquiryDetail,
    EnquiryOut,
    LastMessage,
    ProductOut,
    SellerOut,
    StatusHistoryEntry,
)
from engagement.enquiries.transitions import ENQUIRY
from servicekit.http.language import Locale


def serialize(row: sa.RowMapping, role: str, locale: Locale) -> EnquiryOut:
    return EnquiryOut(**_face(row, role, locale))


def detail(
    row: sa.RowMapping,
    changes: Sequence[sa.RowMapping],
    role: str,
    locale: Locale,
    **more: Any,
) -> EnquiryDetail:
    history = [
        StatusHistoryEntry(
            **{**change, "note": change["note"] if change["role"] == role else None},
            status_label=ENQUIRY.label(change["to_status"], role, locale),
        )
        for change in changes
    ]
    return EnquiryDetail(**_face(row, role, locale), history=history, **more)


def _face(row: sa.RowMapping, role: str, locale: Locale) -> dict[str, Any]:
    unread = row["buyer_unread"] if role == "buyer" else row["seller_unread"]
    return {
        **row,
        "user_id": row["buyer_id"],
        "role": role,
        "status_label": ENQUIRY.label(row["status"], role, locale),
        "allowed_statuses": ENQUIRY.allowed(row["status"], role),
        **_contact(row, role),
        "quantity": plain(row["quantity"]),
        "minimum_order": minimum_order.of(row),
        "delivery": delivery.of(row),
        **_sellers_own(row, role),
        "last_message": _last(row, role),
        "is_unread": unread > 0,
        "unread_count": unread,
        "seller": _seller(row),
        "category": _category(row),
        "product": _product(row),
    }


def _contact(row: sa.RowMapping, role: str) -> dict[str, str]:
    """A suspended company sees nobody's number or address."""
    if role == "seller" and row["seller_status"] == "suspended":
        return {"phone_number": "", "email": ""}
    return {"phone_number": row["phone"], "email": row["email"]}


def plain(quantity: Any) -> str | None:
    return None if quantity is None else f"{quantity.normalize():f}"


def _sellers_own(row: sa.RowMapping, role: str) -> dict[str, Any]:
    if role != "seller":
        return dict.fromkeys((*CrmChange.model_fields, "due_at", "due_kind"))
    due_at, is_answer = row["due_at"], row["due_at"] == row["answer_due_at"]
    kind = "answer" if is_answer else "reminder"
    return {"due_at": due_at, "due_kind": kind if due_at else None}


def _last(row: sa.RowMapping, role: str) -> LastMessage | None:
    """What the two write each other is no administrator's to read."""
    if role == "admin" or row["last_message_at"] is None:
        return None
    return LastMessage(
        body=row["last_body"],
        is_mine=row["last_role"] == role,
        created_at=row["last_message_at"],
    )


def _seller(row: sa.RowMapping) -> SellerOut | None:
    if row["seller_slug"] is None:
        return None
    return SellerOut(
        id=row["seller_id"],
        slug=row["seller_slug"],
        company_name=row["company_name"],
        company_name_ne=row["company_name_ne"],
        company_logo=row["company_logo"],
        colour=row["colour"],
        is_seller_verified=row["is_verified"],
    )


def _category(row: sa.RowMapping) -> CategoryOut | None:
    if row["category_slug"] is None:
        return None
    return CategoryOut(
        id=row["category_id"],
        slug=row["category_slug"],
        name=row["category_name"],
        name_ne=row["category_name_ne"],
    )


def _product(row: sa.RowMapping) -> ProductOut | None:
    if row["product_id"] is None:
        return None
    return ProductOut(
        id=row["product_id"],
        slug=row["product_slug"],
        name=row["product_name"] or "",
        name_ne=row["product_name_ne"],
        image=row["image"],
        price=row["price"],
        currency=row["currency"],
        unit=row["product_unit"],
    )
