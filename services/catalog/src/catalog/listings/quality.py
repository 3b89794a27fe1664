"""What would make buyers find and trust a product sooner."""

from typing import Literal

from pydantic import BaseModel

from catalog.products.models import Product

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
