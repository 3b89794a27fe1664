"""A case as its writer and its supplier read it."""

from textwrap import shorten
from typing import Any, Literal
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, ConfigDict

from engagement.support.cases.lifecycle import REOPENED_WITHIN, allowed
from engagement.support.cases.message import SEEN_BY
from engagement.support.cases.models import Case
from engagement.support.cases.queries import CaseRows
from engagement.support.cases.schemas import Audience, Author, Kind, SubjectKind, Topic
from engagement.support.cases.transitions import CASE, CaseStatus
from servicekit.http.fields import Moment
from servicekit.http.language import Locale

TITLE_LENGTH = 80
STEPS = ("open", "with_supplier", "with_staff", "answered", "closed")


class CaseSubject(BaseModel):
    kind: SubjectKind
    id: UUID
    label: str


class CaseSummary(BaseModel):
    """`role`: how the caller takes part. `supplier` is on the other side."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    reference: str
    role: Literal["writer", "seller", "admin"]
    kind: Kind
    topic: Topic | None
    title: str
    status: CaseStatus
    status_label: str
    subject: CaseSubject | None
    about: str | None
    supplier: str | None
    supplier_ne: str | None
    supplier_slug: str | None
    assigned_name: str | None
    answer_by: Moment | None
    due_at: Moment | None
    created_at: Moment
    updated_at: Moment


class CaseMessageOut(BaseModel):
    """`name` of who wrote it, where it is known."""

    id: UUID
    author: Author
    name: str | None
    is_mine: bool
    audience: Audience
    text: str
    attachment_ids: list[UUID]
    created_at: Moment


class CaseViewOut(BaseModel):
    """Haat has read the deal."""

    name: str | None
    subject: str
    at: Moment


class CaseStep(BaseModel):
    """`at`: when it was last reached, None for one that was not."""

    status: CaseStatus
    label: str
    at: Moment | None


class CaseDetail(CaseSummary):
    """`due_at` of an answered case: when it is closed. `reopen_until` of a closed."""

    allowed_statuses: list[CaseStatus]
    can_write: bool
    steps: list[CaseStep]
    messages: list[CaseMessageOut]
    views: list[CaseViewOut]
    answered_at: Moment | None
    reopen_until: Moment | None


def summary(row: sa.RowMapping, role: str, locale: Locale) -> CaseSummary:
    return CaseSummary(**_common(row, role, locale))


def detail(rows: CaseRows, role: str, locale: Locale) -> CaseDetail:
    return CaseDetail(**detail_fields(rows, role, locale))


def role_of(row: sa.RowMapping, user_id: UUID) -> str:
    return "writer" if row["user_id"] == user_id else "seller"


def detail_fields(rows: CaseRows, role: str, locale: Locale) -> dict[str, Any]:
    case = Case.model_validate(dict(rows.case))
    next_statuses = allowed(case, role)
    closed_at = rows.case["closed_at"]
    return {
        **_common(rows.case, role, locale),
        "answered_at": rows.case["answered_at"],
        "allowed_statuses": next_statuses,
        "can_write": case.status != "closed" or "with_staff" in next_statuses,
        "steps": _steps(rows, role, locale),
        "messages": _messages(rows, role),
        "views": [_view(row) for row in rows.views],
        "reopen_until": closed_at + REOPENED_WITHIN if closed_at else None,
    }


def _common(row: sa.RowMapping, role: str, locale: Locale) -> dict[str, Any]:
    return {
        **row,
        "role": role,
        "title": _title(row),
        "status_label": CASE.label(row["status"], role, locale),
        "subject": _subject(row),
    }


def _title(row: sa.RowMapping) -> str:
    line = next(iter(row["text"].splitlines()), "")
    text = line or row["subject_label"] or row["article"] or row["reference"]
    return shorten(text, TITLE_LENGTH, placeholder="…")


def _subject(row: sa.RowMapping) -> CaseSubject | None:
    if row["subject_id"] is None:
        return None
    kind, label = row["subject_kind"], row["subject_label"]
    return CaseSubject(kind=kind, id=row["subject_id"], label=label or "")


def _steps(rows: CaseRows, role: str, locale: Locale) -> list[CaseStep]:
    """Without the supplier, when none is on the other side."""
    reached = {row["to_status"]: row["at"] for row in rows.history}
    reached.setdefault("open", rows.case["created_at"])
    shown = [s for s in STEPS if s != "with_supplier" or rows.case["seller_id"]]
    return [
        CaseStep(status=s, label=CASE.label(s, role, locale), at=reached.get(s))
        for s in shown
    ]


def _messages(rows: CaseRows, role: str) -> list[CaseMessageOut]:
    visible = [row for row in rows.messages if row["audience"] in SEEN_BY[role]]
    return [_first(rows, role), *(_message(rows, row, role) for row in visible)]


def _first(rows: CaseRows, role: str) -> CaseMessageOut:
    """The text of the form."""
    case = rows.case
    return CaseMessageOut(
        **{**case, "author": "writer", "audience": "all"},
        is_mine=role == "writer",
    )


def _message(rows: CaseRows, row: sa.RowMapping, role: str) -> CaseMessageOut:
    names = {"writer": rows.case["name"] or None, "seller": rows.case["supplier"]}
    name = names.get(row["author"], row["by_name"])
    return CaseMessageOut(**row, name=name, is_mine=row["author"] == role)


def _view(row: sa.RowMapping) -> CaseViewOut:
    return CaseViewOut(name=row["by_name"], subject=row["subject"], at=row["at"])
