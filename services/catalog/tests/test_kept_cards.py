"""Cards of a search are kept, and never show what was."""

from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.search.kept_cards import KeptCards
from catalog.sellers.models import Seller
from servicekit.changes.store import Change
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.reads import Prepared, Reads

from . import factories
from .searching import search, searches_of, slugs
from .test_search_rows import tea

CHANGES = {
    "price": ("update products set price = 7", lambda row: row["price"] == "7.00"),
    "name": (
        "update products set name = 'Tea dust'",
        lambda row: "dust" in row["name"],
    ),
    "firm": (
        "update sellers set company_name = 'Other'",
        lambda row: row["seller"]["company_name"] == "Other",
    ),
    "badge": (
        "update sellers set is_verified = true",
        lambda row: row["seller"]["is_seller_verified"],
    ),
    "category": (
        "update categories set name = 'Leaves'",
        lambda row: row["category"]["name"] == "Leaves",
    ),
    "unit": (
        "update units set symbol = 'q'",
        lambda row: row["unit"]["symbol"] == "q",
    ),
    "attribute": (
        "update category_attributes set name = 'Rank' where key = 'grade'",
        lambda row: row["attributes"][0]["name"] == "Rank",
    ),
}


def change(database: Database, statement: str) -> None:
    with database.session() as session:
        session.execute(sa.text(statement))


@pytest.mark.parametrize("what", CHANGES)
def test_a_kept_card_follows_what_it_shows(
    client: TestClient, database: Database, firm: Seller, what: str
) -> None:
    product = tea(database, firm)
    statement, is_shown = CHANGES[what]
    (row,) = search(client, "tea")["data"]
    assert not is_shown(row)
    assert list(searches_of(client).cards._kept) == [product.id]
    change(database, statement)
    (row,) = search(client, "tea")["data"]
    assert is_shown(row)


@pytest.mark.parametrize(
    "statement",
    [
        "update products set status = 'blocked'",
        "update sellers set status = 'suspended'",
        "delete from products",
    ],
)
def test_what_is_public_no_more_is_kept_no_more(
    client: TestClient, database: Database, firm: Seller, statement: str
) -> None:
    tea(database, firm)
    assert slugs(search(client, "tea")) == ["tea"]
    change(database, statement)
    assert slugs(search(client, "tea")) == []
    assert not searches_of(client).cards._kept


class Interrupted(Reads):
    """Something happens after the rows were read and before they are shown."""

    def __init__(self, reads: Reads, happens: Callable[[], None]) -> None:
        self._reads, self._happens = reads, happens

    async def rows(self, prepared: Prepared, **known: Any) -> Any:
        rows = await self._reads.rows(prepared, **known)
        self._happens()
        return rows


def _ask(client: TestClient, cards: KeptCards, ids: list[UUID], **how: Any) -> int:
    """How many cards come."""
    reads: Reads = client.app.state.database.pages  # type: ignore[attr-defined]
    if happens := how.get("happens"):
        reads = Interrupted(reads, happens)
    shelves = searches_of(client).shelves

    async def asked() -> int:
        return len(await cards.listed(reads, ids, lambda: shelves))

    return client.portal.call(asked)  # type: ignore[union-attr]


def test_a_card_that_changed_while_it_was_read_is_not_kept(
    client: TestClient, database: Database, firm: Seller
) -> None:
    product = tea(database, firm)
    search(client, "tea")
    cards = KeptCards()
    told = [Change("product", product.id)]
    assert _ask(client, cards, [product.id], happens=lambda: cards.drop(told)) == 1
    assert not cards._kept
    assert _ask(client, cards, [product.id, new_id()]) == 1
    assert list(cards._kept) == [product.id]


def test_the_longest_unasked_goes_first(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        ids = [factories.product(session, firm, name="Tea").id for _ in range(3)]
    search(client, "tea")
    cards = KeptCards(most=2)
    for asked in ([ids[0]], [ids[1]], [ids[0]], [ids[2]]):
        assert _ask(client, cards, asked) == 1
    assert list(cards._kept) == [ids[0], ids[2]]


def test_another_sellers_cards_stay(
    client: TestClient, database: Database, firm: Seller
) -> None:
    other = factories.seller(database)
    with database.session() as session:
        mine = factories.product(session, firm, name="Tea").id
        theirs = factories.product(session, other, name="Tea").id
    search(client, "tea")
    cards = KeptCards()
    _ask(client, cards, [mine, theirs])
    cards.drop([Change("seller", firm.id), Change("trend", new_id())])
    assert list(cards._kept) == [theirs]
    cards.drop([Change("product", None)])
    assert not cards._kept
