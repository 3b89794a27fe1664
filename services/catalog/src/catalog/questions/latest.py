"""What everybody sees of a product's questions."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.questions import queries
from servicekit.http.fields import utc_text
from servicekit.reads import Row, fetch_rows


async def latest(reads: AsyncConnection, product: Row) -> dict[str, Any]:
    """Of a row with `queries.COUNT`; most products have none, and ask no more."""
    total = product["question_count"]
    if not total:
        return {"total": 0, "latest": []}
    window = {"limit": queries.LATEST, "offset": 0}
    rows = await fetch_rows(reads, queries.ANSWERED, product=product["id"], **window)
    return {"total": total, "latest": shown(rows)}


def shown(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Of `queries.ANSWERED`, as `AnsweredQuestion`."""
    moments = ("asked_at", "answered_at")
    return [dict(row) | {name: utc_text(row[name]) for name in moments} for row in rows]


def tag(product: Row) -> str:
    """What the page cache drops these questions by."""
    return f"question:{product['id']}"
