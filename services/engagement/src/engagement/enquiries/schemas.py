"""Wire shapes of enquiries; each side sees its own face of one enquiry."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Annotated, Any
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, StringConstraints

from engagement.enquiries.transitions import ENQUIRY, EnquiryStatus
from servicekit.http.fields import Clean, Input, Line, Moment, Money
from servicekit.http.language import Locale

ANSWER_WITHIN = timedelta(hours=24)
Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1_000), Clean]


class StatusChange(Input):
    status: EnquiryStatus
    reason: Line | None = None
    note: Note | None = None


class SellerShown(BaseModel):
    id: UUID
    slug: str
    company_name: str
    company_name_ne: str | None
    company_logo: str | None
    is_seller_verified: bool


class CategoryShown(BaseModel):
    id: UUID
    slug: str
    name: str
    name_ne: str


class ProductShown(BaseModel):
    id: UUID
    slug: str | None
    name: str
    name_ne: str | None
    image: str | None
    price: Money | None
    currency: str | None
    unit: str | None


class MoveShown(BaseModel):
    from_status: str | None
    to_status: str
    status_label: str
    role: str
    reason: str | None
    note: str | None
    at: Moment


class EnquiryShown(BaseModel):
    """`due_at`: until when an answer still counts as prompt; for the seller only."""

    id: UUID
    user_id: UUID | None
    role: str
    status: EnquiryStatus
    status_label: str
    allowed_statuses: list[str]
    name: str
    phone_number: str
    email: str
    requirements: str
    quantity: str | None
    unit_id: UUID | None
    unit: str | None
    source: str
    label: str | None
    is_unread: bool
    unread_count: int
    seller: SellerShown | None
    category: CategoryShown | None
    product: ProductShown | None
    product_name: str | None
    first_response_at: Moment | None
    due_at: Moment | None
    expires_at: Moment
    created_at: Moment
    updated_at: Moment


class EnquiryDetail(EnquiryShown):
    history: list[MoveShown]


def shown(row: sa.RowMapping, role: str, locale: Locale) -> EnquiryShown:
    return EnquiryShown(**_face(row, role, locale))


def detail(
    row: sa.RowMapping, moves: Sequence[sa.RowMapping], role: str, locale: Locale
) -> EnquiryDetail:
    history = [
        MoveShown(
            **{**move, "note": move["note"] if move["role"] == role else None},
            status_label=ENQUIRY.label(move["to_status"], role, locale),
        )
        for move in moves
    ]
    return EnquiryDetail(**_face(row, role, locale), history=history)


def _face(row: sa.RowMapping, role: str, locale: Locale) -> dict[str, Any]:
    unread = row["buyer_unread"] if role == "buyer" else row["seller_unread"]
    return {
        **row,
        "user_id": row["buyer_id"],
        "role": role,
        "status_label": ENQUIRY.label(row["status"], role, locale),
        "allowed_statuses": ENQUIRY.allowed(row["status"], role),
        "phone_number": row["phone"],
        "quantity": _plain(row["quantity"]),
        "label": None if role == "buyer" else row["label"],
        "is_unread": unread > 0,
        "unread_count": unread,
        "due_at": _due(row) if role == "seller" else None,
        "seller": _seller(row),
        "category": _category(row),
        "product": _product(row),
    }


def _plain(quantity: Any) -> str | None:
    return None if quantity is None else f"{quantity.normalize():f}"


def _due(row: sa.RowMapping) -> datetime | None:
    is_waiting = row["status"] in ("new", "seen") and row["first_response_at"] is None
    return row["created_at"] + ANSWER_WITHIN if is_waiting else None


def _seller(row: sa.RowMapping) -> SellerShown | None:
    if row["seller_slug"] is None:
        return None
    return SellerShown(
        id=row["seller_id"],
        slug=row["seller_slug"],
        company_name=row["company_name"],
        company_name_ne=row["company_name_ne"],
        company_logo=row["company_logo"],
        is_seller_verified=row["is_verified"],
    )


def _category(row: sa.RowMapping) -> CategoryShown | None:
    if row["category_slug"] is None:
        return None
    return CategoryShown(
        id=row["category_id"],
        slug=row["category_slug"],
        name=row["category_name"],
        name_ne=row["category_name_ne"],
    )


def _product(row: sa.RowMapping) -> ProductShown | None:
    if row["product_id"] is None:
        return None
    return ProductShown(
        id=row["product_id"],
        slug=row["product_slug"],
        name=row["product_name"] or "",
        name_ne=row["product_name_ne"],
        image=row["image"],
        price=row["price"],
        currency=row["currency"],
        unit=row["product_unit"],
    )
