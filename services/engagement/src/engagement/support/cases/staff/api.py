"""The helpdesk: one queue of all cases."""

from datetime import timedelta
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse
from sqlmodel import Session

from engagement.support.cases.api import Reference
from engagement.support.cases.queries import one
from engagement.support.cases.schemas import Kind, Topic
from engagement.support.cases.staff import presenter, queries, service
from engagement.support.cases.staff.deals import CaseDeal, deal_of
from engagement.support.cases.staff.presenter import (
    QueuedCase,
    QueueSummary,
    StaffCase,
)
from engagement.support.cases.staff.queries import Wanted
from engagement.support.cases.staff.schemas import CaseChange, StaffMessage
from engagement.support.cases.transitions import CaseStatus
from servicekit.clock import now
from servicekit.db import Db, Reader
from servicekit.http.auth import Admin
from servicekit.http.envelope import CountedPage, Data, Paged
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language, Locale
from servicekit.http.statuses import several
from servicekit.like import containing

router = APIRouter(prefix="/api/admin/complaints", tags=["engagement"])
Answer = Data[StaffCase]


@router.get("", operation_id="adminCases")
async def list_cases(
    caller: Admin,
    reads: Reader,
    paged: Paged,
    locale: Language,
    status: Annotated[str | None, Query(max_length=100)] = None,
    kind: Kind | None = None,
    topic: Topic | None = None,
    assignee: Literal["me", "nobody"] | None = None,
    older_than_days: Annotated[int | None, Query(ge=0, le=3650)] = None,
    q: Annotated[str | None, Query(max_length=100)] = None,
) -> CountedPage[QueuedCase]:
    """The longest waiting first; `meta.counts` of each status."""
    names = list(CaseStatus)
    age = timedelta(days=older_than_days) if older_than_days is not None else None
    wanted = Wanted(
        statuses=several(status, names),
        kind=kind,
        topic=topic,
        assignee=caller.user_id if assignee == "me" else None,
        is_free=assignee == "nobody",
        before=now() - age if age else None,
        q=containing(q) if q else None,
    )
    rows = await queries.page(reads, wanted, paged.limit, paged.offset)
    counts = await queries.counts(reads, wanted)
    every = {name.value: counts.get(name.value, 0) for name in names}
    total = sum(every[name] for name in wanted.statuses or names)
    return paged.counted([presenter.queued(row, locale) for row in rows], total, every)


@router.get("/summary", operation_id="caseQueueSummary")
async def get_summary(caller: Admin, reads: Reader) -> Data[QueueSummary]:
    """How many cases wait, and the age of the oldest."""
    return Data(data=QueueSummary(**await queries.summary(reads, caller.user_id)))


@router.get("/{reference}", operation_id="adminCase")
def get_case(
    reference: Reference, caller: Admin, session: Db, locale: Language
) -> Answer:
    """With notes, and who wrote it."""
    return _answer(session, reference, locale)


@router.post("/{reference}", operation_id="changeCase")
def change(
    reference: Reference,
    form: CaseChange,
    caller: Admin,
    session: Db,
    locale: Language,
) -> Answer:
    """Assigns it, names its supplier, or changes its status without a message."""
    service.change(session, reference, form, caller)
    return _answer(session, reference, locale)


@router.post(
    "/{reference}/messages",
    operation_id="answerCase",
    status_code=201,
    response_model=Answer,
)
def write(
    reference: Reference,
    form: StaffMessage,
    caller: Admin,
    once: OnlyOnce,
    session: Db,
    locale: Language,
) -> Answer | JSONResponse:
    """To both sides, to one, or a note; may change the status, too."""

    def create() -> Answer:
        service.write(session, reference, form, caller)
        return _answer(session, reference, locale)

    return once.answer(201, create)


@router.post("/{reference}/deal", operation_id="viewCaseDeal")
def view_deal(
    reference: Reference, caller: Admin, session: Db, locale: Language
) -> Data[CaseDeal]:
    """The order, quote or enquiry it is about. Both sides read that Haat has read
    it."""
    case = service.view_deal(session, reference, caller)
    return Data(data=deal_of(session, case, locale))


def _answer(session: Session, reference: str, locale: Locale) -> Answer:
    session.flush()
    rows = one(session, service.case_id(session, reference))
    return Data(data=presenter.staff_case(session, rows, locale))
