"""Cases of the signed-in user, as writer or as the supplier."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.responses import JSONResponse
from pydantic import AfterValidator
from sqlmodel import Session

from engagement.support.cases import presenter, queries, service
from engagement.support.cases.parties import read
from engagement.support.cases.presenter import CaseDetail, CaseSummary
from engagement.support.cases.schemas import Decision, Reply
from engagement.support.cases.transitions import CaseStatus
from servicekit.db import Db, Reader
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import CountedPage, Data, Paged
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language, Locale
from servicekit.http.statuses import several
from servicekit.http.tokens import Caller

router = APIRouter(prefix="/api/cases", tags=["engagement"])
# Addresses of pages are in small letters.
Reference = Annotated[str, Path(max_length=64), AfterValidator(str.upper)]
Answer = Data[CaseDetail]


@router.get("", operation_id="listCases")
async def list_cases(
    caller: SignedIn,
    reads: Reader,
    paged: Paged,
    locale: Language,
    status: Annotated[str | None, Query(max_length=100)] = None,
) -> CountedPage[CaseSummary]:
    """What one wrote to the helpdesk, and cases that were sent to one's company; the
    last changed first. `meta.counts` has the number of each status."""
    names = list(CaseStatus)
    wanted, user_id = several(status, names), caller.user_id
    rows = await queries.page(reads, user_id, wanted, paged.limit, paged.offset)
    counts = await queries.counts(reads, user_id)
    every = {name.value: counts.get(name.value, 0) for name in names}
    total = sum(every[name] for name in wanted or names)
    roles = [presenter.role_of(row, user_id) for row in rows]
    pairs = zip(rows, roles, strict=True)
    items = [presenter.summary(row, role, locale) for row, role in pairs]
    return paged.counted(items, total, every)


@router.get("/{reference}", operation_id="getCase")
def get_case(
    reference: Reference, caller: SignedIn, session: Db, locale: Language
) -> Answer:
    """By its number; the supplier reads it once it was sent there."""
    return _answer(session, reference, caller, locale)


@router.post(
    "/{reference}/messages",
    operation_id="writeToCase",
    status_code=201,
    response_model=Answer,
)
def write(
    reference: Reference,
    form: Reply,
    caller: SignedIn,
    once: OnlyOnce,
    session: Db,
    locale: Language,
) -> Answer | JSONResponse:
    """The other side and Haat read it. The writer reopens an answered case so, and for
    30 days a closed one; the supplier's reply goes back to Haat."""

    def create() -> Answer:
        service.reply(session, reference, form, caller)
        return _answer(session, reference, caller, locale)

    return once.answer(201, create)


@router.post("/{reference}/status", operation_id="decideCase")
def decide(
    reference: Reference,
    form: Decision,
    caller: SignedIn,
    session: Db,
    locale: Language,
) -> Answer:
    """The writer closes the case, or reopens it within 30 days."""
    service.decide(session, reference, form.status, caller)
    return _answer(session, reference, caller, locale)


def _answer(session: Session, reference: str, caller: Caller, locale: Locale) -> Answer:
    session.flush()
    case, role = read(session, reference, caller)
    return Data(data=presenter.detail(queries.one(session, case.id), role, locale))
