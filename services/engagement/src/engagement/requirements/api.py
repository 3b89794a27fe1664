from typing import Annotated, Literal
from uuid import UUID

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse

from engagement.requirements import queries, service
from engagement.requirements.schemas import (
    NewRequirement,
    RequirementShown,
    StatusChange,
    shown,
)
from engagement.requirements.transitions import RequirementStatus
from servicekit.db import Db, Reader
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.errors import NotFound
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language

router = APIRouter(prefix="/api/requirements", tags=["engagement"])
Side = Annotated[Literal["buyer", "seller"], Query(alias="as")]


@router.get("", operation_id="listRequirements")
async def list_own(
    caller: SignedIn,
    reads: Reader,
    paged: Paged,
    locale: Language,
    side: Side = "buyer",
    status: RequirementStatus | None = None,
) -> Page[RequirementShown]:
    """The buyer's own, newest first. A seller sees those matched to the company: none
    reaches anybody without a match."""
    if side == "seller":
        return paged.of([], 0)
    rows, total = await queries.page(
        reads,
        user_id=caller.user_id,
        status=status,
        limit=paged.limit,
        offset=paged.offset,
    )
    return paged.of([shown(row, locale) for row in rows], total)


@router.post(
    "",
    operation_id="postRequirement",
    status_code=201,
    response_model=Data[RequirementShown],
)
def post(
    form: NewRequirement,
    caller: SignedIn,
    session: Db,
    once: OnlyOnce,
    locale: Language,
) -> Data[RequirementShown] | JSONResponse:
    """Needs a verified e-mail address (D9); `status` draft keeps it to oneself."""

    def create() -> Data[RequirementShown]:
        requirement_id = service.post(session, form, caller)
        row = queries.after_change(session, requirement_id)
        return Data(data=shown(row, locale))

    return once.answer(201, create)


@router.get("/{requirement_id}", operation_id="getRequirement")
async def get_one(
    requirement_id: UUID, caller: SignedIn, reads: Reader, locale: Language
) -> Data[RequirementShown]:
    row = await queries.one(reads, requirement_id)
    if row is None or row["buyer_id"] != caller.user_id:
        raise NotFound
    return Data(data=shown(row, locale))


@router.post("/{requirement_id}", operation_id="changeRequirementStatus")
def change_status(
    requirement_id: UUID,
    change: StatusChange,
    caller: SignedIn,
    session: Db,
    locale: Language,
) -> Data[RequirementShown]:
    """409 says which statuses are possible; the present one again changes nothing."""
    service.change(session, requirement_id, caller, change.status, change.reason)
    return Data(data=shown(queries.after_change(session, requirement_id), locale))
