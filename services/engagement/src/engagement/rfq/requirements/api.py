from typing import Annotated, Literal
from uuid import UUID

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse

from engagement.rfq.matches import files, leads
from engagement.rfq.matches import queries as lead_queries
from engagement.rfq.matches.transitions import MatchStatus
from engagement.rfq.quotes import requirement_status
from engagement.rfq.quotes.requirement_status import owned
from engagement.rfq.requirements import copies, extension, queries, service
from engagement.rfq.requirements.details import RequirementDetail, detail, lead_detail
from engagement.rfq.requirements.filters import FigureFilters, Sort
from engagement.rfq.requirements.presenter import (
    RequirementOut,
    for_seller,
    serialize,
)
from engagement.rfq.requirements.schemas import (
    EditedRequirement,
    Extension,
    NewRequirement,
    StatusChange,
)
from engagement.rfq.requirements.transitions import RequirementStatus
from engagement.search_text import SearchPattern
from servicekit.db import Db, Reader
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import CountedPage, Data, Paged
from servicekit.http.errors import NotFound
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language
from servicekit.http.statuses import several

router = APIRouter(prefix="/api/requirements", tags=["engagement"])
Side = Annotated[Literal["buyer", "seller"], Query(alias="as")]


@router.get("", operation_id="listRequirements")
async def list_own(
    caller: SignedIn,
    reads: Reader,
    paged: Paged,
    locale: Language,
    filters: FigureFilters,
    q: SearchPattern,
    side: Side = "buyer",
    status: Annotated[str | None, Query(max_length=200)] = None,
    sort: Sort = "newest",
) -> CountedPage[RequirementOut]:
    """The buyer's own. A seller sees those matched to the company, with the score and
    its parts: none reaches anybody without a match. `status` may name several, with
    commas; `meta.counts` has the number of each. `q` searches titles and lines."""
    statuses: list[str] = list(MatchStatus if side == "seller" else RequirementStatus)
    wanted = {
        **filters,
        "q": q,
        "sort": sort,
        "user_id": caller.user_id,
        "statuses": several(status, statuses),
        "limit": paged.limit,
        "offset": paged.offset,
    }
    if side == "seller":
        rows, total = await lead_queries.page(reads, **wanted)
        counts = await lead_queries.counts(reads, caller.user_id)
        items = [for_seller(row, locale) for row in rows]
    else:
        rows, total = await queries.page(reads, side, **wanted)
        counts = await queries.counts(reads, side, caller.user_id)
        items = [serialize(row, locale) for row in rows]
    every = {name: counts.get(name, 0) for name in statuses}
    return paged.counted(items, total, every)


@router.post(
    "",
    operation_id="postRequirement",
    status_code=201,
    response_model=Data[RequirementOut],
)
def post(
    form: NewRequirement,
    caller: SignedIn,
    session: Db,
    once: OnlyOnce,
    locale: Language,
) -> Data[RequirementOut] | JSONResponse:
    """Needs a verified e-mail address (D9); `status` draft keeps it to oneself. Opens
    at once with a proven phone and no flagged word, else it is looked at first."""

    def create() -> Data[RequirementOut]:
        requirement = service.post(session, form, caller)
        files.share(session, requirement)
        row = queries.after_change(session, requirement.id)
        return Data(data=serialize(row, locale))

    return once.answer(201, create)


@router.get("/{requirement_id}", operation_id="getRequirement")
async def get_one(
    requirement_id: UUID, caller: SignedIn, reads: Reader, locale: Language
) -> Data[RequirementDetail]:
    """One's own with every status it had, or as one's company was asked for it."""
    row = await queries.one(reads, requirement_id)
    if row is not None and row["buyer_id"] == caller.user_id:
        history = await queries.history(reads, requirement_id)
        return Data(data=detail(row, history, locale))
    lead = await lead_queries.lead(reads, requirement_id, caller.user_id)
    if lead is None:
        raise NotFound
    return Data(data=lead_detail(lead, locale))


@router.put("/{requirement_id}", operation_id="editRequirement")
def edit(
    requirement_id: UUID,
    form: EditedRequirement,
    caller: SignedIn,
    session: Db,
    locale: Language,
) -> Data[RequirementOut]:
    """Replaces all fields; 409 after a quote was sent, or for an old `version`."""
    requirement = owned(session, requirement_id, caller)
    service.edit(session, requirement, form)
    files.share(session, requirement)
    return Data(data=serialize(queries.after_change(session, requirement_id), locale))


@router.post("/{requirement_id}", operation_id="changeRequirementStatus")
def change_status(
    requirement_id: UUID,
    change: StatusChange,
    caller: SignedIn,
    session: Db,
    locale: Language,
) -> Data[RequirementOut]:
    """The buyer moves the requirement, a seller its own lead (D15). 409 says which
    statuses are possible; the present one again changes nothing."""
    requirement = requirement_status.current(session, requirement_id)
    wanted = (session, requirement, caller, change.status, change.reason)
    if requirement.buyer_id != caller.user_id:
        leads.change_status(*wanted)
        row = lead_queries.after_change(session, requirement_id, caller.user_id)
        return Data(data=for_seller(row, locale))
    requirement_status.change(*wanted)
    return Data(data=serialize(queries.after_change(session, requirement_id), locale))


@router.post("/{requirement_id}/extend", operation_id="extendRequirement")
def extend(
    requirement_id: UUID,
    form: Extension,
    caller: SignedIn,
    session: Db,
    locale: Language,
) -> Data[RequirementOut]:
    """While it is open: three times at most, sixty days in all."""
    extension.extend(owned(session, requirement_id, caller), form.days)
    return Data(data=serialize(queries.after_change(session, requirement_id), locale))


@router.post(
    "/{requirement_id}/duplicate",
    operation_id="duplicateRequirement",
    status_code=201,
    response_model=Data[RequirementOut],
)
def duplicate(
    requirement_id: UUID,
    caller: SignedIn,
    session: Db,
    once: OnlyOnce,
    locale: Language,
) -> Data[RequirementOut] | JSONResponse:
    """A new draft with the same fields."""

    def create() -> Data[RequirementOut]:
        requirement = owned(session, requirement_id, caller)
        made = copies.duplicate(session, requirement)
        return Data(data=serialize(queries.after_change(session, made), locale))

    return once.answer(201, create)
