"""What would make buyers find and trust a product sooner."""

from typing import Any, Literal

import sqlalchemy as sa
from pydantic import BaseModel

from catalog.products.models import Product, images, products

Fix = Literal[
    "name_ne",
    "description",
    "image",
    "images",
    "specs",
    "keywords",
    "price",
    "lead_time",
]
MIN_DESCRIPTION_LENGTH = 100
ENOUGH = 3
WEIGHTS: dict[Fix, int] = {
    "image": 20,
    "description": 20,
    "specs": 15,
    "price": 15,
    "name_ne": 10,
    "images": 10,
    "keywords": 5,
    "lead_time": 5,
}


class Quality(BaseModel):
    """`score` from 0 to 100; `fixes` are what is missing, the weightiest first."""

    score: int
    fixes: list[Fix]


def quality(product: Product, pictures: int) -> Quality:
    has: dict[Fix, bool] = {
        "image": pictures > 0,
        "description": len(product.description) >= MIN_DESCRIPTION_LENGTH,
        "specs": len(product.specs) >= ENOUGH,
        "price": product.price is not None,
        "name_ne": bool(product.name_ne),
        "images": pictures >= ENOUGH,
        "keywords": len(product.keywords) >= ENOUGH,
        "lead_time": product.lead_time_days is not None,
    }
    fixes = [fix for fix in WEIGHTS if not has[fix]]
    return Quality(score=100 - sum(WEIGHTS[fix] for fix in fixes), fixes=fixes)


_PICTURES = (
    sa.select(sa.func.count())
    .where(images.c.product_id == products.c.id)
    .scalar_subquery()
)
_SPECS = (
    sa.select(sa.func.count())
    .select_from(sa.func.jsonb_object_keys(products.c.specs).alias("spec"))
    .scalar_subquery()
)
_HAS: dict[Fix, Any] = {
    "image": _PICTURES > 0,
    "description": sa.func.length(products.c.description) >= MIN_DESCRIPTION_LENGTH,
    "specs": _SPECS >= ENOUGH,
    "price": products.c.price.is_not(None),
    "name_ne": sa.func.coalesce(products.c.name_ne, "") != "",
    "images": _PICTURES >= ENOUGH,
    "keywords": sa.func.cardinality(products.c.keywords) >= ENOUGH,
    "lead_time": products.c.lead_time_days.is_not(None),
}
# The score of `quality` as SQL, for filters and counts of a list.
SCORE = sum(
    (sa.case((_HAS[fix], weight), else_=0) for fix, weight in WEIGHTS.items()),
    start=sa.literal(0),
)
