"""Who hears what staff decided about a report."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.catalog import ProductReportDecided
from contracts.vendor import SellerReportDecided
from engagement.commands import service
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer

from .helpdesk import mailed

NOTE = "The seal on the picture is not yours."
IDS = ("report_id", "seller_id", "owner_id")


def product_report(outcome: str, **more: Any) -> ProductReportDecided:
    ids = {name: new_id() for name in (*IDS, "product_id")}
    fields = {"name": "Ilam tea", "outcome": outcome, **ids, **more}
    return ProductReportDecided.model_validate(fields)


def seller_report(outcome: str, **more: Any) -> SellerReportDecided:
    ids = {name: new_id() for name in IDS}
    fields = {"name": "Suryodaya", "outcome": outcome, **ids, **more}
    return SellerReportDecided.model_validate(fields)


def feed(client: TestClient, user_id: Any, role: str = "buyer") -> Any:
    answer = client.get("/api/notifications", headers=bearer(user_id, role))
    return [(row["title"], row["body"]) for row in answer.json()["data"]]


@pytest.mark.parametrize("make", [product_report, seller_report])
def test_a_warned_seller_reads_why_but_not_who_reported(
    client: TestClient, database: Database, make: Any
) -> None:
    event = make("warned", note=NOTE, reporter_id=new_id())
    deliver(database, service, event, times=2)
    ((title, body),) = feed(client, event.owner_id, "seller")
    assert title.startswith("A warning about your")
    assert NOTE in body
    assert str(event.reporter_id) not in title + body


@pytest.mark.parametrize(
    ("outcome", "title"),
    [
        ("dismissed", "We reviewed your report about Ilam tea"),
        ("warned", "We acted on your report about Ilam tea"),
        ("hidden", "We acted on your report about Ilam tea"),
    ],
)
def test_the_reporter_hears_the_result_without_the_note(
    client: TestClient, database: Database, outcome: str, title: str
) -> None:
    event = product_report(outcome, note=NOTE, reporter_id=new_id())
    deliver(database, service, event, times=2)
    ((heard, body),) = feed(client, event.reporter_id)
    assert heard == title
    assert NOTE not in body


def test_a_guest_hears_by_email_in_their_language(
    client: TestClient, database: Database
) -> None:
    event = seller_report("suspended", email="ram@example.com", locale="ne")
    deliver(database, service, event, times=2)
    (mail,) = mailed(database)
    assert (mail.address, mail.kind) == ("ram@example.com", "report_upheld")
    assert mail.subject == "हाटमा गर्नुभएको उजुरीमा हामीले कदम चाल्यौँ"
    assert "Suryodaya" not in mail.text


def test_a_report_without_an_address_notifies_nobody(
    client: TestClient, database: Database
) -> None:
    event = product_report("dismissed")
    deliver(database, service, event)
    assert mailed(database) == []
    assert feed(client, event.owner_id, "seller") == []
