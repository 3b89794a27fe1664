"""Reporting a product: always the same response; three reporters start a review."""

from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from catalog.commands import service
from catalog.moderation.models import ProductReport
from catalog.products.models import Product, ProductTransition
from catalog.sellers.models import Seller
from contracts.auth import UserDeleted
from contracts.catalog import ProductModerated, ProductUnlisted
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.limiter import Limiter
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer

from . import factories

REPORTS = "/api/admin/product-reports"
# A UUIDv7 of January 2024: auth made the account then.
OLD_ACCOUNT = UUID("018cc251-f400-7000-8000-000000000001")
FORM = {"reason": "counterfeit", "text": "The seal is false."}


@pytest.fixture
def fake(database: Database, firm: Seller) -> Product:
    with database.session() as session:
        return factories.product(session, firm, slug="fake", name="Fake")


def report(
    client: TestClient, address: str, slug: str = "fake", **head: str
) -> dict[str, Any]:
    """As the gateway forwards it from this address, each in another minute."""
    url = f"/api/webui/product/{slug}/report"
    head = {"X-Forwarded-For": address, **head}
    client.app.state.limiter = Limiter()  # type: ignore[attr-defined]
    answer = client.post(url, json=FORM, headers=head)
    assert answer.status_code == 202, answer.text
    body: dict[str, Any] = answer.json()
    return body


def status_of(database: Database, product: Product) -> str:
    with database.session() as session:
        return session.get_one(Product, product.id).status


def test_the_third_reporter_sends_the_product_to_review(
    client: TestClient, database: Database, firm: Seller, fake: Product
) -> None:
    for address in ("10.0.0.1", "10.0.0.2", "10.0.1.1", "10.0.1.2"):
        report(client, address)
    assert status_of(database, fake) == "published"
    report(client, "10.0.2.1")
    assert status_of(database, fake) == "in_review"
    head = bearer(new_id(), "admin")
    (row,) = client.get("/api/admin/products", headers=head).json()["data"]
    assert (row["report_count"], row["reason_code"]) == (3, "reported")
    with database.session() as session:
        assert len(recorded(session, ProductUnlisted)) == 1
        (event,) = recorded(session, ProductModerated)
        (move,) = session.exec(select(ProductTransition)).all()
    assert (event.outcome, event.owner_id) == ("in_review", firm.owner_id)
    assert (move.role, move.moved_by) == ("system", None)


def an_old_account(number: int) -> dict[str, str]:
    return bearer(UUID(int=OLD_ACCOUNT.int + number), "buyer")


def test_one_network_counts_as_one_reporter(
    client: TestClient, database: Database, fake: Product
) -> None:
    for number in range(9):
        report(client, f"2001:db8:1:2::{number}")
        report(client, f"10.0.0.{number}", **bearer(new_id(), "buyer"))
        report(client, f"10.0.0.{number}", **an_old_account(number))
    assert status_of(database, fake) == "published"


def test_new_or_unproven_accounts_count_as_guests(
    client: TestClient, database: Database, fake: Product
) -> None:
    unproven = bearer(OLD_ACCOUNT, "buyer", email_verified=False)
    for _ in range(3):
        report(client, "10.0.0.1", **bearer(new_id(), "buyer"))
        report(client, "10.0.0.2", **unproven)
    with database.session() as session:
        (row,) = session.exec(select(ProductReport)).all()
    assert row.is_proven is False


def test_a_verified_companys_product_stays_public_until_reviewed(
    client: TestClient, database: Database, firm: Seller, fake: Product
) -> None:
    with database.session() as session:
        session.get_one(Seller, firm.id).is_verified = True
    for number in range(5):
        report(client, f"10.0.{number}.1", **an_old_account(number))
    assert status_of(database, fake) == "published"
    head = bearer(new_id(), "admin")
    assert len(client.get(REPORTS, headers=head).json()["data"]) == 5


def three_products(database: Database, firm: Seller) -> list[Product]:
    with database.session() as session:
        same = {
            "category_id": factories.category(session).id,
            "unit_id": factories.unit(session).id,
        }
        return [
            factories.product(session, firm, slug=f"p-{number}", **same)
            for number in range(3)
        ]


