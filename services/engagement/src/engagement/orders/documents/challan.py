"""The document that travels with a delivery: quantities, without prices."""

from engagement.documents import numerals
from engagement.documents.labels import Labels, labels_of
from engagement.documents.quantities import quantity
from engagement.documents.schemas import Column, Document, Labelled, Row, page_numbers
from engagement.orders.documents.parties import firms, place_line
from engagement.orders.documents.purchase_order import day_of, notes
from engagement.orders.presenter import OrderDelivery, OrderDetail
from servicekit.http.language import Locale


def challan(
    order: OrderDetail, delivery: OrderDelivery, locale: Locale, public_url: str
) -> Document:
    labels = labels_of("engagement.orders.documents", locale)
    return Document(
        lang=locale,
        title=labels["challan"],
        number=delivery.number,
        heads=_heads(order, delivery, locale, labels),
        firms=firms(order.parties, locale, labels),
        columns=[
            Column(label=labels["no"], align="left"),
            Column(label=labels["item"], align="left", is_main=True),
            Column(label=labels["ordered"], width_mm=30),
            Column(label=labels["sent"], width_mm=30),
        ],
        rows=_rows(order, delivery, locale, labels),
        terms=_terms(order, delivery, locale, labels),
        signatures=[labels["handed_over_by"], labels["received_by"]],
        page=labels["page"],
        footer=labels["challan_footer"],
        link=f"{public_url}/{order.role}/orders/{order.id}",
        page_numbers=page_numbers(locale),
    )


def _heads(
    order: OrderDetail, delivery: OrderDelivery, locale: Locale, labels: Labels
) -> list[Labelled]:
    driver = (delivery.driver_name, delivery.driver_phone)
    heads = [
        ("order", order.number),
        ("sent_on", day_of(delivery.sent_at, locale)),
    ]
    if delivery.arrives_on:
        heads.append(("arrives_on", numerals.day(delivery.arrives_on, locale)))
    heads.append(("vehicle", delivery.vehicle or ""))
    heads.append(("driver", ", ".join(part for part in driver if part)))
    if delivery.received_at:
        heads.append(("received_on", day_of(delivery.received_at, locale)))
    return [Labelled(label=labels[key], value=value) for key, value in heads if value]


def _rows(
    order: OrderDetail, delivery: OrderDelivery, locale: Locale, labels: Labels
) -> list[Row]:
    lines = {line.id: line for line in order.lines}
    rows = []
    for number, item in enumerate(delivery.items, 1):
        line = lines[item.line_id]
        amounts = (line.quantity, item.quantity)
        cells = [numerals.local(str(number), locale), line.name]
        cells += [
            quantity(amount, line.unit_id, line.unit, locale) for amount in amounts
        ]
        rows.append(Row(cells=cells, notes=notes(line, labels)))
    return rows


def _terms(
    order: OrderDetail, delivery: OrderDelivery, locale: Locale, labels: Labels
) -> list[Labelled]:
    rows = (("place", place_line(order.place, locale)), ("note", delivery.note))
    return [Labelled(label=labels[key], value=value) for key, value in rows if value]
