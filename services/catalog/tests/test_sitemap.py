"""The sitemap for search engines."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from catalog.sitemap import api
from catalog.sitemap.schemas import Addresses, Sitemap
from servicekit.db import Database
from servicekit.http.envelope import Data

from . import factories

URL = "/api/webui/sitemap"


def slugs(client: TestClient, kind: str, **known: str) -> Any:
    """The slugs of one page, and the cursor of the next."""
    answer = client.get(f"{URL}/{kind}", params=known).json()
    Data[Addresses].model_validate(answer)
    rows = answer["data"]["rows"]
    return [row["slug"] for row in rows], answer["data"]["next_id"]


def test_only_public_pages_are_listed(client: TestClient, database: Database) -> None:
    firm = factories.seller(database, slug="open-firm")
    gone = factories.seller(database, slug="gone-firm", status="suspended")
    with database.session() as session:
        factories.product(session, firm, slug="shown")
        factories.product(session, firm, slug="draft", status="draft")
        factories.product(session, gone, slug="hidden")
    assert slugs(client, "products") == (["shown"], None)
    assert slugs(client, "shops") == (["open-firm"], None)


def test_each_page_is_listed_once(
    client: TestClient, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "PRODUCTS", 2)
    firm = factories.seller(database)
    with database.session() as session:
        made = [
            factories.product(session, firm, slug=f"tea-{number}")
            for number in range(5)
        ]
        last = str(made[-1].id)
    found: list[str] = []
    rows, next_id = slugs(client, "products")
    found += rows
    while next_id:
        rows, next_id = slugs(client, "products", from_id=next_id)
        found += rows
    assert found == [f"tea-{number}" for number in range(5)]
    assert slugs(client, "products", from_id=last) == (["tea-4"], None)
    assert slugs(client, "products", from_id=last, until_id=last) == ([], None)


def test_parts_and_categories_have_their_last_change(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        food = factories.category(session, "food", is_leaf=False)
        rice = factories.category(session, "rice", parent=food)
        factories.category(session, "stone")
        made = factories.product(session, firm, slug="one", category_id=rice.id)
        factories.product(session, firm, slug="two", category_id=rice.id)
        first, day = str(made.id), made.updated_at.date().isoformat()
    answer = client.get(URL).json()
    Data[Sitemap].model_validate(answer)
    listed = answer["data"]
    assert listed["products"] == [{"from_id": first}]
    assert listed["shops"] == [{"from_id": str(firm.id)}]
    days = {row["path"]: row["changed_on"] for row in listed["categories"]}
    assert days == {"food": day, "food/rice": day}


def test_the_cursor_is_an_id(client: TestClient) -> None:
    answer = client.get(f"{URL}/products", params={"from_id": "first"})
    assert answer.status_code == 422
    assert "from_id" in answer.json()["errors"]
