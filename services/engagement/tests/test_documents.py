"""A quote as PDF: the text as a viewer copies it."""

import asyncio
import re
from datetime import date
from decimal import Decimal
from typing import Any

import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.units import units
from engagement.documents.pdf_renderer import CONCURRENCY, MAX_WAITING, Press
from engagement.documents.schemas import Document, Firm
from engagement.rfq.quotes.models import Quote
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.requirements.models import item_ids
from servicekit.db import Database
from servicekit.http.errors import Unavailable
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller, matched_seller
from .pdf import text_of

SELLER = {
    "company_name": "Himal Packaging",
    "company_name_ne": "हिमाल प्याकेजिङ",
    "district": "Lalitpur",
    "district_ne": "ललितपुर",
    "pan_number": "601234567",
}
TERMS = {
    "freight": Decimal("12500.00"),
    "delivery_days": 14,
    "advance_pct": 30,
    "credit_days": 15,
    "note": "Rates hold for a full truck. *No* #discount.",
}

BAG = next(unit for unit in units() if unit.code == "bag")


def offered(database: Database, **fields: Any) -> tuple[Quote, Any]:
    wanted = factories.requirement(database, buyer_id=BUYER_ID)
    seller = matched_seller(database, wanted, **SELLER)
    terms = {"valid_until": date(2026, 12, 12), **TERMS, **fields}
    return factories.quote(database, wanted, seller.seller_id, **terms), seller


def read(client: TestClient, quote: Quote, who: dict[str, str], lang: str) -> str:
    answer = client.get(f"/api/quotes/{quote.id}.pdf?lang={lang}", headers=who)
    assert "HQ-" in answer.headers.get("content-disposition", "")
    return text_of(answer)


def test_an_english_document_has_the_complete_quote(
    client: TestClient, database: Database
) -> None:
    quote, _ = offered(database)

    text = read(client, quote, BUYER, "en")

    for excerpt in (
        "Quotation",
        "12December2026AD",
        "26Mangsir2083BS",
        "HimalPackaging",
        "PAN/VATnumber:601234567",
        "SitaGurung",
        "Carton3,00045.501,36,500.00",
        "VAT13%17,745.00",
        "Freight12,500.00",
        "1,66,745.00",
        "Rupeesonelakhsixty-sixthousandsevenhundredforty-fiveonly",
        "13%VATisaddedtotherates.",
        "30%inadvance,balancewithin15daysofdelivery",
        "*No*#discount.",
    ):
        assert excerpt in text, excerpt


def specified(database: Database) -> Quote:
    """With a specification, a place, and a company with all its numbers."""
    wanted = factories.requirement(
        database,
        buyer_id=BUYER_ID,
        items=[{"name": "OPC", "quantity": "1000", "spec": "Grade 53, fresh"}],
        delivery={"district_id": 103, "municipality_id": None, "address": "Bazar 4"},
    )
    firm = {
        **SELLER,
        "address": "Patan 12",
        "phone_number": "+97715550000",
        "registration_number": "791733/078/079",
    }
    seller = matched_seller(database, wanted, **firm)
    (line_id,) = item_ids(wanted.id, 1)
    line = {"requirement_item_id": str(line_id), "name": "OPC", "type": "requested"}
    amount = {"quantity": "1000", "unit_id": str(BAG.id), "unit": "Bag"}
    items = [{**line, **amount, "unit_price": "700", "note": None}]
    made: Quote = factories.quote(database, wanted, seller.seller_id, items=items)
    return made


def test_a_document_has_what_was_specified_where_it_goes_and_who_signs(
    client: TestClient, database: Database
) -> None:
    quote = specified(database)
    english, nepali = (read(client, quote, BUYER, lang) for lang in ("en", "ne"))

    for excerpt in (
        "1,000Bag700.00",
        "Grade53,fresh",
        "Patan12,Lalitpur",
        "Phone:+97715550000",
        "Registrationnumber:791733/078/079",
        "DeliverytoBazar4,Ilam",
        "ForHimalPackaging:name,signature,stamp",
        "Acceptedbythebuyer:name,signature,date",
    ):
        assert excerpt in english, excerpt
    for excerpt in (f"१,०००{BAG.name_ne}", "Bazar4,इलाम", "क्रेताकोस्वीकृति:"):
        assert excerpt in nepali, excerpt
    url = f"/api/quotes/{quote.id}"
    (seen,) = client.get(url, headers=BUYER).json()["data"]["items"]
    assert seen["spec"] == "Grade 53, fresh"


