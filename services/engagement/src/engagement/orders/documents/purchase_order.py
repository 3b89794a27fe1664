"""An order as a document: what both companies agreed on."""

from datetime import datetime
from decimal import Decimal

from engagement.documents import numerals, terms
from engagement.documents.labels import Labels, labels_of
from engagement.documents.quantities import quantity
from engagement.documents.schemas import Document, Labelled, Row, page_numbers
from engagement.documents.totals import grand_total, priced_columns, sums
from engagement.orders.documents.parties import firms, name_of, place_line
from engagement.orders.presenter import OrderDetail, OrderLineProgress
from servicekit.clock import KATHMANDU
from servicekit.http.language import Locale

# While it is valid it has no stamp.
INVALID = ("refused", "cancelled")
# Of the firms, who have the supplier first.
BUYER = 1


def purchase_order(order: OrderDetail, locale: Locale, public_url: str) -> Document:
    labels = labels_of("engagement.orders.documents", locale)
    parties = (order.parties.buyer, order.parties.seller)
    return Document(
        lang=locale,
        title=labels["purchase_order"],
        number=order.number,
        stamp=_stamp(order, labels),
        heads=_heads(order, locale, labels),
        firms=firms(order.parties, locale, labels),
        issuer=BUYER,
        columns=priced_columns(labels),
        rows=[
            _row(number, line, order, locale, labels)
            for number, line in enumerate(order.lines, 1)
        ],
        sums=_sums(order, locale, labels),
        **grand_total(order.totals.landed, locale, labels),
        terms=_terms(order, locale, labels),
        signatures=[
            labels["for_firm"].format(name=name_of(party, locale)) for party in parties
        ],
        page=labels["page"],
        footer=labels["order_footer"],
        link=f"{public_url}/{order.role}/orders/{order.id}",
        page_numbers=page_numbers(locale),
    )


def day_of(moment: datetime, locale: Locale) -> str:
    return numerals.day(moment.astimezone(KATHMANDU).date(), locale)


def notes(line: OrderLineProgress, labels: Labels) -> list[str]:
    replaced = labels["alternative"] if line.is_alternative else None
    return [note for note in (replaced, line.spec, line.note) if note]


def _stamp(order: OrderDetail, labels: Labels) -> str:
    if order.status == "placed":
        return labels["unconfirmed"]
    return order.status_label if order.status in INVALID else ""


def _heads(order: OrderDetail, locale: Locale, labels: Labels) -> list[Labelled]:
    confirmed = [row.at for row in order.history if row.to_status == "confirmed"]
    heads: list[tuple[str, str]] = []
    if order.quote_number:
        heads.append(("quote", order.quote_number))
    heads.append(("placed_on", day_of(order.created_at, locale)))
    if confirmed:
        heads.append(("confirmed_on", day_of(confirmed[0], locale)))
    if order.needed_by:
        heads.append(("needed_by", numerals.day(order.needed_by, locale)))
    heads.append(("for", order.title))
    return [Labelled(label=labels[key], value=value) for key, value in heads]


def _row(
    number: int,
    line: OrderLineProgress,
    order: OrderDetail,
    locale: Locale,
    labels: Labels,
) -> Row:
    return Row(
        cells=[
            numerals.local(str(number), locale),
            line.name,
            quantity(line.quantity, line.unit_id, line.unit, locale),
            numerals.money(line.unit_price, locale),
            numerals.money(_price(line, order), locale),
        ],
        notes=notes(line, labels),
    )


def _price(line: OrderLineProgress, order: OrderDetail) -> Decimal:
    """With the tax where the rate has it."""
    is_included = order.tax_mode == "vat_13_included"
    return line.goods + line.vat if is_included else line.goods


def _sums(order: OrderDetail, locale: Locale, labels: Labels) -> list[Labelled]:
    lines = sum((_price(line, order) for line in order.lines), Decimal(0))
    amounts = (lines, order.totals.vat, order.totals.freight)
    return sums(order.tax_mode, amounts, locale, labels)


def _terms(order: OrderDetail, locale: Locale, labels: Labels) -> list[Labelled]:
    pays = (order.advance_pct, order.credit_days)
    rows = [
        ("place", place_line(order.place, locale)),
        ("tax", labels[order.tax_mode]),
        ("payment", terms.payment(*pays, locale, labels)),
    ]
    if order.advance_pct:
        advance, landed = order.balance.advance, order.totals.landed
        rows.append(("advance_amount", numerals.money(advance, locale)))
        rows.append(("balance_amount", numerals.money(landed - advance, locale)))
    if order.delivery_days is not None:
        days = terms.delivery(order.delivery_days, locale, labels)
        rows.append(("delivered_in", days))
    rows.append(("note", order.note or ""))
    return [Labelled(label=labels[key], value=value) for key, value in rows if value]
