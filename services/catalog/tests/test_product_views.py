"""A product's page: visitors, alternatives when it is deleted, attributes."""

from datetime import timedelta

from fastapi.testclient import TestClient
from sqlmodel import select

from catalog.attributes.models import Attribute
from catalog.categories.models import Category
from catalog.products import views
from catalog.products.models import ProductEnquiry, ProductView, ProductViewer
from catalog.products.trends import refresh_trends
from catalog.sellers.models import Seller
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.processes import eventually

from . import factories


def see(client: TestClient, address: str, slug: str = "rice") -> int:
    url = f"/api/webui/product/{slug}/view"
    return client.post(url, headers={"X-Forwarded-For": address}).status_code


def test_an_ip_address_counts_once_a_day(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        factories.product(session, firm, slug="rice")
        factories.product(session, firm, slug="tea")
    visits = [("10.0.0.1", "rice")] * 3 + [("10.0.0.2", "rice"), ("10.0.0.1", "tea")]
    assert {see(client, *visit) for visit in visits} == {204}
    head = factories.as_owner(firm)
    rows = client.get("/api/products", headers=head).json()["data"]
    assert {row["slug"]: row["views"] for row in rows} == {"rice": 2, "tea": 1}


def test_the_page_has_weekly_counts_from_three_upwards(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        made = factories.product(session, firm, slug="rice")
    day = views.week_ago()
    counts = ((ProductView, 2, 40), (ProductEnquiry, 3, 0))
    with database.session() as session:
        for table, there, before in counts:
            known = {"product_id": made.id}
            session.add(table(**known, day=day, count=there))
            session.add(table(**known, day=day - timedelta(days=1), count=before))
    url, names = "/api/webui/product/rice", ("viewed_this_week", "enquiries_this_week")
    page = client.get(url).json()["data"]
    assert [page[name] for name in names] == [None, 3]
    see(client, "10.0.0.1")
    with database.session() as session:
        refresh_trends(session)
    eventually(lambda: client.get(url).json()["data"]["viewed_this_week"] == 3)


def test_views_of_an_invisible_product_are_not_counted(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        factories.product(session, firm, slug="rice", status="draft")
    assert [see(client, "10.0.0.1"), see(client, "10.0.0.1", "none")] == [404, 404]
    with database.session() as session:
        assert len(session.exec(select(ProductView)).all()) == 0


def test_visitor_digests_are_deleted_the_next_day(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        made = factories.product(session, firm, slug="rice")
    see(client, "203.0.113.77")
    with database.session() as session:
        mark = session.exec(select(ProductViewer)).one()
        assert b"203.0.113.77" not in mark.mark
        old = (now() - timedelta(days=2)).date()
        session.add(ProductViewer(day=old, mark=b"old"))
        session.flush()
        views.delete_viewers(session)
        rows = session.exec(select(ProductViewer)).all()
        assert [row.day for row in rows] == [mark.day]
        assert session.get_one(ProductView, (made.id, mark.day)).count == 1


def test_an_archived_product_points_to_its_category(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        goods = factories.category(session, "goods", is_leaf=False)
        food = factories.category(session, "food", parent=goods, is_leaf=False)
        rice = factories.category(session, "rice", parent=food)
        wheat = factories.category(session, "wheat", parent=food)
        gone = {"category_id": rice.id, "status": "archived"}
        factories.product(session, firm, slug="gone", **gone)
        hidden = {"category_id": rice.id, "status": "draft", "published_at": None}
        factories.product(session, firm, slug="draft", **hidden)
        for number in range(8):
            kind = rice if number < 2 else wheat
            factories.product(session, firm, slug=f"p-{number}", category_id=kind.id)
    url = "/api/webui/product/{}/alternatives"
    assert client.get("/api/webui/product/gone").status_code == 404
    found = client.get(url.format("gone")).json()["data"]
    assert len(found) == 6
    assert {row["slug"] for row in found[:2]} == {"p-0", "p-1"}
    for nobodys in ("draft", "none"):
        assert client.get(url.format(nobodys)).json() == {"data": []}
    own = client.get(url.format("p-0")).json()["data"]
    assert "p-0" not in {row["slug"] for row in own}


def _attributes(category: Category) -> list[Attribute]:
    grade = {
        "key": "grade",
        "name": "Grade",
        "name_ne": "श्रेणी",
        "type": "choice",
        "options": [{"value": "a", "label": "First", "label_ne": "पहिलो"}],
        "is_required": True,
    }
    width = {"key": "width", "name": "Width", "name_ne": "चौडाइ", "type": "number"}
    return [
        Attribute(category_id=category.id, **grade),
        Attribute(category_id=category.id, unit="mm", position=1, **width),
    ]


def test_attributes_have_labels_and_are_required_at_publishing_only(
    client: TestClient, database: Database, firm: Seller, form: dict[str, object]
) -> None:
    with database.session() as session:
        kind = factories.category(session, "boards")
        session.add_all(_attributes(kind))
    head, url = factories.as_owner(firm), "/api/products"
    listing = {**form, "category_id": str(kind.id), "specs": {"width": "wide"}}
    wrong = client.post(url, json=listing, headers=head)
    assert list(wrong.json()["errors"]) == ["specs.width"]
    listing["specs"] = {"Width": "१२", "Colour": "Red"}
    made = client.post(url, json=listing, headers=head).json()["data"]
    assert made["specs"] == {"width": "12", "Colour": "Red"}
    one, show = f"{url}/{made['id']}", {"status": "published"}
    refused = client.post(f"{one}/status", json=show, headers=head)
    assert list(refused.json()["errors"]) == ["specs.grade"]
    listing["specs"] = {"grade": "पहिलो", **made["specs"]}
    client.put(one, json=listing, headers=head)
    assert client.post(f"{one}/status", json=show, headers=head).status_code == 200
    page = client.get(f"/api/webui/product/{made['slug']}").json()["data"]
    assert [(row["name"], row["value"], row["unit"]) for row in page["attributes"]] == [
        ("Grade", "First", None),
        ("Width", "12", "mm"),
        ("Colour", "Red", None),
    ]
    assert page["attributes"][0]["value_ne"] == "पहिलो"
