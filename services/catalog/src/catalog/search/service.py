"""How a query becomes an answer: fold, find, and correct when nothing was found."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.products import cards
from catalog.search import queries, suppliers
from catalog.search.keys import Term, terms
from catalog.search.provinces import PROVINCES
from catalog.search.schemas import Filters
from servicekit.http.envelope import Page, PageQuery

_FILTERS = (
    "category",
    "district",
    "moq_max",
    "province",
    "verified",
    "price_min",
    "price_max",
)
NO_FACETS: dict[str, Any] = {
    "categories": [],
    "provinces": [],
    "price": {"min": None, "max": None},
    "verified": {"count": 0},
}


async def find_products(
    reader: AsyncConnection, asked: Filters, paged: PageQuery
) -> Page[dict[str, Any]]:
    """Two statements; up to three more when the words as typed find nothing."""
    wanted, corrected = terms(asked.q), None
    if asked.q.strip() and not wanted:  # a script or signs we cannot read
        return paged.of([], 0, facets=NO_FACETS, corrected_q=None)
    counted = await _count(reader, asked, wanted)
    if not counted["total"] and wanted and (better := await correct(reader, wanted)):
        again = await _count(reader, asked, terms(better))
        if again["total"]:
            wanted, corrected, counted = terms(better), better, again
    found = await _rows(reader, asked, wanted, paged) if counted["total"] else []
    facets = _facets(counted)
    return paged.of(found, counted["total"], facets=facets, corrected_q=corrected)


async def find_suppliers(
    reader: AsyncConnection, asked: Filters, paged: PageQuery
) -> Page[dict[str, Any]]:
    wanted = terms(asked.q)
    if asked.q.strip() and not wanted:
        return paged.of([], 0, corrected_q=None)
    rows, corrected = await _suppliers(reader, asked, wanted, paged), None
    if not rows and wanted and (better := await correct(reader, wanted)):
        rows = await _suppliers(reader, asked, terms(better), paged)
        corrected = better if rows else None
    total = rows[0].pop("total") if rows else 0
    shown = [{k: v for k, v in row.items() if k != "total"} for row in rows]
    return paged.of(shown, total, corrected_q=corrected)


async def correct(reader: AsyncConnection, wanted: list[Term]) -> str | None:
    """The query with each word replaced by the nearest known; None when it is same."""
    folded = {"words": [term.folded for term in wanted]}
    found = await reader.execute(suppliers.CORRECTIONS, folded)
    nearest = {row.typed: row.shown for row in found}
    better = " ".join(nearest.get(term.folded, term.typed) for term in wanted)
    return None if better == " ".join(term.typed for term in wanted) else better


async def _count(
    reader: AsyncConnection, asked: Filters, wanted: list[Term]
) -> dict[str, Any]:
    statement = queries.facets(_shape(asked, wanted))
    found = await reader.execute(statement, _values(asked, wanted))
    return dict(found.mappings().one())


async def _rows(
    reader: AsyncConnection, asked: Filters, wanted: list[Term], paged: PageQuery
) -> list[dict[str, Any]]:
    window = {"limit": paged.limit, "offset": paged.offset}
    statement = queries.rows(_shape(asked, wanted, asked.sort))
    found = await reader.execute(statement, {**_values(asked, wanted), **window})
    return cards.cards(found.mappings())


async def _suppliers(
    reader: AsyncConnection, asked: Filters, wanted: list[Term], paged: PageQuery
) -> list[dict[str, Any]]:
    known = {
        "patterns": [term.spelled for term in wanted] or ["%"],
        "limit": paged.limit,
        "offset": paged.offset,
        **asked.model_dump(include={"province", "district", "verified", "category"}),
    }
    found = await reader.execute(suppliers.SUPPLIERS, known)
    return [dict(row) for row in found.mappings()]


def _shape(
    asked: Filters, wanted: list[Term], sort: str = "relevance"
) -> queries.Shape:
    on = frozenset(name for name in _FILTERS if getattr(asked, name) is not None)
    return queries.Shape(len(wanted), on, sort)


def _values(asked: Filters, wanted: list[Term]) -> dict[str, Any]:
    values = {name: getattr(asked, name) for name in _FILTERS}
    known = {name: value for name, value in values.items() if value is not None}
    for at, term in enumerate(wanted):
        known[f"spelled_{at}"] = term.spelled
        known[f"bones_{at}"] = term.skeletal
        known[f"whole_{at}"] = term.whole
    return known


def _facets(counted: dict[str, Any]) -> dict[str, Any]:
    return {
        "categories": counted["categories"],
        "provinces": [_province(**each) for each in counted["provinces"]],
        "price": {
            "min": cards.money(counted["lowest"]),
            "max": cards.money(counted["highest"]),
        },
        "verified": {"count": counted["verified"]},
    }


def _province(id: int, count: int) -> dict[str, Any]:
    name, name_ne = PROVINCES.get(id, (str(id), str(id)))
    return {"id": id, "name": name, "name_ne": name_ne, "count": count}
