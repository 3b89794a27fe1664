"""A quote as a paper: what it says, in the language asked for."""

import json
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Any

import sqlalchemy as sa

from engagement.rfq.documents import numerals
from engagement.rfq.documents.amounts import in_words
from engagement.rfq.documents.queries import Parties
from engagement.rfq.documents.schemas import (
    MOST_PAGES,
    Firm,
    Labelled,
    Paper,
    PaperLine,
)
from engagement.rfq.quotes import landed_cost
from engagement.rfq.quotes.numbers import number_of
from engagement.rfq.quotes.presenter import LineShown, QuoteShown, shown
from engagement.rfq.requirements.presenter import ContactShown
from servicekit.clock import KATHMANDU
from servicekit.http.language import Locale

Texts = dict[str, str]
Facts = Mapping[str, Any]
# While it stands the paper carries no stamp.
STANDING = ("sent", "countered")


@cache
def _texts() -> dict[str, Texts]:
    source = files("engagement.rfq.documents").joinpath("texts.json")
    known: dict[str, Texts] = json.loads(source.read_text("utf-8"))
    return known


def quotation(
    row: sa.RowMapping, parties: Parties, role: str, locale: Locale, public_url: str
) -> Paper:
    """As this side may see it: a buyer's name and number as D17 has it."""
    quote, words = shown(row, role, locale), _texts()[locale]
    return Paper(
        lang=locale,
        title=words["title"],
        number=number_of(quote),
        stamp=_stamp(quote, words),
        heads=_heads(quote, locale, words),
        seller=_firm(parties.seller, locale, words),
        buyer=_buyer(quote, parties, locale, words),
        lines=_lines(quote, locale, words),
        sums=_sums(quote, locale, words),
        landed=numerals.money(quote.totals.landed, locale),
        words=in_words(quote.totals.landed, locale),
        terms=_terms(quote, locale, words),
        labels=words,
        footer=words["footer"],
        link=f"{public_url}/vendor/{parties.slug}" if parties.slug else public_url,
        page_numbers=[numerals.local(str(n + 1), locale) for n in range(MOST_PAGES)],
    )


def _stamp(quote: QuoteShown, words: Texts) -> str:
    if quote.status == "draft":
        return words["draft"]
    return "" if quote.status in STANDING else quote.status_label


def _heads(quote: QuoteShown, locale: Locale, words: Texts) -> list[Labelled]:
    written = (quote.sent_at or quote.updated_at).astimezone(KATHMANDU).date()
    version = numerals.local(str(quote.version), locale)
    return [
        Labelled(label=words["number"], value=number_of(quote)),
        Labelled(label=words["version"], value=version),
        Labelled(label=words["date"], value=numerals.day(written, locale)),
        Labelled(
            label=words["valid_until"], value=numerals.day(quote.valid_until, locale)
        ),
        Labelled(label=words["for"], value=quote.requirement.title),
    ]


def _firm(firm: Facts | None, locale: Locale, words: Texts) -> Firm:
    if firm is None:
        return Firm(name="—", lines=[])
    is_nepali = locale == "ne"
    name = (is_nepali and firm["company_name_ne"]) or firm["company_name"]
    place = (is_nepali and firm["district_ne"]) or firm["district"]
    return Firm(name=name, lines=[*([place] if place else []), *_pan(firm, words)])


def _pan(firm: Facts, words: Texts) -> list[str]:
    """As it stands in the register: in Latin digits."""
    return [f"{words['pan']}: {firm['pan_number']}"] if firm["pan_number"] else []


def _buyer(quote: QuoteShown, parties: Parties, locale: Locale, words: Texts) -> Firm:
    contact = quote.contact
    name = contact.name if contact else parties.signer
    if not name:
        return Firm(name=words["hidden_name"], lines=[words["hidden"]])
    lines = _reached_by(contact, words)
    if address := parties.delivery.get("address"):
        lines.append(f"{words['delivery']}: {address}")
    if parties.buyer is None:
        return Firm(name=name, lines=lines)
    firm = _firm(parties.buyer, locale, words)
    return Firm(name=firm.name, lines=[*firm.lines, name, *lines])


def _reached_by(contact: ContactShown | None, words: Texts) -> list[str]:
    """Nothing once the person has left."""
    if contact is None:
        return []
    lines = [f"{words['phone']}: {contact.phone_number}"]
    if contact.email:
        lines.append(f"{words['email']}: {contact.email}")
    return lines


def _lines(quote: QuoteShown, locale: Locale, words: Texts) -> list[PaperLine]:
    return [
        PaperLine(
            no=numerals.local(str(place), locale),
            name=line.name,
            note=_remark(line.type, line.note, words),
            quantity=_quantity(line, locale),
            rate=_money(line.unit_price, locale),
            amount=_money(_asked(line), locale),
        )
        for place, line in enumerate(quote.items, 1)
    ]


def _remark(kind: str, note: str | None, words: Texts) -> str:
    said = "" if kind == "requested" else words[kind]
    return f"{said}: {note}" if said and note else said or note or ""


def _quantity(line: LineShown, locale: Locale) -> str:
    if line.type == "not_available":
        return "—"
    return (
        f"{numerals.amount(Decimal(line.quantity), locale)} {line.unit or ''}".strip()
    )


def _asked(line: LineShown) -> Decimal | None:
    """Quantity by rate, with the tax where the rate has it."""
    if line.unit_price is None:
        return None
    return landed_cost.rounded(Decimal(line.quantity) * line.unit_price)


def _money(of: Decimal | None, locale: Locale) -> str:
    return "—" if of is None else numerals.money(of, locale)


def _sums(quote: QuoteShown, locale: Locale, words: Texts) -> list[Labelled]:
    totals = quote.totals
    asked = sum(
        (_asked(line) or landed_cost.NOTHING for line in quote.items),
        landed_cost.NOTHING,
    )
    is_included = quote.tax_mode == "vat_13_included"
    vat = {
        "vat_13_included": "vat_of",
        "vat_13_extra": "vat_on_top",
        "pan_bill": "vat_none",
    }[quote.tax_mode]
    rows = [
        ("lines_total_with_vat" if is_included else "lines_total", asked),
        (vat, totals.vat),
        ("freight", totals.freight),
    ]
    return [
        Labelled(label=words[key], value=numerals.money(value, locale))
        for key, value in rows
    ]


def _terms(quote: QuoteShown, locale: Locale, words: Texts) -> list[Labelled]:
    terms = [
        ("tax", words[quote.tax_mode]),
        ("payment", _payment(quote, locale, words)),
    ]
    if quote.delivery_days is not None:
        days = numerals.local(str(quote.delivery_days), locale)
        terms.append(("delivered_in", words["days"].format(days=days)))
    if quote.note:
        terms.append(("note", quote.note))
    return [Labelled(label=words[key], value=value) for key, value in terms]


def _payment(quote: QuoteShown, locale: Locale, words: Texts) -> str:
    pays = quote.payment
    pct, days = (
        numerals.local(str(part), locale)
        for part in (pays.advance_pct, pays.credit_days)
    )
    advance = words["advance"].format(pct=pct)
    if pays.advance_pct == 100:
        return advance
    is_on_credit = pays.credit_days > 0
    if not pays.advance_pct:
        return words["on_credit" if is_on_credit else "on_delivery"].format(days=days)
    rest = words["rest_on_credit" if is_on_credit else "rest_on_delivery"]
    return f"{advance}, {rest.format(days=days)}"
