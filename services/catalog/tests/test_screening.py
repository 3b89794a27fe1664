"""Products with forbidden terms wait for a review."""

from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.categories.models import table as categories
from catalog.products.models import Product
from catalog.sellers.models import Seller
from catalog.sellers.models import table as sellers
from catalog.settings import CatalogSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories
from .sheets import Importer, goods, sheet

QUEUE = "/api/admin/products"


@pytest.fixture(autouse=True)
def thirty_days(settings: CatalogSettings, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in production, whatever the stack of the tests is set to."""
    monkeypatch.setattr(settings, "new_firm_days", 30)


class Shop:
    """One firm and its owner."""

    def __init__(self, client: TestClient, firm: Seller, form: dict[str, Any]) -> None:
        self.client, self.form = client, form
        self.head = factories.as_owner(firm)

    def call(self, method: str, path: str = "", **body: Any) -> dict[str, Any]:
        url = f"/api/products{path}"
        answer = self.client.request(method, url, json=body, headers=self.head)
        assert answer.is_success, answer.text
        data: dict[str, Any] = answer.json()["data"]
        return data

    def publish(self, **changes: Any) -> dict[str, Any]:
        return self.call("POST", **{**self.form, "status": "published", **changes})


@pytest.fixture
def shop(client: TestClient, firm: Seller, form: dict[str, Any]) -> Shop:
    return Shop(client, firm, form)


def how(product: dict[str, Any]) -> tuple[str, str | None, str | None]:
    return product["status"], product["reason_code"], product["reason_note"]


def approve(client: TestClient, product: dict[str, Any]) -> None:
    head = bearer(new_id(), "admin")
    answer = client.post(f"{QUEUE}/{product['id']}/approve", json={}, headers=head)
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Pistol 9mm imported", "pistol"),
        ("Best ganja from the hills", "ganja"),
        ("Gaanjaa", "gaanjaa"),
        ("ताजा गाँजा", "गाँजा"),
        ("गाँ\u200dजाको बीउ", "गाँजाको"),
        ("Kidney transplant package", "kidney"),
        ("Rhino-horn powder", "rhino-horn"),
        ("Bandook ko goli", "bandook"),
    ],
)
def test_a_forbidden_term_needs_review_with_a_reason(
    client: TestClient, shop: Shop, name: str, word: str
) -> None:
    product = shop.publish(name=name)
    assert how(product) == ("in_review", "flagged_words", word)
    assert client.get(f"/api/webui/product/{product['slug']}").status_code == 404
    (row,) = client.get(QUEUE, headers=bearer(new_id(), "admin")).json()["data"]
    assert (row["id"], row["reason_code"]) == (product["id"], "flagged_words")


@pytest.mark.parametrize(
    "name",
    ["Toy gun for children", "Spray guns", "Gun metal bush", "Grease gun 400 cc",
     "Hot glue gun", "Organ keyboard", "Red kidney beans", "Ivory white emulsion",
     "Gunny bags", "Heroine saree", "Begun seeds", "कस्तुरी मेथी"],
)  # fmt: skip
def test_ordinary_products_are_published_immediately(shop: Shop, name: str) -> None:
    assert shop.publish(name=name)["status"] == "published"


@pytest.mark.parametrize(
    "field",
    [
        {"name_ne": "पेस्तोल"},
        {"description": "With a free pistol"},
        {"description_ne": "चरेस"},
        {"keywords": ["ganja"]},
        {"specs": {"Use": "rifle"}},
        {"specs": {"Pistol": "included"}},
    ],
)
def test_every_text_of_a_product_is_screened(shop: Shop, field: dict[str, Any]) -> None:
    assert shop.publish(**field)["status"] == "in_review"


def test_every_way_to_publish_a_draft_is_screened(shop: Shop) -> None:
    draft = shop.call("POST", **{**shop.form, "name": "Pistol", "status": "draft"})
    path = f"/{draft['id']}"
    updated = shop.call("POST", f"{path}/status", status="published")
    assert updated["status"] == "in_review"
    second = shop.call("POST", **{**shop.form, "name": "Rifle", "status": "draft"})
    edit = {"version": second["version"], "status": "published"}
    edited = shop.call("PATCH", f"/{second['id']}", **edit)
    assert edited["status"] == "in_review"


def test_bulk_published_drafts_are_screened(shop: Shop) -> None:
    names = ("Pistol", "Rice")
    drafts = [shop.call("POST", **{**shop.form, "name": name}) for name in names]
    ids = [draft["id"] for draft in drafts]
    shop.call("POST", "/actions", action="publish", ids=ids)
    found = [shop.call("GET", f"/{id}") for id in ids]
    assert [each["status"] for each in found] == ["in_review", "published"]


def test_a_changed_public_product_returns_to_review(
    client: TestClient, shop: Shop
) -> None:
    product = shop.publish()
    changed = shop.call("PUT", f"/{product['id']}", **{**shop.form, "name": "Pistol"})
    assert how(changed) == ("in_review", "flagged_words", "pistol")
    assert client.get(f"/api/webui/product/{product['slug']}").status_code == 404


def test_a_product_approved_by_an_administrator_stays_public(
    client: TestClient, shop: Shop
) -> None:
    product = shop.publish(name="Rifle scope")
    approve(client, product)
    path = f"/{product['id']}"
    form = {**shop.form, "name": "Rifle scope", "price": "99.00"}
    assert shop.call("PUT", path, **form)["status"] == "published"
    shop.call("POST", f"{path}/status", status="unlisted")
    assert shop.call("POST", f"{path}/status", status="published")["status"] == (
        "published"
    )
    form["name"] = "Rifle scope with a pistol"
    assert how(shop.call("PUT", path, **form))[2] == "pistol"


def test_a_forbidden_category_needs_review(
    database: Database, shop: Shop, form: dict[str, Any]
) -> None:
    with database.session() as session:
        mine = sa.update(categories).where(
            categories.c.id == sa.cast(str(form["category_id"]), sa.Uuid)
        )
        session.execute(mine.values(slug="firearms"))
    assert how(shop.publish()) == ("in_review", "flagged_words", "category")


def test_a_change_to_a_forbidden_category_waits(database: Database, shop: Shop) -> None:
    product = shop.publish()
    with database.session() as session:
        arms = str(factories.category(session, "firearms").id)
    act = {"action": "set_category", "category_id": arms, "ids": [product["id"]]}
    shop.call("POST", "/actions", **act)
    found = shop.call("GET", f"/{product['id']}")
    assert how(found) == ("in_review", "flagged_words", "category")


def age(database: Database, firm: Seller, days: int, **fields: bool) -> None:
    opened = now() - timedelta(days=days)
    mine = sa.update(sellers).where(sellers.c.id == firm.id)
    known = {"is_verified": False, "has_papers": False, **fields}
    with database.session() as session:
        session.execute(mine.values(onboarded_at=opened, **known))


def test_the_first_product_of_a_new_company_needs_review(
    client: TestClient, database: Database, firm: Seller, shop: Shop
) -> None:
    age(database, firm, 29)
    first, second = shop.publish(), shop.publish(name="Second rice")
    assert how(first) == ("in_review", "new_firm", None)
    assert second["status"] == "in_review"
    approve(client, first)
    assert shop.publish(name="Third rice")["status"] == "published"


@pytest.mark.parametrize(("days", "fields"), [(31, False), (1, True)])
def test_an_older_or_verified_company_publishes_immediately(
    database: Database, firm: Seller, shop: Shop, days: int, fields: bool
) -> None:
    age(database, firm, days, has_papers=fields)
    assert shop.publish()["status"] == "published"


def statuses(database: Database) -> dict[str, tuple[str, str | None]]:
    with database.session() as session:
        found = session.execute(sa.select(Product)).scalars()
        return {each.name: (each.status, each.reason_code) for each in found}


def test_imported_products_are_screened(importer: Importer, database: Database) -> None:
    lines = goods(3)
    lines[1]["name"] = "Pistol 9mm"
    importer.started(sheet(lines))
    found = statuses(database)
    assert found["Pistol 9mm"] == ("in_review", "flagged_words")
    assert sorted(status for status, _ in found.values()) == (
        ["in_review", "published", "published"]
    )


def test_an_import_of_a_new_company_needs_review(
    importer: Importer, database: Database
) -> None:
    age(database, importer.firm, 3)
    importer.started(sheet(goods(2)))
    assert set(statuses(database).values()) == {("in_review", "new_firm")}


def test_an_import_with_forbidden_text_needs_review(
    importer: Importer, database: Database
) -> None:
    (line,) = goods(1)
    importer.started(sheet([line]))
    importer.started(sheet([{**line, "name": "Pistol 9mm"}]))
    assert statuses(database) == {"Pistol 9mm": ("in_review", "flagged_words")}


def test_a_corrected_import_row_needs_review(
    importer: Importer, database: Database
) -> None:
    job = importer.checked(sheet([{**goods(1)[0], "name": ""}]))
    importer.correct(job, importer.rows(job)[0]["number"], {"name": "ताजा गाँजा"})
    importer.run(job, "start", {"policy": "reject_failed_rows"})
    assert statuses(database) == {"ताजा गाँजा": ("in_review", "flagged_words")}
