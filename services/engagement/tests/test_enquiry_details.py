"""Quantity, unit, place, day and files of an enquiry, as the seller reads them."""

import csv
import io
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session, select

from contracts.engagement import FilesShared
from engagement.enquiries.models import Enquiry
from engagement.erasure.service import erase
from engagement.notifications.models import Notification
from engagement.notifications.schemas import title_and_body
from servicekit.clock import today
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded

from . import factories
from .market import BUYER, BUYER_ID, as_seller

URL = "/api/webui/seller/suryodaya/contactseller"
NEEDED_BY = (today() + timedelta(days=30)).isoformat()
LIST = str(new_id())
DETAILS = {
    "quantity": "500",
    "unit": "kg",
    "delivery": {"district_id": 103},
    "needed_by": NEEDED_BY,
    "attachment_ids": [LIST],
}


@pytest.fixture
def shop(database: Database) -> Any:
    return factories.seller(database, slug="suryodaya")


@pytest.fixture
def leaf(database: Database) -> Any:
    return factories.category(database).category_id


@pytest.fixture
def sent(client: TestClient, shop: Any, leaf: Any) -> str:
    body = factories.form(leaf, **DETAILS)
    answer = client.post(URL, json=body, headers=BUYER)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["data"]["id"])


def test_both_sides_read_what_was_filled_in(
    client: TestClient, shop: Any, sent: str
) -> None:
    for who in (BUYER, as_seller(shop)):
        seen = client.get(f"/api/enquiries/{sent}", headers=who).json()["data"]
        assert (seen["quantity"], seen["unit"]) == ("500", "kg")
        assert seen["delivery"]["district"] == "Ilam"
        assert (seen["needed_by"], seen["attachment_ids"]) == (NEEDED_BY, [LIST])


def test_the_seller_may_open_the_files(session: Session, shop: Any, sent: str) -> None:
    (event,) = recorded(session, FilesShared)

    assert (str(event.ref_id), event.owner_id) == (sent, BUYER_ID)
    assert [str(file_id) for file_id in event.file_ids] == [LIST]
    assert event.reader_ids == [shop.owner_id]


def test_the_notification_states_them_in_the_readers_language(
    session: Session, sent: str
) -> None:
    facts = session.exec(select(Notification)).one().facts

    def line(kind: str, locale: Any) -> str:
        return title_and_body(kind, facts, locale)[1]

    assert line("enquiry_created", "en").endswith(
        f" · 500 kg · to Ilam · by {NEEDED_BY}"
    )
    assert line("enquiry_created", "ne").endswith(
        f" · 500 kg · इलाममा पुर्‍याउने · {NEEDED_BY}सम्म"
    )


def test_the_export_has_a_column_for_each(
    client: TestClient, shop: Any, sent: str
) -> None:
    url = "/api/enquiries/export.csv?lang=en"
    text = client.get(url, headers=as_seller(shop)).content.decode("utf-8-sig")
    row = next(csv.DictReader(io.StringIO(text, newline="")))

    names = ("Quantity", "Unit", "Deliver to", "Needed by", "Files")
    assert [row[name] for name in names] == ["500", "kg", "Ilam", NEEDED_BY, "1"]


def test_a_quantity_needs_a_unit(client: TestClient, shop: Any, leaf: Any) -> None:
    answer = client.post(URL, json=factories.form(leaf, quantity=500))

    assert answer.status_code == 422
    assert answer.json()["reasons"]["unit"]["code"] == "required"


def test_a_product_has_the_unit_of_its_quantity(
    client: TestClient, database: Database, session: Session, shop: Any, leaf: Any
) -> None:
    tea = factories.product(database, shop.seller_id, unit="kg")
    body = factories.form(leaf, quantity=500, product_id=str(tea.product_id))

    assert client.post(URL, json=body).status_code == 201
    assert session.exec(select(Enquiry)).one().unit == "kg"


@pytest.mark.parametrize(
    ("changes", "field", "code"),
    [
        ({"needed_by": "2020-01-01"}, "needed_by", "day_passed"),
        ({"attachment_ids": [LIST]}, "attachment_ids", "guest_sends_no_files"),
    ],
)
def test_a_past_day_and_files_of_a_guest_are_refused(
    client: TestClient,
    shop: Any,
    leaf: Any,
    changes: dict[str, Any],
    field: str,
    code: str,
) -> None:
    answer = client.post(URL, json=factories.form(leaf, **changes))

    assert answer.status_code == 422
    assert answer.json()["reasons"][field]["code"] == code


def test_a_deleted_buyers_enquiry_names_no_files(
    database: Database, session: Session, sent: str
) -> None:
    with database.session() as erasing:
        erase(erasing, factories.gone(BUYER_ID))

    enquiry = session.get(Enquiry, UUID(sent))
    assert enquiry
    assert enquiry.attachment_ids == []
