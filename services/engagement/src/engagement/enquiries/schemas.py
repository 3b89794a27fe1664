"""Wire shapes of enquiries; each side sees its own face of one enquiry."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from engagement.enquiries import delivery
from engagement.enquiries.buyer import BuyerShown
from engagement.enquiries.delivery import DeliveryShown
from engagement.enquiries.elsewhere import RequirementDraft, SimilarSeller
from engagement.enquiries.notes import CrmChange
from engagement.enquiries.transitions import ENQUIRY, EnquiryStatus
from servicekit.http.envelope import CountedMeta, Links
from servicekit.http.fields import Clean, Input, Line, Moment, Money
from servicekit.http.language import Locale

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
    colour: str | None
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


class LastMessage(BaseModel):
    """What was written last; `body` is its beginning."""

    body: str
    is_mine: bool
    created_at: Moment


class MoveShown(BaseModel):
    from_status: str | None
    to_status: str
    status_label: str
    role: str
    reason: str | None
    note: str | None
    at: Moment


class EnquiryShown(BaseModel):
    """From `label` to `due_kind` for the seller only: its own notes, and when it is
    next due: until when an answer still is prompt, or its own reminder. `label` is
    the first of `labels`."""

    id: UUID
    user_id: UUID | None
    role: str
    status: EnquiryStatus
    status_label: str
    allowed_statuses: list[EnquiryStatus]
    name: str
    phone_number: str
    email: str
    requirements: str
    quantity: str | None
    unit_id: UUID | None
    unit: str | None
    delivery: DeliveryShown | None
    source: str
    label: str | None
    labels: list[str] | None
    assigned_to: str | None
    next_step: str | None
    private_note: str | None
    remind_at: Moment | None
    due_at: Moment | None
    due_kind: Literal["answer", "reminder"] | None
    last_message: LastMessage | None
    is_unread: bool
    unread_count: int
    seller: SellerShown | None
    category: CategoryShown | None
    product: ProductShown | None
    product_name: str | None
    first_response_at: Moment | None
    expires_at: Moment
    created_at: Moment
    updated_at: Moment


class DueCounts(BaseModel):
    """How many wait for the seller: at any time, until midnight of Nepal, too long."""

    any: int
    today: int
    overdue: int


class LabelCount(BaseModel):
    label: str
    count: int


class ProductCount(BaseModel):
    id: UUID
    name: str | None
    name_ne: str | None
    count: int


class DistrictCount(BaseModel):
    id: int
    count: int


class EnquiryMeta(CountedMeta):
    """`unread`: how many hold something new. From `due` on only for a seller: what its
    rows may be filtered by, the most frequent first."""

    # A buyer's answer leaves them out.
    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    unread: int
    due: DueCounts | None = None
    labels: list[LabelCount] = Field(default_factory=list)
    products: list[ProductCount] = Field(default_factory=list)
    districts: list[DistrictCount] = Field(default_factory=list)


class EnquiryPage(BaseModel):
    data: list[EnquiryShown]
    links: Links
    meta: EnquiryMeta


class EnquiryDetail(EnquiryShown):
    """`buyer` is for the seller; `similar` and `requirement_draft` for a buyer whose
    enquiry was declined or has expired."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    history: list[MoveShown]
    buyer: BuyerShown | None = None
    similar: list[SimilarSeller] = Field(default_factory=list)
    requirement_draft: RequirementDraft | None = None


def shown(row: sa.RowMapping, role: str, locale: Locale) -> EnquiryShown:
    return EnquiryShown(**_face(row, role, locale))


def detail(
    row: sa.RowMapping,
    moves: Sequence[sa.RowMapping],
    role: str,
    locale: Locale,
    **more: Any,
) -> EnquiryDetail:
    history = [
        MoveShown(
            **{**move, "note": move["note"] if move["role"] == role else None},
            status_label=ENQUIRY.label(move["to_status"], role, locale),
        )
        for move in moves
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
    """A suspended firm takes nobody's number or address along."""
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
    if role == "admin" or row["last_said_at"] is None:
        return None
    return LastMessage(
        body=row["last_body"],
        is_mine=row["last_role"] == role,
        created_at=row["last_said_at"],
    )


def _seller(row: sa.RowMapping) -> SellerShown | None:
    if row["seller_slug"] is None:
        return None
    return SellerShown(
        id=row["seller_id"],
        slug=row["seller_slug"],
        company_name=row["company_name"],
        company_name_ne=row["company_name_ne"],
        company_logo=row["company_logo"],
        colour=row["colour"],
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
