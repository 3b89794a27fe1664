"""A quote as a document in one language."""

import json
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Any

from engagement.rfq.documents import numerals
from engagement.rfq.documents.amounts import spell_amount
from engagement.rfq.documents.queries import Parties
from engagement.rfq.documents.schemas import (
    MAX_PAGES,
    Document,
    DocumentLine,
    Firm,
    Labelled,
)
from engagement.rfq.quotes import landed_cost
from engagement.rfq.quotes.numbers import number_of
from engagement.rfq.quotes.presenter import LineOut, QuoteOut
from engagement.rfq.requirements.presenter import ContactOut
from servicekit.clock import KATHMANDU
from servicekit.http.language import Locale

Texts = dict[str, str]
Facts = Mapping[str, Any]
# While it is valid the document has no stamp.
VALID = ("sent", "countered")


@cache
def _texts() -> dict[str, Texts]:
    source = files("engagement.rfq.documents").joinpath("texts.json")
    loaded: dict[str, Texts] = json.loads(source.read_text("utf-8"))
    return loaded


def quotation(
    quote: QuoteOut, parties: Parties, locale: Locale, public_url: str
) -> Document:
    """As the side of `quote` may see it: a buyer's name and number as D17 has it."""
    labels = _texts()[locale]
    return Document(
        lang=locale,
        title=labels["title"],
        number=number_of(quote),
        stamp=_stamp(quote, labels),
        heads=_heads(quote, locale, labels),
        seller=_firm(parties.seller, locale, labels),
        buyer=_buyer(quote, parties, locale, labels),
        lines=_lines(quote, locale, labels),
        sums=_sums(quote, locale, labels),
        landed=numerals.money(quote.totals.landed, locale),
        amount_text=spell_amount(quote.totals.landed, locale),
        terms=_terms(quote, locale, labels),
        labels=labels,
        footer=labels["footer"],
        link=f"{public_url}/vendor/{parties.slug}" if parties.slug else public_url,
        page_numbers=[numerals.local(str(n + 1), locale) for n in range(MAX_PAGES)],
    )


def _stamp(quote: QuoteOut, labels: Texts) -> str:
    if quote.status == "draft":
        return labels["draft"]
    return "" if quote.status in VALID else quote.status_label


def _heads(quote: QuoteOut, locale: Locale, labels: Texts) -> list[Labelled]:
    written = (quote.sent_at or quote.updated_at).astimezone(KATHMANDU).date()
    version = numerals.local(str(quote.version), locale)
    return [
        Labelled(label=labels["number"], value=number_of(quote)),
        Labelled(label=labels["version"], value=version),
        Labelled(label=labels["date"], value=numerals.day(written, locale)),
        Labelled(
            label=labels["valid_until"], value=numerals.day(quote.valid_until, locale)
        ),
        Labelled(label=labels["for"], value=quote.requirement.title),
    ]


def _firm(firm: Facts | None, locale: Locale, labels: Texts) -> Firm:
    if firm is None:
        return Firm(name="—", lines=[])
    is_nepali = locale == "ne"
    name = (is_nepali and firm["company_name_ne"]) or firm["company_name"]
    place = (is_nepali and firm["district_ne"]) or firm["district"]
    return Firm(name=name, lines=[*([place] if place else []), *_pan(firm, labels)])


def _pan(firm: Facts, labels: Texts) -> list[str]:
    """As in the register: in Latin digits."""
    return [f"{labels['pan']}: {firm['pan_number']}"] if firm["pan_number"] else []


def _buyer(quote: QuoteOut, parties: Parties, locale: Locale, labels: Texts) -> Firm:
    contact = quote.contact
    name = contact.name if contact else parties.signer
    if not name:
        return Firm(name=labels["hidden_name"], lines=[labels["hidden"]])
    lines = _reached_by(contact, labels)
    if address := parties.delivery.get("address"):
        lines.append(f"{labels['delivery']}: {address}")
    if parties.buyer is None:
        return Firm(name=name, lines=lines)
    firm = _firm(parties.buyer, locale, labels)
    return Firm(name=firm.name, lines=[*firm.lines, name, *lines])


