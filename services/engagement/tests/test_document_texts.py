"""Terms, amounts, numbers and days as a document writes them."""

from datetime import date
from decimal import Decimal

import pytest

from engagement.documents import numerals, terms
from engagement.documents.amounts import spell_amount
from engagement.documents.labels import labels_of


@pytest.mark.parametrize(
    ("days", "payment", "delivered"),
    [
        (1, "Within 1 day of delivery", "Within 1 day of the order"),
        (15, "Within 15 days of delivery", "Within 15 days of the order"),
    ],
)
def test_one_day_is_singular(days: int, payment: str, delivered: str) -> None:
    labels = labels_of("engagement.rfq.documents", "en")
    assert terms.payment(0, days, "en", labels) == payment
    assert terms.delivery(days, "en", labels) == delivered
    rest = payment.replace("Within", "30 % in advance, balance within")
    assert terms.payment(30, days, "en", labels) == rest


@pytest.mark.parametrize(
    ("amount", "en", "ne"),
    [
        ("0", "Rupees zero only", "शून्य रुपैयाँ मात्र"),
        ("21.05", "Rupees twenty-one and paisa five only", "एक्काइस रुपैयाँ पाँच पैसा मात्र"),
        ("100000", "Rupees one lakh only", "एक लाख रुपैयाँ मात्र"),
        (
            "12345678.90",
            "Rupees one crore twenty-three lakh forty-five thousand six hundred"
            " seventy-eight and paisa ninety only",
            "एक करोड तेइस लाख पैँतालीस हजार छ सय अठहत्तर रुपैयाँ नब्बे पैसा मात्र",
        ),
        (
            "2500000000",
            "Rupees two hundred fifty crore only",
            "दुई अर्ब पचास करोड रुपैयाँ मात्र",
        ),
    ],
)
def test_amounts_are_spelled_in_lakh_and_crore(amount: str, en: str, ne: str) -> None:
    assert spell_amount(Decimal(amount), "en") == en
    assert spell_amount(Decimal(amount), "ne") == ne


def test_numbers_are_grouped_as_nepal_does() -> None:
    assert numerals.money(Decimal("12345678.9"), "en") == "1,23,45,678.90"
    assert numerals.money(Decimal("999"), "ne") == "९९९.००"
    assert numerals.amount(Decimal("125000.500"), "en") == "1,25,000.5"


def test_days_after_the_calendars_end_are_gregorian() -> None:
    assert numerals.day(date(2026, 8, 21), "en").startswith("5 Bhadra 2083 BS")
    assert numerals.day(date(2027, 6, 1), "en") == "1 June 2027 AD"
