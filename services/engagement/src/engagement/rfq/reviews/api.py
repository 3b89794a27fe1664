"""Reviews of requirements before others see them (D4)."""

from uuid import UUID

from fastapi import APIRouter

from engagement.rfq.requirements import queries
from engagement.rfq.requirements.details import (
    ReviewedRequirement,
    serialize_for_review,
)
from engagement.rfq.requirements.presenter import RequirementOut, serialize
from engagement.rfq.requirements.schemas import Rejection
from engagement.rfq.requirements.transitions import RequirementStatus
from engagement.rfq.reviews import service
from servicekit.db import Db, Reader
from servicekit.http.auth import Admin
from servicekit.http.envelope import CountedPage, Data, Paged
from servicekit.http.errors import NotFound
from servicekit.http.language import Language

router = APIRouter(prefix="/api/admin/requirements", tags=["engagement"])


@router.get("", operation_id="reviewedRequirements")
async def waiting(
    caller: Admin,
    reads: Reader,
    paged: Paged,
    locale: Language,
    status: RequirementStatus = RequirementStatus.IN_REVIEW,
) -> CountedPage[RequirementOut]:
    """The longest waiting first; `meta.counts` of each status. No drafts: those
    are their buyers'."""
    rows, total = await queries.page(
        reads, "admin", statuses=[status], limit=paged.limit, offset=paged.offset
    )
    counts = await queries.counts(reads, "admin")
    every = {name.value: counts.get(name.value, 0) for name in RequirementStatus}
    items = [serialize(row, locale, "admin") for row in rows]
    return paged.counted(items, total, every)


@router.get("/{requirement_id}", operation_id="judgedRequirement")
async def one(
    requirement_id: UUID, caller: Admin, reads: Reader, locale: Language
) -> Data[ReviewedRequirement]:
    """With its history and forbidden terms; a draft is visible to its buyer only."""
    row = await queries.one(reads, requirement_id)
    if row is None or row["status"] == RequirementStatus.DRAFT:
        raise NotFound
    history = await queries.history(reads, requirement_id)
    next_id = await queries.next_in_review(reads, requirement_id)
    return Data(data=serialize_for_review(row, history, next_id, locale))


@router.post("/{requirement_id}/approve", operation_id="approveRequirement")
def approve(
    requirement_id: UUID, caller: Admin, session: Db, locale: Language
) -> Data[RequirementOut]:
    """Opens it and notifies matching sellers."""
    service.decide(session, requirement_id, "open", caller.user_id)
    row = queries.after_change(session, requirement_id)
    return Data(data=serialize(row, locale, "admin"))


@router.post("/{requirement_id}/reject", operation_id="rejectRequirement")
def reject(
    requirement_id: UUID, form: Rejection, caller: Admin, session: Db, locale: Language
) -> Data[RequirementOut]:
    """Returns it to the buyer with a reason, also when it is open."""
    service.decide(session, requirement_id, "rejected", caller.user_id, form.reason)
    row = queries.after_change(session, requirement_id)
    return Data(data=serialize(row, locale, "admin"))