def test_guests_hide_only_one_product_of_a_company(
    client: TestClient, database: Database, firm: Seller
) -> None:
    products = three_products(database, firm)
    for product in products:
        for number in range(4):
            report(client, f"10.0.{number}.1", product.slug)
    found = [status_of(database, product) for product in products]
    assert found == ["in_review", "published", "published"]


def test_proven_accounts_hide_what_they_report(
    client: TestClient, database: Database, firm: Seller
) -> None:
    products = three_products(database, firm)
    for product in products:
        for number in range(3):
            head = an_old_account(number)
            report(client, f"10.0.{number}.1", product.slug, **head)
    found = [status_of(database, product) for product in products]
    assert found == ["in_review"] * 3


def test_an_account_is_one_reporter_on_every_network(
    client: TestClient, database: Database, fake: Product
) -> None:
    head = bearer(OLD_ACCOUNT, "buyer")
    for number in range(4):
        report(client, f"10.0.{number}.1", **head)
    assert status_of(database, fake) == "published"


def test_a_reporter_learns_nothing_about_other_reports(
    client: TestClient, fake: Product
) -> None:
    answers = [
        report(client, "10.0.0.1"),
        report(client, "10.0.0.1"),
        report(client, "10.0.0.1", "no-such-product"),
    ]
    assert answers == [{"data": {"is_received": True}}] * 3


def test_one_reporter_cannot_hide_many_products(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        same = {
            "category_id": factories.category(session).id,
            "unit_id": factories.unit(session).id,
        }
        for number in range(12):
            factories.product(session, firm, slug=f"p-{number}", **same)
    for number in range(12):
        report(client, "10.0.0.1", f"p-{number}")
    with database.session() as session:
        assert len(session.exec(select(ProductReport)).all()) == 10


def test_a_review_decision_closes_the_reports(
    client: TestClient, database: Database, fake: Product
) -> None:
    for number in range(3):
        report(client, f"10.0.{number}.1")
    head = bearer(new_id(), "admin")
    url = f"/api/admin/products/{fake.id}"
    assert len(client.get(url, headers=head).json()["data"]["reports"]) == 3
    client.post(f"{url}/approve", json={}, headers=head)
    counts = client.get(REPORTS, headers=head).json()["meta"]["counts"]
    assert counts == {"open": 0, "closed": 3}
    report(client, "10.0.0.9")
    assert status_of(database, fake) == "published"


def test_an_administrator_reads_and_dismisses_a_report(
    client: TestClient, fake: Product
) -> None:
    report(client, "10.0.0.1")
    head = bearer(new_id(), "admin")
    (row,) = client.get(REPORTS, headers=head).json()["data"]
    assert (row["text"], row["reason_label"]) == (FORM["text"], "Counterfeit")
    assert row["product"]["slug"] == "fake"
    close = {"status": "dismissed", "note": "It is real."}
    for _ in range(2):
        url = f"{REPORTS}/{row['id']}"
        closed = client.post(url, json=close, headers=head).json()["data"]
    assert (closed["status"], closed["note"]) == ("dismissed", "It is real.")
    assert client.get(REPORTS, headers=head).json()["data"] == []
    absent = client.post(f"{REPORTS}/{new_id()}", json=close, headers=head)
    assert absent.status_code == 404
    assert client.get(REPORTS, headers=bearer(new_id(), "buyer")).status_code == 403


def test_reports_of_a_deleted_user_are_erased(
    client: TestClient, database: Database, fake: Product
) -> None:
    user_id = new_id()
    report(client, "10.0.0.1", **bearer(user_id, "buyer"))
    deliver(
        database, service, UserDeleted(user_id=user_id, version=2, deleted_at=now())
    )
    with database.session() as session:
        (report_row,) = session.exec(select(ProductReport)).all()
    assert (report_row.reporter_id, report_row.email, report_row.text) == (
        None,
        None,
        "",
    )


def test_the_reporters_ip_address_is_not_stored(
    client: TestClient, database: Database, fake: Product
) -> None:
    report(client, "203.0.113.77")
    with database.session() as session:
        (report_row,) = session.exec(select(ProductReport)).all()
    assert "203.0.113.77" not in report_row.model_dump_json()
    assert len(report_row.person) == 64
