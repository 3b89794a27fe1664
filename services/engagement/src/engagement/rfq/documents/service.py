"""A quote as a document in one language."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from engagement.documents import numerals, terms
from engagement.documents.labels import Labels, labels_of, registered
from engagement.documents.quantities import quantity
from engagement.documents.schemas import Document, Firm, Labelled, Row, page_numbers
from engagement.documents.totals import grand_total, priced_columns, sums
from engagement.enquiries import delivery
from engagement.rfq.documents.checksum import checksum
from engagement.rfq.documents.queries import Parties
from engagement.rfq.quotes import landed_cost
from engagement.rfq.quotes.numbers import number_of
from engagement.rfq.quotes.presenter import LineOut, QuoteOut
from engagement.rfq.requirements.presenter import ContactOut
from servicekit.clock import KATHMANDU
from servicekit.http.language import Locale

Facts = Mapping[str, Any]
# While it is valid the document has no stamp.
VALID = ("sent", "countered")


def quotation(
    quote: QuoteOut, parties: Parties, locale: Locale, public_url: str
) -> Document:
    """As the side of `quote` may see it: a buyer's name and number as D17 has it."""
    labels = labels_of("engagement.rfq.documents", locale)
    return Document(
        lang=locale,
        title=labels["title"],
        number=number_of(quote),
        stamp=_stamp(quote, labels),
        heads=_heads(quote, locale, labels),
        firms=[
            _seller(parties, locale, labels),
            _buyer(quote, parties, locale, labels),
        ],
        columns=priced_columns(labels),
        rows=_rows(quote, locale, labels),
        sums=_sums(quote, locale, labels),
        **grand_total(quote.totals.landed, locale, labels),
        terms=_terms(quote, parties, locale, labels),
        signatures=_signatures(parties, locale, labels),
        page=labels["page"],
        footer=labels["footer"],
        link=f"{public_url}/vendor/{parties.slug}" if parties.slug else public_url,
        page_numbers=page_numbers(locale),
    )


def _stamp(quote: QuoteOut, labels: Labels) -> str:
    if quote.status == "draft":
        return labels["draft"]
    return "" if quote.status in VALID else quote.status_label


def _heads(quote: QuoteOut, locale: Locale, labels: Labels) -> list[Labelled]:
    written = (quote.sent_at or quote.updated_at).astimezone(KATHMANDU).date()
    version = numerals.local(str(quote.version), locale)
    return [
        Labelled(label=labels["version"], value=version),
        Labelled(label=labels["checksum"], value=checksum(quote)),
        Labelled(label=labels["date"], value=numerals.day(written, locale)),
        Labelled(
            label=labels["valid_until"], value=numerals.day(quote.valid_until, locale)
        ),
        Labelled(label=labels["for"], value=quote.requirement.title),
    ]


def _firm(firm: Facts | None, heading: str, locale: Locale, labels: Labels) -> Firm:
    if firm is None:
        return Firm(heading=heading, name="—", lines=[])
    district = (locale == "ne" and firm["district_ne"]) or firm["district"]
    place = ", ".join(part for part in (firm.get("address"), district) if part)
    numbers = registered(firm["pan_number"], firm.get("registration_number"), labels)
    lines = [*([place] if place else []), *numbers]
    return Firm(heading=heading, name=_name(firm, locale), lines=lines)


def _name(firm: Facts, locale: Locale) -> str:
    return str((locale == "ne" and firm["company_name_ne"]) or firm["company_name"])


def _seller(parties: Parties, locale: Locale, labels: Labels) -> Firm:
    firm = _firm(parties.seller, labels["from"], locale, labels)
    if parties.seller_phone:
        firm.lines.append(f"{labels['phone']}: {parties.seller_phone}")
    return firm


def _buyer(quote: QuoteOut, parties: Parties, locale: Locale, labels: Labels) -> Firm:
    contact, heading = quote.contact, labels["to"]
    name = _buyers_name(quote, parties)
    if not name:
        hidden = labels["hidden_name"]
        return Firm(heading=heading, name=hidden, lines=[labels["hidden"]])
    lines = _reached_by(contact, labels)
    if parties.buyer is None:
        return Firm(heading=heading, name=name, lines=lines)
    firm = _firm(parties.buyer, heading, locale, labels)
    return Firm(heading=heading, name=firm.name, lines=[*firm.lines, name, *lines])


