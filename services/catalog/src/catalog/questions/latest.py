"""What a product's page shows of its questions."""

from typing import Any

from catalog.questions import queries
from servicekit.reads import Reads, Row


async def latest(reads: Reads, product: Row) -> dict[str, Any]:
    """Of a row with `queries.COUNT`; most products have none, and ask no more."""
    total = product["question_count"]
    if not total:
        return {"total": 0, "latest": []}
    window = {"limit": queries.LATEST, "offset": 0}
    rows = await reads.rows(queries.ANSWERED, product=product["id"], **window)
    return {"total": total, "latest": [dict(row) for row in rows]}


def tag(product: Row) -> str:
    """What the page cache drops these questions by."""
    return f"question:{product['id']}"
