"""A list becomes enquiries to its sellers, or a requirement."""

from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from contracts.engagement import FilesShared
from engagement.enquiries.models import Enquiry
from engagement.replicas.products.models import Product
from servicekit.clock import today
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

from . import factories

USER_ID = new_id()
USER = bearer(USER_ID)
FORM = {
    "name": "Sita Gurung",
    "phone_number": "984-1234567",
    "email": "sita@example.com",
    "requirements": "Please quote for our café.",
}


@pytest.fixture
def shops(database: Database) -> Any:
    leaf = factories.category(database)
    fields = {"category_id": leaf.category_id}
    shops = [factories.seller(database) for _ in range(2)]
    for shop, names in zip(shops, (("Tea", "Honey"), ("Carton",)), strict=True):
        for name in names:
            factories.product(database, shop.seller_id, name=name, unit="kg", **fields)
    return shops


@pytest.fixture
def wishlist(client: TestClient, database: Database, shops: Any) -> str:
    made = post(client, "create", name="Café").json()["data"]["id"]
    with database.session() as session:
        products = session.exec(select(Product)).all()
    for product in products:
        chosen = {"wishlist_id": made, "product_id": str(product.product_id)}
        answer = post(client, "add", **chosen, quantity=5)
        assert answer.status_code == 200
    return str(made)


def post(client: TestClient, verb: str, key: str = "", **body: Any) -> Any:
    headers = {**USER, **({"Idempotency-Key": key} if key else {})}
    return client.post(f"/api/wishlist/{verb}", json=body, headers=headers)


def sent(database: Database) -> list[Enquiry]:
    with database.session() as session:
        return list(session.exec(select(Enquiry).order_by(Enquiry.requirements)))


def test_each_seller_gets_one_enquiry_for_its_own_products(
    client: TestClient, database: Database, shops: Any, wishlist: str
) -> None:
    body = {"wishlist_id": wishlist, "seller_slugs": [shop.slug for shop in shops]}
    first = post(client, "ask", "once", **body, **FORM)
    again = post(client, "ask", "once", **body, **FORM)

    assert first.status_code == 201, first.text
    assert [row["status"] for row in first.json()["data"]] == ["sent", "sent"]
    assert again.json() == first.json()
    of_carton, of_tea = sent(database)
    assert of_carton.requirements.endswith("café.\n\n- Carton: 5 kg")
    assert (of_carton.product_name, of_carton.quantity) == ("Carton", 5)
    assert set(of_tea.requirements.splitlines()[2:]) == {"- Tea: 5 kg", "- Honey: 5 kg"}
    assert (of_tea.product_id, of_tea.buyer_id) == (None, USER_ID)


@pytest.mark.parametrize(
    ("language", "noted"),
    [
        ("en", "(below the minimum order of 10 kg)"),
        ("ne", "(न्यूनतम अर्डर 10 kg भन्दा कम)"),
    ],
)
def test_each_line_below_its_minimum_order_is_named(
    client: TestClient,
    database: Database,
    shops: Any,
    wishlist: str,
    language: str,
    noted: str,
) -> None:
    with database.session() as session:
        for product in session.exec(select(Product)).all():
            product.moq = {"Tea": 10, "Honey": 5}.get(product.name)
    shop = shops[0].slug
    body = {"wishlist_id": wishlist, "seller_slugs": [shop], **FORM}
    headers = {**USER, "Accept-Language": language}

    client.post("/api/wishlist/ask", json=body, headers=headers)

    (enquiry,) = sent(database)
    lines = enquiry.requirements.splitlines()[2:]
    assert set(lines) == {f"- Tea: 5 kg {noted}", "- Honey: 5 kg"}
    listed = client.get("/api/wishlists", headers=USER).json()["data"]
    (items,) = [one["products"]["data"] for one in listed if one["id"] == wishlist]
    assert {item["name"]: item["moq"] for item in items} == {
        **{"Tea": 10, "Honey": 5, "Carton": None}
    }


def test_each_enquiry_has_the_place_day_and_files(
    client: TestClient, database: Database, shops: Any, wishlist: str
) -> None:
    price_list, day = str(new_id()), today() + timedelta(days=30)
    body = {"wishlist_id": wishlist, "seller_slugs": [shop.slug for shop in shops]}
    details = {
        "delivery": {"district_id": 103},
        "needed_by": day.isoformat(),
        "attachment_ids": [price_list],
    }
    answer = post(client, "ask", **body, **FORM, **details)

    assert answer.status_code == 201, answer.text
    read = [(one.district_id, one.needed_by) for one in sent(database)]
    assert read == [(103, day)] * 2
    with database.session() as session:
        readers = [event.reader_ids for event in recorded(session, FilesShared)]
    assert sorted(readers) == sorted([shop.owner_id] for shop in shops)