def _buyers_name(quote: QuoteOut, parties: Parties) -> str:
    """Empty while it is hidden."""
    return quote.contact.name if quote.contact else parties.signer


def _reached_by(contact: ContactOut | None, labels: Labels) -> list[str]:
    """Nothing once the person has left."""
    if contact is None:
        return []
    lines = [f"{labels['phone']}: {contact.phone_number}"]
    if contact.email:
        lines.append(f"{labels['email']}: {contact.email}")
    return lines


def _rows(quote: QuoteOut, locale: Locale, labels: Labels) -> list[Row]:
    return [
        Row(
            cells=[
                numerals.local(str(place), locale),
                line.name,
                _quantity(line, locale),
                _money(line.unit_price, locale),
                _money(_line_total(line), locale),
            ],
            notes=[
                *([line.spec] if line.spec else []),
                *_remark(line.type, line.note, labels),
            ],
        )
        for place, line in enumerate(_agreed(quote), 1)
    ]


def _agreed(quote: QuoteOut) -> list[LineOut]:
    """Without the lines of it that were not accepted."""
    awarded = quote.awarded_lines
    if awarded is None:
        return quote.items
    return [
        line
        for line in quote.items
        if line.requirement_item_id in awarded or line.type == "not_available"
    ]


def _remark(kind: str, note: str | None, labels: Labels) -> list[str]:
    label = "" if kind == "requested" else labels[kind]
    parts = [part for part in (label, note) if part]
    return [": ".join(parts)] if parts else []


def _quantity(line: LineOut, locale: Locale) -> str:
    if line.type == "not_available":
        return "—"
    return quantity(Decimal(line.quantity), line.unit_id, line.unit, locale)


def _line_total(line: LineOut) -> Decimal | None:
    """Quantity by rate, with the tax where the rate has it."""
    if line.unit_price is None:
        return None
    return landed_cost.rounded(Decimal(line.quantity) * line.unit_price)


def _money(of: Decimal | None, locale: Locale) -> str:
    return "—" if of is None else numerals.money(of, locale)


def _sums(quote: QuoteOut, locale: Locale, labels: Labels) -> list[Labelled]:
    lines_total = sum(
        (_line_total(line) or landed_cost.NOTHING for line in _agreed(quote)),
        landed_cost.NOTHING,
    )
    amounts = (lines_total, quote.totals.vat, quote.totals.freight)
    return sums(quote.tax_mode, amounts, locale, labels)


def _terms(
    quote: QuoteOut, parties: Parties, locale: Locale, labels: Labels
) -> list[Labelled]:
    pays = quote.payment
    rows = [
        *_place(quote, parties, locale),
        ("tax", labels[quote.tax_mode]),
        (
            "payment",
            terms.payment(pays.advance_pct, pays.credit_days, locale, labels),
        ),
    ]
    if quote.delivery_days is not None:
        rows.append(
            ("delivered_in", terms.delivery(quote.delivery_days, locale, labels))
        )
    if part := _part(quote, locale, labels):
        rows.append(("part", part))
    if quote.note:
        rows.append(("note", quote.note))
    return [Labelled(label=labels[key], value=value) for key, value in rows]


def _place(quote: QuoteOut, parties: Parties, locale: Locale) -> list[tuple[str, str]]:
    """Where the goods go; the address only with the buyer's name."""
    place = {"district_id": None, "municipality_id": None, **parties.delivery}
    address = place.get("address") if _buyers_name(quote, parties) else None
    parts = [part for part in (address, delivery.line(place, locale)) if part]
    return [("delivery", ", ".join(parts))] if parts else []


def _signatures(parties: Parties, locale: Locale, labels: Labels) -> list[str]:
    if parties.seller is None:
        return []
    name = _name(parties.seller, locale)
    return [labels["for_firm"].format(name=name), labels["accepted_by"]]


def _part(quote: QuoteOut, locale: Locale, labels: Labels) -> str:
    """Whether a part can be accepted, and its freight; empty where nothing is said."""
    if quote.is_all_or_none:
        return labels["all_or_none"]
    if quote.part_freight is None:
        return ""
    return labels["part_freight"].format(
        amount=numerals.money(quote.part_freight, locale)
    )
