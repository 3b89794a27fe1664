"""Questions as everybody, and as asker and seller, read them."""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.questions import queries
from catalog.questions.schemas import QuestionOut, QuestionProduct, QuestionSeller
from servicekit.http.fields import utc_text
from servicekit.http.language import Locale
from servicekit.reads import Row, fetch_rows

LABELS = {
    "open": ("Waiting for an answer", "जवाफको पर्खाइमा"),
    "answered": ("Answered", "जवाफ दिइयो"),
}


def question(row: sa.RowMapping, locale: Locale) -> QuestionOut:
    facts: dict[str, Any] = dict(row)
    status = "open" if facts["answered_at"] is None else "answered"
    product = {**facts, "id": facts["product_id"]}
    seller = {**facts, "id": facts["seller_id"], "slug": facts["seller_slug"]}
    return QuestionOut.model_validate(
        {
            **facts,
            "status": status,
            "status_label": LABELS[status][locale == "ne"],
            "product": QuestionProduct.model_validate(product),
            "seller": QuestionSeller.model_validate(seller),
        }
    )


async def latest(reads: AsyncConnection, product: Row) -> dict[str, Any]:
    """Of a row with `ANSWERED_COUNT`; without any there is no second query."""
    total = product["question_count"]
    if not total:
        return {"total": 0, "latest": []}
    window = {"limit": queries.LATEST, "offset": 0}
    rows = await fetch_rows(reads, queries.ANSWERED, product=product["id"], **window)
    return {"total": total, "latest": answered(rows)}


def answered(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Of `queries.ANSWERED`, as `AnsweredQuestion`."""
    moments = ("asked_at", "answered_at")
    return [dict(row) | {name: utc_text(row[name]) for name in moments} for row in rows]


def cache_tag(product: Row) -> str:
    """What the page cache drops these questions by."""
    return f"question:{product['id']}"
