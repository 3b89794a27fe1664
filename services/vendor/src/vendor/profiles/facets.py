"""How many suppliers each filter would leave, counted with the other filters on."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from contracts.places import places
from vendor.categories.models import table as categories
from vendor.profiles.models import sellers
from vendor.profiles.queries import FILTERS, SEARCHED, VERIFIED

MAX_CATEGORIES = 30


def _but(name: str) -> Any:
    others = (test for key, test in FILTERS.items() if key != name)
    return sa.and_(SEARCHED, *others)


def _by_place(column: Any, where: Any) -> sa.Select[Any]:
    return (
        sa.select(column.label("id"), sa.func.count().label("count"))
        .where(where, column.is_not(None))
        .group_by(column)
        .order_by(sa.desc("count"), column)
    )


_TRADES = sellers.join(categories, categories.c.id == sa.any_(sellers.c.category_ids))
_PROVINCES = _by_place(sellers.c.province_id, _but("province"))
_DISTRICTS = _by_place(sellers.c.district_id, _but("district"))
_CATEGORIES = (
    sa.select(
        categories.c.id,
        categories.c.slug,
        categories.c.name,
        categories.c.name_ne,
        sa.func.count().label("count"),
    )
    .select_from(_TRADES)
    .where(_but("category"), sa.not_(categories.c.is_deleted))
    .group_by(categories.c.id)
    .order_by(sa.desc("count"), categories.c.name)
    .limit(MAX_CATEGORIES)
)
_VERIFIED = sa.select(sa.func.count()).where(_but("verified"), VERIFIED)


async def of(reads: AsyncConnection, wanted: dict[str, Any]) -> dict[str, Any]:
    """`meta.facets` of the list of suppliers."""
    all_places = places()
    provinces = [
        {**_names(all_places.provinces[row.id]), "count": row.count}
        for row in await reads.execute(_PROVINCES, wanted)
    ]
    districts = [
        {
            **_names(all_places.districts[row.id]),
            "province_id": all_places.districts[row.id].province_id,
            "count": row.count,
        }
        for row in await reads.execute(_DISTRICTS, wanted)
    ]
    trades = await reads.execute(_CATEGORIES, wanted)
    return {
        "provinces": provinces,
        "districts": districts,
        "categories": [dict(row._mapping) for row in trades],
        "verified": (await reads.execute(_VERIFIED, wanted)).scalar_one(),
    }


def _names(place: Any) -> dict[str, Any]:
    return {"id": place.id, "name": place.name, "name_ne": place.name_ne}
