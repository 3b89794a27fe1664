"""Disputes as administrators read and decide them."""

from typing import Literal
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel

from engagement.orders.lifecycle import number_of
from engagement.orders.presenter import OrderDetail, Role, detail
from engagement.orders.queries import OrderRows
from engagement.orders.schemas import RequiredNote
from engagement.orders.transitions import ORDER, OrderStatus
from servicekit.http.fields import Input, Moment, Money
from servicekit.http.language import Locale


class Decision(Input):
    """Both sides read the reason."""

    status: Literal["closed", "cancelled"]
    reason: RequiredNote


class Dispute(BaseModel):
    """`reason` in the words of the side that disputed the order."""

    id: UUID
    number: str
    title: str
    status: OrderStatus
    status_label: str
    buyer: str
    seller: str
    landed: Money
    disputed_by: Role
    disputed_at: Moment
    reason: str | None


class DisputeDetail(Dispute):
    """`order` as its buyer reads it; `allowed_statuses` are those of Haat."""

    allowed_statuses: list[OrderStatus]
    order: OrderDetail


def serialize(row: sa.RowMapping, locale: Locale) -> Dispute:
    parties = row["parties"]
    return Dispute(
        **{
            **row,
            "number": number_of(row["number"]),
            "status_label": ORDER.label(row["status"], "admin", locale),
            "buyer": _name(parties["buyer"], locale),
            "seller": _name(parties["seller"], locale),
            "landed": row["goods"] + row["vat"] + row["freight"],
            "reason": row["dispute_reason"],
        }
    )


def serialize_detail(
    row: sa.RowMapping, rows: OrderRows, locale: Locale
) -> DisputeDetail:
    return DisputeDetail(
        **serialize(row, locale).model_dump(),
        allowed_statuses=ORDER.allowed(row["status"], "admin"),
        order=detail(rows, "buyer", locale),
    )


def _name(party: dict[str, str | None], locale: Locale) -> str:
    return (party["name_ne"] if locale == "ne" else None) or party["name"] or ""
