"""What a notification is about, in the reader's language: names, amounts and days."""

from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from typing import Any

from engagement.documents.numerals import day, local, rupees
from servicekit.http.language import Locale

Facts = Mapping[str, Any]
CASE = "HT-"
LABELS: dict[str, dict[Locale, str]] = {
    "about": {"en": "About", "ne": "विषय"},
    "quantity": {"en": "Quantity", "ne": "परिमाण"},
    "place": {"en": "Deliver to", "ne": "पुर्‍याउने ठाउँ"},
    "needed_by": {"en": "Needed by", "ne": "चाहिने मिति"},
    "price": {"en": "Delivered price", "ne": "सबै खर्चसहित जम्मा"},
    "order": {"en": "Order", "ne": "अर्डर"},
    "case": {"en": "Case", "ne": "केस"},
    "company": {"en": "Other side", "ne": "अर्को पक्ष"},
}


def in_language(facts: Facts, locale: Locale) -> dict[str, Any]:
    """A name has its Nepali form in `…_ne`; `price` is rupees, `amount` a prefix."""
    filled = {**facts, "place": facts.get(f"place_{locale}", "")}
    if locale == "ne":
        filled |= {
            name: facts[f"{name}_ne"]
            for name in ("company", "about")
            if facts.get(f"{name}_ne")
        }
    if facts.get("quantity"):
        filled["quantity"] = local(facts["quantity"], locale)
    if facts.get("price"):
        sign = "रु." if locale == "ne" else "NPR"
        filled["price"] = f"{sign} {rupees(Decimal(facts['price']), locale)}"
    if facts.get("number"):
        is_case = facts["number"].startswith(CASE)
        filled["case" if is_case else "order"] = facts["number"]
    if facts.get("needed_by"):
        filled["needed_by"] = day(date.fromisoformat(facts["needed_by"]), locale)
    amount = filled.get("quantity")
    return {**filled, "amount": f"{amount} " if amount else ""}


def rows_of(facts: Facts, locale: Locale) -> list[tuple[str, str]]:
    """The table of an email; what is not known, or is in priced lines, has no row."""
    filled = in_language(facts, locale)
    if facts.get("offer"):
        filled.pop("price", None)
    return [
        (label[locale], str(filled[name]))
        for name, label in LABELS.items()
        if filled.get(name)
    ]
