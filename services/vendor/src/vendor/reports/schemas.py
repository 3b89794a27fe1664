"""Reports on the wire."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, StringConstraints

from servicekit.http.emails import Email
from servicekit.http.fields import Clean, Input, Moment
from servicekit.http.language import Locale
from vendor.reports.models import current
from vendor.reports.transitions import REPORT, Decision

Reason = Literal[
    "fake_company", "wrong_details", "fraud", "prohibited_goods", "offensive", "other"
]
ReportStatus = Literal["open", "handled"]
REASONS: dict[str, tuple[str, str]] = {
    "fake_company": ("Fake company", "यो कम्पनी छैन"),
    "wrong_details": ("Wrong details", "विवरण गलत छ"),
    "fraud": ("Fraud", "ठगी गर्‍यो"),
    "prohibited_goods": ("Sells prohibited goods", "निषेधित सामान बेच्छ"),
    "offensive": ("Offensive text or pictures", "पृष्ठ आपत्तिजनक छ"),
    "other": ("Something else", "अन्य"),
}
ReportText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=10, max_length=2_000),
    Clean,
]
Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1_000), Clean]


class ReportForm(Input):
    """`email` is for a question back; nobody has to give one."""

    reason: Reason
    text: ReportText
    email: Email | None = None


class Reference(BaseModel):
    reference: str


class Handling(Input):
    """`note` is needed with a warning and a suspension: the seller reads it.
    An older caller sends `handled`, which dismisses it."""

    status: Decision | Literal["handled"]
    note: Note | None = None

    @property
    def decision(self) -> Decision:
        return "dismissed" if self.status == "handled" else self.status


class ReportHistoryEntry(BaseModel):
    """`by` is a user's id."""

    id: UUID
    to_status: str
    to_label: str
    by: UUID | None
    note: str | None
    at: Moment


class ReportedSeller(BaseModel):
    id: UUID
    slug: str | None
    company_name: str | None
    status: str


class ReportOut(BaseModel):
    """`status` is one of the table of transitions; the list knows open and handled."""

    id: UUID
    reference: str
    seller: ReportedSeller
    reason: str
    reason_label: str
    text: str
    email: str | None
    reporter_id: UUID | None
    status: str
    status_label: str
    allowed_statuses: list[str]
    history: list[ReportHistoryEntry]
    note: str | None
    created_at: Moment
    handled_at: Moment | None


def report_response(
    row: dict[str, Any], history: Sequence[sa.Row[Any]], locale: Locale
) -> ReportOut:
    seller = ReportedSeller(
        id=row["seller_id"],
        slug=row["slug"],
        company_name=row["company_name"],
        status=row["seller_status"],
    )
    label = REASONS[row["reason"]][1 if locale == "ne" else 0]
    status = current(row["status"], row["decision"])
    return ReportOut.model_validate(
        {
            **row,
            "seller": seller,
            "reason_label": label,
            "status": status,
            "status_label": REPORT.label(status, "admin", locale),
            "allowed_statuses": REPORT.allowed(status, "admin"),
            "history": [_entry(each, locale) for each in history],
        }
    )


def _entry(row: sa.Row[Any], locale: Locale) -> ReportHistoryEntry:
    return ReportHistoryEntry(
        id=row.id,
        to_status=row.to_status,
        to_label=REPORT.label(row.to_status, "admin", locale),
        by=row.by_user,
        note=row.reason,
        at=row.at,
    )
