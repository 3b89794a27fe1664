"""A seller's product ranges: slugs, order, contents, ownership."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from catalog.products.models import ProductRange
from catalog.sellers.models import Seller
from servicekit.db import Database

from . import factories
from .searching import settle

pytestmark = pytest.mark.search

URL = "/api/productranges"


def make(client: TestClient, firm: Seller, name: str) -> dict[str, Any]:
    answer = client.post(URL, json={"name": name}, headers=factories.as_owner(firm))
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()["data"]
    return made


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Green Tea", "green-tea"),
        ("हरियो चिया", "hariyo-chiyaa"),
        ("Contact us", "contact-us-2"),
        ("Products and services", "products-and-services-2"),
        ("PROFILE", "profile-2"),
        ("search", "search-2"),
        ("More products", "more-products-2"),
        ("🍵", "product"),
    ],
)
def test_slugs_are_latin_and_reserved_ones_are_avoided(
    client: TestClient, firm: Seller, name: str, slug: str
) -> None:
    assert make(client, firm, name)["slug"] == slug


def test_two_ranges_of_one_name_have_two_slugs_that_survive_a_new_name(
    client: TestClient, firm: Seller
) -> None:
    first, second = make(client, firm, "Tea"), make(client, firm, "tea")
    assert (first["slug"], second["slug"]) == ("tea", "tea-2")
    form = {"name": "Coffee", "name_ne": "कफी"}
    head = factories.as_owner(firm)
    renamed = client.put(f"{URL}/{first['id']}", json=form, headers=head).json()["data"]
    assert (renamed["name"], renamed["slug"]) == ("Coffee", "tea")


def test_the_order_must_name_every_range_once(client: TestClient, firm: Seller) -> None:
    ids = [make(client, firm, name)["id"] for name in ("A", "B", "C")]
    head = factories.as_owner(firm)
    turned = client.put(f"{URL}/order", json={"ids": ids[::-1]}, headers=head).json()
    assert [row["name"] for row in turned["data"]] == ["C", "B", "A"]
    for wrong in (ids[:2], [*ids, ids[0]], [ids[0]] * 3):
        answer = client.put(f"{URL}/order", json={"ids": wrong}, headers=head)
        assert list(answer.json()["errors"]) == ["ids"]
    assert make(client, firm, "D")["position"] == 3


def test_products_join_leave_and_survive_their_range(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        products = [factories.product(session, firm) for _ in range(3)]
    ids, head = [str(product.id) for product in products], factories.as_owner(firm)
    made = make(client, firm, "Tea")
    url = f"{URL}/{made['id']}"
    for wanted in (ids, ids[:1], ids[1:]):
        body = {"product_ids": wanted}
        filled = client.put(f"{url}/products", json=body, headers=head).json()["data"]
        assert filled["product_count"] == len(wanted)
    params = {"group": made["slug"]}
    settle(client)
    shop = client.get(f"/api/webui/seller/{firm.slug}/products", params=params).json()
    assert {row["id"] for row in shop["data"]} == set(ids[1:])
    assert client.delete(url, headers=head).status_code == 204
    rows = client.get("/api/products", headers=head).json()["data"]
    assert {row["product_range_id"] for row in rows} == {None}
    assert client.get(URL, headers=head).json()["data"] == []


def test_a_form_opened_before_a_range_change_is_a_409(
    client: TestClient, database: Database, firm: Seller, form: dict[str, Any]
) -> None:
    head = factories.as_owner(firm)
    made = client.post("/api/products", json=form, headers=head).json()["data"]
    url = f"{URL}/{make(client, firm, 'Tea')['id']}/products"
    client.put(url, json={"product_ids": [made["id"]]}, headers=head)
    stale = {**form, "version": made["version"]}
    answer = client.put(f"/api/products/{made['id']}", json=stale, headers=head)
    assert answer.status_code == 409


def test_ranges_and_products_of_others_are_404(
    client: TestClient, database: Database, firm: Seller
) -> None:
    other = factories.seller(database)
    with database.session() as session:
        theirs = str(factories.product(session, other).id)
    mine, head = make(client, firm, "Mine"), factories.as_owner(other)
    url, form = f"{URL}/{mine['id']}", {"name": "Taken"}
    answers = [
        client.put(url, json=form, headers=head),
        client.delete(url, headers=head),
        client.put(f"{url}/products", json={"product_ids": [theirs]}, headers=head),
    ]
    assert [answer.status_code for answer in answers] == [404] * 3
    own = factories.as_owner(firm)
    body = {"product_ids": [theirs]}
    answer = client.put(f"{url}/products", json=body, headers=own)
    assert list(answer.json()["errors"]) == ["product_ids"]
    assert client.get(URL, headers=own).json()["data"][0]["name"] == "Mine"


def test_a_hundred_ranges_are_the_maximum(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        for number in range(100):
            row = {"name": f"R{number}", "slug": f"r-{number}"}
            session.add(ProductRange(seller_id=firm.id, **row))
    head = factories.as_owner(firm)
    answer = client.post(URL, json={"name": "C"}, headers=head)
    assert (answer.status_code, answer.json()["code"]) == (409, "too_many_ranges")
