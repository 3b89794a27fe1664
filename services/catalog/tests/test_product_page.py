"""The public pages of a product, of a seller's shop, of a category."""

import pytest
from fastapi.testclient import TestClient

from catalog.categories.pages import CategoryPage
from catalog.products.api import ProductPage
from catalog.products.models import ProductImage, ProductRange
from catalog.products.schemas import RangeOut
from servicekit.db import Database
from servicekit.http.envelope import Data

from . import factories
from .searching import settle

pytestmark = pytest.mark.search


def test_the_product_page_has_all_fields(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        food = factories.category(session, "food", is_leaf=False)
        rice = factories.category(session, "rice", parent=food)
        group = ProductRange(seller_id=firm.id, name="Grains", slug="grains")
        session.add(group)
        session.flush()
        made = factories.product(
            session,
            firm,
            slug="jeera-masino",
            name="Jeera masino",
            category_id=rice.id,
            product_range_id=group.id,
            price_tiers=[{"min_qty": 10, "price": "88.00"}],
            specs={"Grain": "Long"},
            keywords=["chamal"],
        )
        picture = {"seller_id": firm.id, "product_id": made.id}
        for at, name in enumerate(("b", "a")):
            path = f"/storage/products/{name}.webp"
            session.add(ProductImage(path=path, position=at, **picture))
        factories.product(session, firm, slug="other-rice", category_id=rice.id)
    answer = client.get("/api/webui/product/jeera-masino")
    page = answer.json()["data"]
    Data[ProductPage].model_validate(answer.json())
    assert page["price"] == "90.00"
    assert page["images"] == ["/storage/products/b.webp", "/storage/products/a.webp"]
    assert [crumb["slug"] for crumb in page["breadcrumb"]] == ["food", "rice"]
    assert [row["slug"] for row in page["related"]] == ["other-rice"]
    assert page["product_range"]["slug"] == "grains"
    assert page["seller_card"]["product_count"] == 2
    assert answer.headers["etag"]


def test_an_unknown_product_is_a_json_404(client: TestClient) -> None:
    answer = client.get("/api/webui/product/none")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_a_shop_groups_products_by_range(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database, slug="suryodaya")
    with database.session() as session:
        group = ProductRange(seller_id=firm.id, name="Green tea", slug="green-tea")
        session.add(group)
        session.flush()
        factories.product(session, firm, slug="green", product_range_id=group.id)
        factories.product(session, firm, slug="loose", name="चिया")
    url = "/api/webui/seller/suryodaya"
    ranges = client.get(f"{url}/productrange").json()
    Data[list[RangeOut]].model_validate(ranges)
    found = {
        each["slug"]: [product["slug"] for product in each["products"]["data"]]
        for each in ranges["data"]
    }
    assert found == {"green-tea": ["green"], "more-products": ["loose"]}
    settle(client)
    assert client.get(f"{url}/products").json()["meta"]["total"] == 2
    for group_slug, slug in (("green-tea", "green"), ("more-products", "loose")):
        page = client.get(f"{url}/products?group={group_slug}").json()
        assert [row["slug"] for row in page["data"]] == [slug]
    settle(client)
    hits = client.get(f"{url}/search", params={"q": "chiya"}).json()
    assert [row["slug"] for row in hits["data"]] == ["loose"]
    assert client.get(f"{url}/search").json()["data"] == []


def test_an_unknown_shop_is_404(client: TestClient) -> None:
    for page in ("productrange", "products", "search?q=tea"):
        assert client.get(f"/api/webui/seller/none/{page}").status_code == 404


def test_a_category_page_has_its_path_and_subcategories(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        food = factories.category(session, "food", is_leaf=False)
        grain = factories.category(session, "grain", parent=food, is_leaf=False)
        rice = factories.category(session, "rice", parent=grain, is_leaf=False)
        jeera = factories.category(session, "jeera", parent=rice)
        factories.product(session, firm, category_id=jeera.id)
    answer = client.get("/api/webui/categories/grain").json()
    Data[CategoryPage].model_validate(answer)
    page = answer["data"]
    assert [crumb["slug"] for crumb in page["breadcrumb"]] == ["food", "grain"]
    assert page["category"]["product_count"] == 1
    assert [child["slug"] for child in page["childs"]["data"]] == ["rice"]
    assert page["level4"]["data"][0]["path"] == "food/grain/rice/jeera"
    assert client.get("/api/webui/categories/none").status_code == 404


def test_a_level_4_category_has_its_path_and_parent(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        node = factories.category(session, "l1", is_leaf=False)
        for slug in ("l2", "l3", "l4"):
            parent, node = node, factories.category(session, slug, parent=node)
    rows = client.get("/api/webui/level4Categories").json()["data"]
    assert [(row["path"], row["parent_id"]) for row in rows] == [
        ("l1/l2/l3/l4", str(parent.id))
    ]


def test_units_are_searched_by_name_and_symbol(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        factories.unit(session, "kg")
    for q in ("", "kilo", "KG", "किलो"):
        rows = client.get("/api/productunitsearch", params={"q": q}).json()["data"]
        assert [row["symbol"] for row in rows] == ["kg"]
    assert client.get("/api/productunitsearch?q=zzz").json()["data"] == []


def test_currencies_are_not_enveloped(client: TestClient) -> None:
    body = client.get("/api/currencies").json()
    assert body["default"] == "NPR"
    assert body["currencies"] == {}
