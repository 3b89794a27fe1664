"""The table of an email says what title and line do not."""

from decimal import Decimal
from typing import Literal

import pytest

from engagement.documents.numerals import rupees
from engagement.notifications.dispatches.rows import line_and_rows
from engagement.notifications.facts import rows_of
from engagement.notifications.schemas import texts, title_and_body

LOCALES: tuple[Literal["en", "ne"], ...] = ("en", "ne")
FACTS = {
    "name": "Sita Gurung",
    "company": "Ilam Traders",
    "about": "Ilam orthodox tea, 25 kg bag",
    "quantity": "5 kg",
    "place_en": "Ilam",
    "place_ne": "इलाम",
    "needed_by": "2026-12-27",
    "number": "HO-1042",
    "price": "955960.00",
    **{
        "sender": "Sita Gurung",
        "excerpt": "5 kg to Ilam",
        "note": "",
        "product": "Tea",
    },
    **{"search": "tea", "amount": "10", "days": "3", "count": "2"},
    **{"created": "1", "updated": "1", "failed": "0"},
}


def test_the_number_of_a_case_is_not_called_an_order() -> None:
    assert rows_of({"number": "HT-R2R6TP"}, "en") == [("Case", "HT-R2R6TP")]
    assert rows_of({"number": "HO-1042"}, "ne") == [("अर्डर", "HO-1042")]


def test_the_product_does_not_hide_place_or_quantity() -> None:
    for kind in ("quote_accepted", "order_sent", "enquiry_replied"):
        rows = dict(line_and_rows(kind, FACTS, "en")[1])
        assert rows["Deliver to"] == "Ilam"
        assert rows["Quantity"] == "5 kg"


def test_a_line_without_text_is_the_table() -> None:
    line, rows = line_and_rows("enquiry_created", FACTS, "en")
    assert line == ""
    assert [name for name, _ in rows][:3] == ["About", "Quantity", "Deliver to"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", sorted(texts()))
def test_each_fact_is_in_line_or_title_or_table(
    kind: str, locale: Literal["en", "ne"]
) -> None:
    title, body = title_and_body(kind, FACTS, locale)
    line, rows = line_and_rows(kind, FACTS, locale)
    values = [value for _, value in rows]
    for _, value in rows_of(FACTS, locale):
        assert value in values or value in title + line
    if line:
        assert line == body
    is_titled = "{number}" in texts()[kind][locale][0]
    assert is_titled != ("HO-1042" in values)


@pytest.mark.parametrize(
    ("amount", "locale", "text"),
    [
        ("145000.50", "en", "1,45,000.50"),
        ("145000.50", "ne", "१,४५,०००.५०"),
        ("145001.00", "en", "1,45,001"),
        ("0.05", "en", "0.05"),
        ("999.999", "en", "1,000.00"),
    ],
)
def test_a_price_has_its_paisa(
    amount: str, locale: Literal["en", "ne"], text: str
) -> None:
    assert rupees(Decimal(amount), locale) == text
