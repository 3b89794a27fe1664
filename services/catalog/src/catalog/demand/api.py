"""Searches of buyers without results."""

from datetime import date, timedelta
from typing import Annotated

from fastapi import APIRouter, Query

from catalog.demand import queries
from catalog.demand.schemas import MissedSearch
from catalog.listings.service import Listings
from servicekit.clock import now
from servicekit.db import Db
from servicekit.http.auth import Admin, Seller
from servicekit.http.envelope import Page, Paged

router = APIRouter(prefix="/api", tags=["catalog"])

Days = Annotated[int, Query(ge=1, le=90)]


@router.get("/products/demand", operation_id="demandForSeller")
def demand_for_seller(
    session: Db, caller: Seller, paged: Paged, days: Days = 30
) -> Page[MissedSearch]:
    """Demand in the caller's industries, of at least two visitors."""
    seller = Listings.of(session, caller).seller
    window = (paged.limit, paged.offset)
    rows, total = queries.of_seller(session, seller.id, _since(days), window)
    return paged.of([MissedSearch(**row) for row in rows], total)


@router.get("/admin/demand", operation_id="demand")
def demand(
    session: Db,
    caller: Admin,
    paged: Paged,
    days: Days = 30,
    category: Annotated[str | None, Query(max_length=200)] = None,
    district: Annotated[int | None, Query(ge=1, le=9_999)] = None,
) -> Page[MissedSearch]:
    """Demand of all buyers, the most frequent searches first."""
    window = (paged.limit, paged.offset)
    rows, total = queries.of_everybody(
        session, _since(days), window, category, district
    )
    return paged.of([MissedSearch(**row) for row in rows], total)


def _since(days: int) -> date:
    return now().date() - timedelta(days=days - 1)
