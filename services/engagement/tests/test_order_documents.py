"""Documents of an order as PDF: the text as a viewer copies it."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from servicekit.clock import today
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from .market import BUYER
from .pdf import text_of
from .trade import Deal, at, placed

STRANGER = bearer(new_id(), "seller")
TERMS = {"payment": {"advance_pct": 30, "credit_days": 15}, "delivery_days": 6}


def read(deal: Deal, path: str, role: str = "buyer", lang: str = "en") -> str:
    sign = "&" if "?" in path else "?"
    url = f"/api/orders/{deal.order_id}{path}{sign}lang={lang}"
    return text_of(deal.client.get(url, headers=deal.side(role)))


def challan_path(deal: Deal) -> str:
    return f"/deliveries/{deal.get()['deliveries'][0]['id']}.pdf"


def assert_has(text: str, *excerpts: str) -> None:
    assert [excerpt for excerpt in excerpts if excerpt not in text] == [], text


def paid(deal: Deal, amount: str, **form: Any) -> str:
    """The id of a payment that the buyer noted."""
    note = {"kind": "advance", "amount": amount, "paid_on": str(today()), **form}
    payments = deal.did("buyer", "payments", **note)["payments"]
    return str(payments[-1]["id"])


def test_a_purchase_order_has_all_that_was_agreed(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database, **TERMS)
    order = deal.get()

    text = read(deal, ".pdf")

    assert_has(
        text,
        "Purchaseorder",
        order["number"],
        order["quote_number"],
        "Notconfirmedbythesupplieryet",
        "HimalPackaging",
        "Balaju16",
        "PAN/VATnumber:601234567",
        "Phone:+97714350001",
        "SitaGurung",
        "Carton5ply,180gsm3,00045.501,36,500.00",
        "VAT13%17,745.00",
        "Freight4,500.00",
        "1,58,745.00",
        "Rupeesonelakhfifty-eightthousandsevenhundredforty-fiveonly",
        "DelivertoWard6,Lakeside,Kathmandu",
        "30%inadvance,balancewithin15daysofdelivery",
        "Advance(NPR)47,623.50",
        "Balance(NPR)1,11,121.50",
        "Within6daysoftheorder",
    )


def test_a_document_begins_with_who_issues_it_and_its_number(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "delivered")
    order = deal.get()

    purchase, challan = read(deal, ".pdf"), read(deal, challan_path(deal))

    assert purchase.startswith(f"SitaGurungPurchaseorder{order['number']}")
    number = order["deliveries"][0]["number"]
    assert challan.startswith(f"HimalPackagingDeliverychallan{number}")


def test_a_nepali_purchase_order_is_nepali(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "confirmed")

    text = read(deal, ".pdf", "seller", "ne")

    assert_has(text, "खरिदआदेश", "हिमालप्याकेजिङ", "१,५८,७४५.००", "अक्षरेपी", "पुष्टिगरेकोमिति")
    assert "पुष्टिगरेकोछैन" not in text


@pytest.mark.parametrize("status", ["refused", "cancelled"])
def test_an_order_that_is_not_valid_is_stamped(
    client: TestClient, database: Database, status: str
) -> None:
    assert status.capitalize() in read(at(client, database, status), ".pdf")


def test_a_challan_has_quantities_vehicle_and_driver_but_no_price(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "confirmed")
    items = [{"line_id": deal.line_id, "quantity": "1000"}]
    driver = {"driver_name": "Hari Rai", "driver_phone": "+9779807654321"}
    facts = {"vehicle": "Ko 1 Kha 4471", "note": "Keep dry", **driver}
    deal.did("seller", "deliveries", items=items, **facts)

    text = read(deal, challan_path(deal))

    assert_has(
        text,
        "Deliverychallan",
        f"CH-{deal.get()['number'][3:]}-1",
        "Ko1Kha4471",
        "HariRai,+9779807654321",
        "Carton5ply,180gsm3,0001,000",
        "DelivertoWard6,Lakeside,Kathmandu",
        "Keepdry",
        "Receivedingoodconditionby",
    )
    assert "45.50" not in text
    assert_has(read(deal, challan_path(deal), lang="ne"), "चलान", "१,०००", "चालक")


def test_a_statement_has_orders_credits_payments_and_the_balance(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "short")
    shortage = deal.get()["shortages"][0]
    settled = [{"shortage_id": shortage["id"], "settlement": "credit"}]
    deal.did("seller", "settle", items=settled)
    confirmed = paid(deal, "47623.50", reference="Slip 12")
    deal.did("seller", f"payments/{confirmed}/confirm")
    paid(deal, "1000", kind="balance")
    denied = paid(deal, "77")
    deal.did("seller", f"payments/{denied}/deny")

    text = read(deal, "/statement.pdf")

    assert shortage["amount"] == "514.15"
    assert_has(
        text,
        "Statementofaccount",
        "1,58,745.001,58,745.00",
        "514.151,58,230.85",
        "47,623.501,10,607.35",
        "Slip12",
        "Noted,notconfirmedbytheotherside:notinthebalance.NPR1,000.00",
        "Owedbythebuyer(NPR)1,10,607.35",
    )
    assert "77.00" not in text
    seller = read(deal, "/statement.pdf", "seller", "ne")
    assert_has(seller, "हिसाबविवरण", "१,१०,६०७.३५", "अघिल्लोबाँकी")


def test_a_period_begins_with_the_balance_before_it(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "confirmed")

    text = read(deal, f"/statement.pdf?since={today().replace(year=2030)}")
    before = read(deal, "/statement.pdf?until=2020-01-01")

    assert_has(text, "Openingbalance1,58,745.00", "Owedbythebuyer(NPR)1,58,745.00")
    assert_has(before, "Owedbythebuyer(NPR)0.00", "(1January2020AD)")


def test_an_order_nobody_confirmed_is_in_no_statement(
    client: TestClient, database: Database
) -> None:
    text = read(placed(client, database), "/statement.pdf")

    assert_has(text, "Owedbythebuyer(NPR)0.00")


def test_of_a_cancelled_order_what_was_sent_is_owed(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "part_delivered")
    for role in ("buyer", "seller"):
        deal.did(role, "cancel", reason="The shop closes")

    # A third of goods, VAT and freight.
    assert_has(read(deal, "/statement.pdf"), "Owedbythebuyer(NPR)52,915.00")
    assert deal.get()["balance"]["open"] == "52915.00"


def test_strangers_get_no_document(client: TestClient, database: Database) -> None:
    deal = at(client, database, "delivered")
    paths = (".pdf", "/statement.pdf", challan_path(deal))

    for path in paths:
        url = f"/api/orders/{deal.order_id}{path}"
        assert client.get(url, headers=STRANGER).status_code == 404
        assert client.get(url).status_code == 401
    foreign = f"/api/orders/{deal.order_id}/deliveries/{new_id()}.pdf"
    assert client.get(foreign, headers=BUYER).status_code == 404
    assert client.get(f"/api/orders/{new_id()}.pdf", headers=BUYER).status_code == 404