@pytest.mark.parametrize(
    ("details", "field", "code"),
    [
        (
            {"delivery": {"district_id": 9_999}},
            "delivery.district_id",
            "district_unknown",
        ),
        ({"needed_by": "2020-01-01"}, "needed_by", "day_passed"),
    ],
)
def test_a_detail_that_all_sellers_read_is_refused_at_its_field(
    client: TestClient,
    database: Database,
    shops: Any,
    wishlist: str,
    details: dict[str, Any],
    field: str,
    code: str,
) -> None:
    body = {"wishlist_id": wishlist, "seller_slugs": [shops[0].slug], **details}
    answer = post(client, "ask", **body, **FORM)

    assert answer.status_code == 422
    assert answer.json()["reasons"][field]["code"] == code
    assert sent(database) == []


def test_one_refusal_does_not_stop_the_others(
    client: TestClient, database: Database, shops: Any, wishlist: str
) -> None:
    for _ in range(59):
        factories.enquiry(database, new_id(), buyer_id=USER_ID)
    slugs = [shop.slug for shop in shops]

    answer = post(client, "ask", wishlist_id=wishlist, seller_slugs=slugs, **FORM)

    rows = answer.json()["data"]
    assert [(row["seller_slug"], row["status"]) for row in rows] == [
        (slugs[0], "sent"),
        (slugs[1], "refused"),
    ]
    assert rows[1]["message"].startswith("Too many enquiries")
    assert len(sent(database)) == 60


def test_a_proven_buyer_sends_twelve_enquiries_in_one_request(
    client: TestClient, database: Database
) -> None:
    leaf = factories.category(database).category_id
    shops = [factories.seller(database) for _ in range(12)]
    made = post(client, "create", name="Café").json()["data"]["id"]
    for shop in shops:
        one = factories.product(database, shop.seller_id, category_id=leaf, unit="kg")
        added = {"wishlist_id": made, "product_id": str(one.product_id)}
        assert post(client, "add", **added, quantity=5).status_code == 200
    slugs = [shop.slug for shop in shops]

    answer = post(client, "ask", wishlist_id=made, seller_slugs=slugs, **FORM)

    assert [row["status"] for row in answer.json()["data"]] == ["sent"] * 12


def test_only_sellers_of_the_list_get_enquiries(
    client: TestClient, database: Database, wishlist: str
) -> None:
    stranger = factories.seller(database)

    body = {"wishlist_id": wishlist, "seller_slugs": [stranger.slug]}
    answer = post(client, "ask", **body, **FORM)

    assert list(answer.json()["errors"]) == ["seller_slugs"]
    assert sent(database) == []


def test_a_long_list_is_cut_to_the_maximum_of_an_enquiry(
    client: TestClient, database: Database
) -> None:
    shop, leaf = factories.seller(database), factories.category(database)
    made = post(client, "create", name="Long").json()["data"]["id"]
    fields = {"name": "x" * 200, "category_id": leaf.category_id}
    for _ in range(30):
        product = factories.product(database, shop.seller_id, **fields)
        post(client, "add", wishlist_id=made, product_id=str(product.product_id))

    post(client, "ask", wishlist_id=made, seller_slugs=[shop.slug], **FORM)

    (enquiry,) = sent(database)
    lines = enquiry.requirements.splitlines()
    assert len(enquiry.requirements) <= 4_000
    assert lines[-1] == f"… +{30 - (len(lines) - 3)}"


def test_a_list_becomes_a_draft_requirement(client: TestClient, wishlist: str) -> None:
    answer = post(client, "requirement", wishlist_id=wishlist)

    assert answer.status_code == 201, answer.text
    draft = answer.json()["data"]
    assert (draft["status"], draft["title"][:5]) == ("draft", "Café:")
    assert {item["name"] for item in draft["items"]} == {"Tea", "Honey", "Carton"}
    assert {(item["quantity"], item["unit"]) for item in draft["items"]} == {
        ("5.000", "kg")
    }
    assert draft["category"]["name"] == "Green tea"


def test_a_list_without_available_products_makes_no_requirement(
    client: TestClient,
) -> None:
    made = post(client, "create", name="Empty").json()["data"]["id"]

    answer = post(client, "requirement", wishlist_id=made)

    assert list(answer.json()["errors"]) == ["product_ids"]
