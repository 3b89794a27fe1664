"""The place of delivery: in the enquiry, export and filter."""

import csv
import io
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.erasure.service import erase
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories

BUYER = new_id()
ILAM, SURYODAYA = 103, 10310
URL = "/api/webui/seller/suryodaya/contactseller"
PLACES = {
    "district_id": ILAM,
    "district": "Ilam",
    "district_ne": "इलाम",
    "municipality_id": SURYODAYA,
    "municipality": "Suryodaya",
    "municipality_ne": "सूर्योदय",
}


@pytest.fixture
def shop(database: Database) -> Any:
    return factories.seller(database, slug="suryodaya")


@pytest.fixture
def leaf(database: Database) -> Any:
    return factories.category(database).category_id


def send(client: TestClient, leaf: Any, delivery: Any, **more: Any) -> Any:
    form = factories.form(leaf, delivery=delivery, **more)
    return client.post(URL, json=form, headers=bearer(BUYER))


def test_both_sides_read_the_place_of_delivery(
    client: TestClient, shop: Any, leaf: Any
) -> None:
    place = {"district_id": ILAM, "municipality_id": SURYODAYA}

    enquiry = send(client, leaf, place).json()["data"]

    for who in (shop.owner_id, BUYER):
        answer = client.get(f"/api/enquiries/{enquiry['id']}", headers=bearer(who))
        assert answer.json()["data"]["delivery"] == PLACES


def test_the_place_may_be_a_district_or_missing(
    client: TestClient, shop: Any, leaf: Any
) -> None:
    send(client, leaf, {"district_id": ILAM})
    send(client, leaf, None, requirements="No place is named in this one.")

    rows = client.get("/api/enquiries", headers=bearer(shop.owner_id)).json()["data"]

    assert rows[0]["delivery"] is None
    assert rows[1]["delivery"]["district"] == "Ilam"
    assert rows[1]["delivery"]["municipality"] is None


@pytest.mark.parametrize(
    ("delivery", "field"),
    [
        ({"district_id": 999_999}, "delivery.district_id"),
        ({"district_id": 0}, "delivery.district_id"),
        ({"municipality_id": SURYODAYA}, "delivery.district_id"),
        (
            {"district_id": 101, "municipality_id": SURYODAYA},
            "delivery.municipality_id",
        ),
        ({"district_id": ILAM, "municipality_id": 1}, "delivery.municipality_id"),
        ({"district_id": ILAM, "street": "x"}, "delivery.street"),
        ("Ilam", "delivery"),
    ],
)
def test_an_unknown_place_is_a_field_error(
    client: TestClient, shop: Any, leaf: Any, delivery: Any, field: str
) -> None:
    answer = send(client, leaf, delivery)

    assert (answer.status_code, list(answer.json()["errors"])) == (422, [field])


def test_the_list_is_filtered_by_place_and_has_the_choices(
    client: TestClient, database: Database, shop: Any
) -> None:
    tea = factories.product(database, shop.seller_id, name_ne="चिया")
    fields = {"product_id": tea.product_id, "product_name": tea.name}
    factories.enquiry(database, shop.seller_id, district_id=ILAM, name="one", **fields)
    factories.enquiry(database, shop.seller_id, district_id=ILAM, name="two")
    factories.enquiry(database, shop.seller_id, name="three")
    factories.enquiry(database, new_id(), district_id=101)
    owner = bearer(shop.owner_id)

    answer = client.get(f"/api/enquiries?district_id={ILAM}", headers=owner).json()

    assert {row["name"] for row in answer["data"]} == {"one", "two"}
    assert answer["meta"]["districts"] == [{"id": ILAM, "count": 2}]
    assert answer["meta"]["products"] == [
        {"id": str(tea.product_id), "name": tea.name, "name_ne": "चिया", "count": 1}
    ]
    wrong = client.get("/api/enquiries?district_id=x", headers=owner)
    assert list(wrong.json()["errors"]) == ["district_id"]


def test_the_export_has_place_and_labels(
    client: TestClient, database: Database, shop: Any
) -> None:
    place = {"district_id": ILAM, "municipality_id": SURYODAYA}
    factories.enquiry(database, shop.seller_id, labels=["café", "monthly"], **place)
    owner = bearer(shop.owner_id, "seller")

    def row(language: str) -> dict[str, str]:
        url = f"/api/enquiries/export.csv?lang={language}"
        text = client.get(url, headers=owner).content.decode("utf-8-sig")
        return next(csv.DictReader(io.StringIO(text, newline="")))

    assert row("en")["Deliver to"] == "Suryodaya, Ilam"
    assert row("en")["Labels"] == "café, monthly"
    assert row("ne")["पुर्‍याउने ठाउँ"].endswith("इलाम")


def test_a_suggested_draft_has_the_place_and_erasure_removes_it(
    client: TestClient, database: Database, shop: Any
) -> None:
    place = {"district_id": ILAM, "municipality_id": SURYODAYA}
    fields = {"buyer_id": BUYER, "status": "declined", **place}
    declined = factories.enquiry(database, shop.seller_id, **fields)
    url = f"/api/enquiries/{declined.id}"

    body = client.get(url, headers=bearer(BUYER)).json()["data"]
    with database.session() as session:
        erase(session, factories.gone(BUYER))
    left = client.get(url, headers=bearer(shop.owner_id)).json()["data"]

    assert body["requirement_draft"]["delivery"] == {"province_id": 1, **place}
    assert left["delivery"] is None
