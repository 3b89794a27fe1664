"""From a row to what the two people of a question read."""

from typing import Any

import sqlalchemy as sa

from catalog.questions.schemas import AskedProduct, AskedSeller, QuestionShown
from servicekit.http.language import Locale

LABELS = {
    "open": ("Waiting for an answer", "जवाफको पर्खाइमा"),
    "answered": ("Answered", "जवाफ दिइयो"),
}


def shown(row: sa.RowMapping, locale: Locale) -> QuestionShown:
    facts: dict[str, Any] = dict(row)
    status = "open" if facts["answered_at"] is None else "answered"
    product = {**facts, "id": facts["product_id"]}
    seller = {**facts, "id": facts["seller_id"], "slug": facts["seller_slug"]}
    return QuestionShown.model_validate(
        {
            **facts,
            "status": status,
            "status_label": LABELS[status][locale == "ne"],
            "product": AskedProduct.model_validate(product),
            "seller": AskedSeller.model_validate(seller),
        }
    )
