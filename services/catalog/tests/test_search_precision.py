"""Everyday queries match the right products of the demo marketplace."""

from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.categories.models import table as categories
from catalog.products.models import products
from catalog.synonyms.seed import groups
from servicekit.db import Database
from servicekit.spelling.fold import fold, tokenize

from .market import open_market
from .searching import search

pytestmark = pytest.mark.search

EVERYDAY = [
    "chiya",
    "tea",
    "rice",
    "chamal",
    "oil",
    "cement",
    "paint",
    "brick",
    "iron",
    "pipe",
    "table",
    "paper",
    "bag",
    "milk",
    "honey",
    "box",
    "wire",
    "tile",
    "cloth",
    "wool",
    "bulb",
    "water",
    "seed",
    "coffee",
]
ENOUGH = 0.95
_TEXT = sa.func.concat_ws(
    " ",
    products.c.name,
    products.c.name_ne,
    sa.func.array_to_string(products.c.keywords, " "),
    categories.c.name,
    categories.c.name_ne,
)
_TEXTS = sa.select(products.c.slug, _TEXT).join(
    categories, categories.c.id == products.c.category_id
)


def _share_containing(texts: dict[str, str], word: str, found: list[str]) -> float:
    group = next((each for each in groups() if word in each), [word])
    wanted = {fold(each) for each in (*group, *(f"{each}s" for each in group))}
    saying = [
        slug
        for slug in found
        if wanted & {fold(each) for each in tokenize(texts[slug])}
    ]
    return len(saying) / len(found)


def _all(client: TestClient, word: str, **params: Any) -> list[str]:
    slugs: list[str] = []
    for page in range(1, 10):
        found = search(client, word, exact=True, per_page=100, page=page, **params)
        slugs += [row["slug"] for row in found["data"]]
        if len(slugs) >= found["meta"]["total"]:
            break
    return slugs


@pytest.mark.parametrize("sort", ["relevance", "price_asc"])
def test_everyday_queries_match_the_right_products(
    client: TestClient, database: Database, sort: str
) -> None:
    open_market(database)
    with database.session() as session:
        texts = {row[0]: row[1] for row in session.execute(_TEXTS)}
    found = {word: _all(client, word, sort=sort) for word in EVERYDAY}
    shares = {w: _share_containing(texts, w, each) for w, each in found.items() if each}
    assert len(shares) >= 20
    assert {w: share for w, share in shares.items() if share < ENOUGH} == {}
