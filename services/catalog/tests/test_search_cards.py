"""Cards of a search come from beside the index, and never show what was."""

from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from uuid import UUID

import orjson
import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.search.engine import card_file
from catalog.search.engine.card_file import CardFile
from catalog.search.kept_sellers import KeptSellers
from catalog.search.packed import pack, unpack
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
    "face": (
        "update sellers set company_logo = '/storage/logo.webp'",
        lambda row: row["seller"]["company_logo"] == "/storage/logo.webp",
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
def test_a_card_follows_what_it_shows(
    client: TestClient, database: Database, firm: Seller, what: str
) -> None:
    tea(database, firm)
    statement, is_shown = CHANGES[what]
    (row,) = search(client, "tea")["data"]
    assert not is_shown(row)
    assert list(searches_of(client).sellers._kept) == [firm.id.bytes]
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
def test_what_is_public_no_more_is_shown_no_more(
    client: TestClient, database: Database, firm: Seller, statement: str
) -> None:
    tea(database, firm)
    assert slugs(search(client, "tea")) == ["tea"]
    change(database, statement)
    assert slugs(search(client, "tea")) == []


class Interrupted(Reads):
    """Something happens after the rows were read and before they are shown."""

    def __init__(self, reads: Reads, happens: Callable[[], None]) -> None:
        self._reads, self._happens = reads, happens

    async def rows(self, prepared: Prepared, **known: Any) -> Any:
        rows = await self._reads.rows(prepared, **known)
        self._happens()
        return rows

    async def first(self, prepared: Prepared, **known: Any) -> Any:
        found = await self.rows(prepared, **known)
        return found[0] if found else None


def _ask(client: TestClient, kept: KeptSellers, ids: list[UUID], **how: Any) -> int:
    """How many of them something is known of."""
    reads: Reads = client.app.state.database.pages  # type: ignore[attr-defined]
    if happens := how.get("happens"):
        reads = Interrupted(reads, happens)

    async def asked() -> int:
        return len(await kept.told(reads, [each.bytes for each in ids]))

    return client.portal.call(asked)  # type: ignore[union-attr]


def test_a_seller_that_changed_while_it_was_read_is_not_kept(
    client: TestClient, firm: Seller
) -> None:
    kept, told = KeptSellers(), [Change("seller", firm.id)]
    assert _ask(client, kept, [firm.id], happens=lambda: kept.drop(told)) == 1
    assert not kept._kept
    assert _ask(client, kept, [firm.id, new_id()]) == 1
    assert list(kept._kept) == [firm.id.bytes]


def test_the_longest_unasked_goes_first(
    client: TestClient, database: Database, firm: Seller
) -> None:
    ids = [firm.id, *(factories.seller(database).id for _ in range(2))]
    kept = KeptSellers(most=2)
    for asked in ([ids[0]], [ids[1]], [ids[0]], [ids[2]]):
        assert _ask(client, kept, asked) == 1
    assert list(kept._kept) == [ids[0].bytes, ids[2].bytes]


def test_another_seller_stays(
    client: TestClient, database: Database, firm: Seller
) -> None:
    other, kept = factories.seller(database), KeptSellers()
    _ask(client, kept, [firm.id, other.id])
    kept.drop([Change("seller", firm.id), Change("product", None)])
    assert list(kept._kept) == [other.id.bytes]
    kept.drop([Change("seller", None)])
    assert not kept._kept


def _of_shop(client: TestClient, kept: KeptSellers, slug: str, reads: Any) -> Any:
    async def asked() -> Any:
        return await kept.of_shop(reads, slug)

    return client.portal.call(asked)  # type: ignore[union-attr]


def test_a_seller_is_found_by_its_slug_until_it_changes(
    client: TestClient, firm: Seller
) -> None:
    reads: Reads = client.app.state.database.pages  # type: ignore[attr-defined]
    kept, told = KeptSellers(), [Change("seller", firm.id)]
    away = Interrupted(reads, lambda: pytest.fail("it is known already"))
    assert _of_shop(client, kept, "nobody-here", reads) is None
    assert _of_shop(client, kept, firm.slug, reads).id == firm.id
    card = orjson.loads(_of_shop(client, kept, firm.slug, away).json)
    assert card["slug"] == firm.slug
    assert "province" not in card
    kept.drop(told)
    changes = Interrupted(reads, lambda: kept.drop(told))
    assert _of_shop(client, kept, firm.slug, changes).id == firm.id
    assert not kept._kept


def test_a_search_of_the_commit_before_reads_on(tmp_path: Path) -> None:
    cards = CardFile(tmp_path / "cards")
    first = cards.append("चामल".encode())
    cards.seal()
    again = CardFile(tmp_path / "cards")
    second = again.append(b"tea")
    again.seal()
    assert cards.read([second, first]) == [b"tea", "चामल".encode()]
    assert again.read([first]) == ["चामल".encode()]


def test_a_card_says_what_was_packed() -> None:
    ids = {name: new_id() for name in ("id", "seller_id", "category_id", "unit_id")}
    texts = {"slug": "tea", "name": "Tea", "name_ne": "चिया", "currency": "NPR"}
    facts = {"price": Decimal("7.5"), "moq": 2, "image": None, "specs": '{"a": "b"}'}
    packed = unpack(pack(SimpleNamespace(**ids, **texts, **facts)))
    assert packed[:3] == (
        ids["seller_id"].bytes,
        ids["category_id"].bytes,
        ids["unit_id"].bytes,
    )
    own = orjson.loads(packed.own + b"}")
    assert (own["id"], own["price"], own["name_ne"]) == (str(ids["id"]), "7.50", "चिया")
    assert orjson.loads(packed.specs) == {"a": "b"}


def test_what_was_written_over_and_over_is_written_anew(
    client: TestClient,
    database: Database,
    firm: Seller,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tea(database, firm)
    search(client, "tea")
    searches = searches_of(client)
    before = searches._replica.serving()
    monkeypatch.setattr(card_file, "MAY_WASTE", 3_000)
    price = 0
    while searches._replica.generation is before:
        price += 1
        change(database, f"update products set price = {price}")
        (row,) = search(client, "tea")["data"]
        assert row["price"] == f"{price}.00"
    after = searches._replica.serving()
    size_of = {each: each.products.card_file.size for each in (before, after)}
    assert size_of[after] < size_of[before] <= 2 * size_of[after] + 4_000