def checksum_of(
    client: TestClient, quote: Quote, who: dict[str, str], lang: str
) -> str:
    text = read(client, quote, who, lang)
    found = re.search(r"(?:Checksum|चेकसम)([0-9a-f]{16})", text)
    assert found, text
    return found[1]


def test_the_checksum_is_of_what_was_offered(
    client: TestClient, database: Database
) -> None:
    quote, seller = offered(database)
    seen = {checksum_of(client, quote, BUYER, lang) for lang in ("en", "ne")}
    with database.session() as session:
        session.execute(sa.update(quotes).values(freight=Decimal("12500.01")))

    changed = {
        checksum_of(client, quote, who, "en") for who in (BUYER, as_seller(seller))
    }

    assert [len(seen), len(changed), len(seen & changed)] == [1, 1, 0]


def test_text_of_a_nepali_document_can_be_copied(
    client: TestClient, database: Database
) -> None:
    quote, seller = offered(database, tax_mode="pan_bill")

    text = read(client, quote, as_seller(seller), "ne")

    for excerpt in (
        "मूल्यप्रस्ताव",
        "वि.सं.२०८३मंसिर२६",
        "हिमालप्याकेजिङ",
        "ललितपुर",
        "१,३६,५००.००",
        "१,४९,०००.००",
        "एकलाखउनन्चासहजाररुपैयाँमात्र",
        "प्यानबिल:भ्याटलाग्दैन।",
        "ढुवानी",
    ):
        assert excerpt in text, excerpt


def test_nobody_else_gets_the_document_and_a_draft_is_the_sellers(
    client: TestClient, database: Database
) -> None:
    draft, seller = offered(database, status="draft", sent_at=None)
    url = f"/api/quotes/{draft.id}.pdf"

    assert client.get(url, headers=BUYER).status_code == 404
    assert client.get(url, headers=bearer(new_id(), "seller")).status_code == 404
    assert client.get(url, headers=bearer(new_id(), "admin")).status_code == 404
    assert client.get(url).status_code == 401
    assert "Draft" in read(client, draft, as_seller(seller), "en")


def test_the_seller_sees_the_buyers_name_with_the_contact(
    client: TestClient, database: Database
) -> None:
    quote, seller = offered(database, valid_until=date.max.replace(year=2027))
    own = {"owner_id": BUYER_ID, "company_name": "Ilam Tea", "pan_number": "609876543"}
    factories.seller(database, **own)
    before = read(client, quote, as_seller(seller), "en")
    act(client, BUYER, quote.id, "shortlist", is_shortlisted=True)
    after = read(client, quote, as_seller(seller), "en")

    assert "AbuyeronHaat" in before
    assert "SitaGurung" not in before
    assert "609876543" not in before
    assert "IlamTea" in after
    assert "609876543" in after
    assert "SitaGurungPhone:+9779841234567" in after


def test_what_ended_is_stamped(client: TestClient, database: Database) -> None:
    quote, _ = offered(database, status="withdrawn")

    assert "Withdrawn" in read(client, quote, BUYER, "en")


def test_a_full_renderer_queue_answers_unavailable() -> None:
    document = Document(
        lang="en", title="Quotation", number="HQ-1", heads=[], columns=[], rows=[],
        firms=[Firm(heading="From", name="Himal", lines=[])],
        page="Page", footer="", link="x", page_numbers=["1"],
    )  # fmt: skip
    capacity = CONCURRENCY + MAX_WAITING

    async def rush() -> list[Any]:
        press = Press()
        calls = [press.printed(document) for _ in range(capacity + 3)]
        return await asyncio.gather(*calls, return_exceptions=True)

    printed = asyncio.run(rush())
    assert [isinstance(one, Unavailable) for one in printed] == (
        [False] * capacity + [True] * 3
    )


def test_a_document_has_whether_a_part_can_be_accepted(
    client: TestClient, database: Database
) -> None:
    complete, _ = offered(database, is_all_or_none=True)
    in_part, _ = offered(database, part_freight=Decimal("1500.00"))

    assert "completeorderonly" in read(client, complete, BUYER, "en")
    assert "Freightforapart:NPR1,500.00" in read(client, in_part, BUYER, "en")
