"""Reports on the wire."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, StringConstraints

from servicekit.http.emails import Email
from servicekit.http.fields import Clean, Input, Moment
from servicekit.http.language import Locale

Reason = Literal[
    "fake_company", "wrong_details", "fraud", "prohibited_goods", "offensive", "other"
]
ReportStatus = Literal["open", "handled"]
REASONS: dict[str, tuple[str, str]] = {
    "fake_company": ("This company does not exist", "यो कम्पनी छैन"),
    "wrong_details": ("Its details are wrong", "विवरण गलत छ"),
    "fraud": ("It deceived me", "ठगी गर्‍यो"),
    "prohibited_goods": ("It sells what is forbidden", "निषेधित सामान बेच्छ"),
    "offensive": ("The page is offensive", "पृष्ठ आपत्तिजनक छ"),
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
    status: ReportStatus
    note: Note | None = None


class ReportedSeller(BaseModel):
    id: UUID
    slug: str | None
    company_name: str | None
    status: str


class ReportOut(BaseModel):
    id: UUID
    reference: str
    seller: ReportedSeller
    reason: str
    reason_label: str
    text: str
    email: str | None
    reporter_id: UUID | None
    status: str
    note: str | None
    created_at: Moment
    handled_at: Moment | None


def report_response(row: dict[str, Any], locale: Locale) -> ReportOut:
    seller = ReportedSeller(
        id=row["seller_id"],
        slug=row["slug"],
        company_name=row["company_name"],
        status=row["seller_status"],
    )
    label = REASONS[row["reason"]][1 if locale == "ne" else 0]
    return ReportOut.model_validate({**row, "seller": seller, "reason_label": label})
