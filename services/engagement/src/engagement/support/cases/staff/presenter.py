"""A case as administrators read it."""

from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel
from sqlmodel import Session

from engagement.support.cases.presenter import (
    CaseDetail,
    CaseSummary,
    detail_fields,
    summary,
)
from engagement.support.cases.queries import CaseRows
from engagement.support.cases.staff import queries
from servicekit.http.fields import Moment, Money
from servicekit.http.language import Locale


class QueuedCase(CaseSummary):
    """`name` of its writer."""

    name: str
    assigned_to: UUID | None


class CaseWriter(BaseModel):
    """Who wrote a case: contact, purchases and other cases. Without `user_id` it is a
    guest."""

    user_id: UUID | None
    name: str
    email: str
    phone_number: str | None
    order_count: int
    order_value: Money
    cases: list[CaseSummary]


class StaffCase(CaseDetail):
    """`messages` has the notes, too."""

    assigned_to: UUID | None
    article: str | None
    is_helpful: bool | None
    locale: str
    writer: CaseWriter
    supplier_takes_part: bool


class QueueSummary(BaseModel):
    """Of what is not answered: how many, of these the caller's, since when."""

    number: int
    mine: int
    oldest_at: Moment | None


def queued(row: sa.RowMapping, locale: Locale) -> QueuedCase:
    common = summary(row, "admin", locale).model_dump()
    return QueuedCase(**common, name=row["name"], assigned_to=row["assigned_to"])


def staff_case(session: Session, rows: CaseRows, locale: Locale) -> StaffCase:
    return StaffCase(
        **detail_fields(rows, "admin", locale),
        writer=_writer(session, rows.case, locale),
        supplier_takes_part=rows.case["supplier_since"] is not None,
    )


def _writer(session: Session, case: sa.RowMapping, locale: Locale) -> CaseWriter:
    count, value = queries.purchases(session, case["user_id"])
    others = queries.others(session, case)
    return CaseWriter(
        user_id=case["user_id"],
        name=case["name"],
        email=case["email"],
        phone_number=case["phone"],
        order_count=count,
        order_value=value,
        cases=[summary(row, "admin", locale) for row in others],
    )
