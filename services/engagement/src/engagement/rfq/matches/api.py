"""All open leads of a seller; whom a requirement reached, and who opened its files."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.rfq.matches import cards, directory, openings, recipients
from engagement.rfq.matches.cards import OpenLead
from engagement.rfq.matches.openings import FileOpeningOut
from engagement.rfq.matches.recipients import Recipient
from engagement.rfq.requirements import queries
from servicekit.db import Reader
from servicekit.http.auth import Seller, SignedIn
from servicekit.http.envelope import Page, Paged
from servicekit.http.errors import NotFound
from servicekit.http.fields import Line
from servicekit.http.language import Language
from servicekit.http.tokens import Caller
from servicekit.like import containing

router = APIRouter(prefix="/api/requirements", tags=["engagement"])


@router.get("/open", operation_id="listOpenLeads")
async def list_open(
    caller: Seller,
    reads: Reader,
    paged: Paged,
    locale: Language,
    q: Annotated[Line | None, Query()] = None,
    category_id: UUID | None = None,
    district_id: Annotated[int | None, Query(ge=1, le=9_999)] = None,
) -> Page[OpenLead]:
    """Everything open that the company could quote, the newest first: by the rules by
    which sellers are notified, at any distance. `q` searches titles and lines."""
    rows, total = await directory.page(
        reads,
        user_id=caller.user_id,
        q=containing(q),
        category_id=category_id,
        district_id=district_id,
        limit=paged.limit,
        offset=paged.offset,
    )
    return paged.of([cards.serialize(row, locale) for row in rows], total)


@router.get("/{requirement_id}/matches", operation_id="listRecipients")
async def list_recipients(
    requirement_id: UUID, caller: SignedIn, reads: Reader, paged: Paged
) -> Page[Recipient]:
    """The sellers it has reached: when each was notified, looked and answered. For its
    buyer and for administrators."""
    await _check_readable(reads, requirement_id, caller)
    rows, total = await recipients.page(
        reads, requirement_id, paged.limit, paged.offset
    )
    return paged.of(rows, total)


@router.get("/{requirement_id}/openings", operation_id="listFileOpenings")
async def list_openings(
    requirement_id: UUID, caller: SignedIn, reads: Reader, paged: Paged
) -> Page[FileOpeningOut]:
    """Each time a seller opened a file of it, the newest first. For its buyer and for
    administrators."""
    await _check_readable(reads, requirement_id, caller)
    rows, total = await openings.page(reads, requirement_id, paged.limit, paged.offset)
    return paged.of(rows, total)


async def _check_readable(
    reads: AsyncConnection, requirement_id: UUID, caller: Caller
) -> None:
    """Raises NotFound; a draft is its buyer's alone."""
    row = await queries.one(reads, requirement_id)
    if row is None:
        raise NotFound
    is_reviewed = caller.has("admin") and row["status"] != "draft"
    if row["buyer_id"] != caller.user_id and not is_reviewed:
        raise NotFound
