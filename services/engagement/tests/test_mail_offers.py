"""The email of a quote or an order has its lines, sums and terms."""

import re
from decimal import Decimal
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session, select

from engagement.enquiries.models import Enquiry
from engagement.notifications.dispatches.emails import render_notification
from engagement.notifications.mail.text import Extras, Text, compose
from engagement.notifications.models import Notification
from engagement.replicas.sellers.models import Seller
from servicekit.db import Database
from servicekit.http.language import Locale

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller
from .split_award import requested

TEA = {
    "name": "Green tea <spring>",
    "quantity": "500",
    "unit": "kg",
    "unit_price": "1290",
}
DUST = {"name": "CTC dust", "quantity": "12.5", "unit": "kg", "unit_price": "520.40"}
TERMS = {
    "freight": "4500",
    "delivery_days": 6,
    "payment": {"advance_pct": 30, "credit_days": 15},
}


@pytest.fixture
def firm(database: Database) -> Seller:
    made: Seller = factories.seller(database)
    return made


@pytest.fixture
def enquiry(database: Database, firm: Seller) -> Enquiry:
    made: Enquiry = factories.enquiry(database, firm.seller_id, buyer_id=BUYER_ID)
    return made


def quote(client: TestClient, firm: Seller, of: Enquiry, tax: str) -> dict[str, Any]:
    body = {"items": [TEA, DUST], "tax_mode": tax, **TERMS}
    headers = as_seller(firm)
    url = f"/api/enquiries/{of.id}/quotes"
    answer = client.post(url, json=body, headers=headers)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()["data"]
    return made


def email(session: Session, kind: str, locale: Locale) -> Text:
    found = select(Notification).where(Notification.kind == kind)
    notification = session.exec(found).one()
    rendered = render_notification(session, str(notification.id), "email", locale)
    assert rendered
    facts = {"path": rendered.link, "text": "", "more_path": rendered.settings}
    names = ("subject", "title", "line", "action")
    facts |= {name: getattr(rendered, name) for name in names}
    extras = Extras(rendered.rows, rendered.picture, rendered.offer)
    return compose(
        "https://h.test", "notice", locale, facts, is_proven=True, extras=extras
    )


def rows(text: Text) -> dict[str, str]:
    """Label or name, and the amount at its right."""
    cells = re.findall(r"<tr><t[hd][^>]*>(.*?)</t[hd]><td[^>]*>(.*?)</td>", text.rich)
    return {name.split("<br>")[0]: value for name, value in cells}


def number(text: str) -> Decimal:
    return Decimal(text.replace(",", ""))


@pytest.mark.parametrize(
    ("tax", "vat"),
    [
        ("vat_13_extra", "VAT 13 %"),
        ("vat_13_included", "of which VAT 13 %"),
        ("pan_bill", "VAT (PAN bill)"),
    ],
)
def test_a_quotes_email_adds_up(
    client: TestClient,
    session: Session,
    firm: Seller,
    enquiry: Enquiry,
    tax: str,
    vat: str,
) -> None:
    made = quote(client, firm, enquiry, tax)
    found = rows(email(session, "quote_received", "en"))

    assert found["Green tea &lt;spring&gt;"] == "6,45,000.00"
    assert found["CTC dust"] == "6,505.00"
    total = number(found["Total delivered (NPR)"])
    assert total == Decimal(made["totals"]["landed"])
    subtotal = next(found[key] for key in found if key.startswith("Subtotal"))
    on_top = 0 if tax == "vat_13_included" else number(found[vat])
    assert number(subtotal) + on_top + number(found["Freight"]) == total
    assert found["Delivery"] == "Within 6 days of the order"
    assert found["Payment"] == "30 % in advance, balance within 15 days of delivery"
    assert "Delivered price" not in found


def test_the_plain_text_has_the_same_lines_in_nepali(
    client: TestClient, session: Session, firm: Seller, enquiry: Enquiry
) -> None:
    quote(client, firm, enquiry, "vat_13_extra")
    plain = email(session, "quote_received", "ne").plain

    assert "Green tea <spring>: ५०० किलोग्राम × १,२९०.०० = ६,४५,०००.००" in plain
    assert "भ्याट १३ %: ८४,६९५.६५" in plain
    assert "मान्य रहने मिति: वि.सं. " in plain


def test_a_confirmed_order_has_the_lines_of_its_quote(
    client: TestClient, session: Session, firm: Seller, enquiry: Enquiry
) -> None:
    made = quote(client, firm, enquiry, "vat_13_included")
    asked = rows(email(session, "quote_received", "en"))
    assert act(client, BUYER, made["id"], "accept").is_success
    order = client.get("/api/orders?as=seller", headers=as_seller(firm)).json()["data"]
    confirm(client, firm, order[0]["id"])
    confirmed = rows(email(session, "order_confirmed", "en"))

    for name in ("CTC dust", "Subtotal incl. VAT", "Freight", "Total delivered (NPR)"):
        assert confirmed[name] == asked[name]


def confirm(client: TestClient, firm: Seller, order_id: str) -> None:
    url = f"/api/orders/{order_id}/confirm"
    assert client.post(url, headers=as_seller(firm)).status_code == 200


def test_a_seller_reads_the_lines_that_were_accepted(
    client: TestClient, database: Database, session: Session
) -> None:
    split = requested(client, database)
    _, quote_id = split.quote("700", "90000", None, freight="5000", part_freight="900")
    split.awarded(quote_id, None, None)
    accepted = email(session, "quote_accepted", "en")

    assert rows(accepted)["Cement"] == "70,000.00"
    assert "Steel" not in accepted.plain
    assert "Not available" not in accepted.plain
    assert rows(accepted)["Total delivered (NPR)"] == "80,000.00"