def _reached_by(contact: ContactOut | None, labels: Texts) -> list[str]:
    """Nothing once the person has left."""
    if contact is None:
        return []
    lines = [f"{labels['phone']}: {contact.phone_number}"]
    if contact.email:
        lines.append(f"{labels['email']}: {contact.email}")
    return lines


def _lines(quote: QuoteOut, locale: Locale, labels: Texts) -> list[DocumentLine]:
    return [
        DocumentLine(
            no=numerals.local(str(place), locale),
            name=line.name,
            note=_remark(line.type, line.note, labels),
            quantity=_quantity(line, locale),
            rate=_money(line.unit_price, locale),
            amount=_money(_line_total(line), locale),
        )
        for place, line in enumerate(quote.items, 1)
    ]


def _remark(kind: str, note: str | None, labels: Texts) -> str:
    label = "" if kind == "requested" else labels[kind]
    return f"{label}: {note}" if label and note else label or note or ""


def _quantity(line: LineOut, locale: Locale) -> str:
    if line.type == "not_available":
        return "—"
    return (
        f"{numerals.amount(Decimal(line.quantity), locale)} {line.unit or ''}".strip()
    )


def _line_total(line: LineOut) -> Decimal | None:
    """Quantity by rate, with the tax where the rate has it."""
    if line.unit_price is None:
        return None
    return landed_cost.rounded(Decimal(line.quantity) * line.unit_price)


def _money(of: Decimal | None, locale: Locale) -> str:
    return "—" if of is None else numerals.money(of, locale)


def _sums(quote: QuoteOut, locale: Locale, labels: Texts) -> list[Labelled]:
    totals = quote.totals
    lines_total = sum(
        (_line_total(line) or landed_cost.NOTHING for line in quote.items),
        landed_cost.NOTHING,
    )
    is_included = quote.tax_mode == "vat_13_included"
    vat = {
        "vat_13_included": "vat_of",
        "vat_13_extra": "vat_on_top",
        "pan_bill": "vat_none",
    }[quote.tax_mode]
    rows = [
        ("lines_total_with_vat" if is_included else "lines_total", lines_total),
        (vat, totals.vat),
        ("freight", totals.freight),
    ]
    return [
        Labelled(label=labels[key], value=numerals.money(value, locale))
        for key, value in rows
    ]


def _terms(quote: QuoteOut, locale: Locale, labels: Texts) -> list[Labelled]:
    terms = [
        ("tax", labels[quote.tax_mode]),
        ("payment", _payment(quote, locale, labels)),
    ]
    if quote.delivery_days is not None:
        days = numerals.local(str(quote.delivery_days), locale)
        terms.append(("delivered_in", labels["days"].format(days=days)))
    if part := _part(quote, locale, labels):
        terms.append(("part", part))
    if quote.note:
        terms.append(("note", quote.note))
    return [Labelled(label=labels[key], value=value) for key, value in terms]


def _part(quote: QuoteOut, locale: Locale, labels: Texts) -> str:
    """Whether a part can be accepted, and its freight; empty where nothing is said."""
    if quote.is_all_or_none:
        return labels["all_or_none"]
    if quote.part_freight is None:
        return ""
    return labels["part_freight"].format(
        amount=numerals.money(quote.part_freight, locale)
    )


def _payment(quote: QuoteOut, locale: Locale, labels: Texts) -> str:
    pays = quote.payment
    pct, days = (
        numerals.local(str(part), locale)
        for part in (pays.advance_pct, pays.credit_days)
    )
    advance = labels["advance"].format(pct=pct)
    if pays.advance_pct == 100:
        return advance
    is_on_credit = pays.credit_days > 0
    if not pays.advance_pct:
        return labels["on_credit" if is_on_credit else "on_delivery"].format(days=days)
    rest = labels["rest_on_credit" if is_on_credit else "rest_on_delivery"]
    return f"{advance}, {rest.format(days=days)}"
