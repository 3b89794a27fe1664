"""Filters of a seller's list, from the query of a request."""

from typing import Annotated
from uuid import UUID

from fastapi import Depends, Query

from catalog.listings.queries import Wanted
from catalog.listings.transitions import Status


async def _filters(
    status: Status | None = None,
    q: Annotated[str, Query(max_length=200)] = "",
    category_id: UUID | None = None,
    range_id: UUID | None = None,
    quality_below: Annotated[int | None, Query(ge=1, le=100)] = None,
    without_price: bool = False,
) -> Wanted:
    words = q.replace("\x00", " ")
    return Wanted(status, words, category_id, range_id, quality_below, without_price)


# The same rows in a list and in its export.
Filters = Annotated[Wanted, Depends(_filters)]
