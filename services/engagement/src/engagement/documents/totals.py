"""The table of priced lines, and what they come to."""

from decimal import Decimal

from engagement.documents.amounts import spell_amount
from engagement.documents.labels import Labels
from engagement.documents.numerals import money
from engagement.documents.schemas import Column, Labelled
from servicekit.http.language import Locale

VAT_LABELS = {
    "vat_13_included": "vat_of",
    "vat_13_extra": "vat_on_top",
    "pan_bill": "vat_none",
}


def priced_columns(labels: Labels) -> list[Column]:
    return [
        Column(label=labels["no"], align="left"),
        Column(label=labels["item"], align="left", is_main=True),
        Column(label=labels["quantity"], width_mm=30),
        Column(label=labels["rate"]),
        Column(label=labels["amount"]),
    ]


def sums(
    tax_mode: str,
    amounts: tuple[Decimal, Decimal, Decimal],
    locale: Locale,
    labels: Labels,
) -> list[Labelled]:
    """`amounts`: of the lines as they are priced, VAT, freight."""
    is_included = tax_mode == "vat_13_included"
    lines = "lines_total_with_vat" if is_included else "lines_total"
    keys = (lines, VAT_LABELS[tax_mode], "freight")
    return [
        Labelled(label=labels[key], value=money(amount, locale))
        for key, amount in zip(keys, amounts, strict=True)
    ]


def grand_total(landed: Decimal, locale: Locale, labels: Labels) -> dict[str, Labelled]:
    """In digits and in words."""
    return {
        "total": Labelled(label=labels["landed"], value=money(landed, locale)),
        "amount": Labelled(
            label=labels["amount_text"], value=spell_amount(landed, locale)
        ),
    }
