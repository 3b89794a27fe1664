"""A row of a sheet parsed as a product, or everything that is wrong with it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from catalog.error_texts import (
    ADDRESS_NOT_HTTPS,
    CELL_NOT_DAYS,
    CELL_NOT_INTEGER,
    CELL_PRICE_MISSING,
    CURRENCY_NOT_NPR,
    TOO_MANY_PICTURES,
)
from catalog.imports import cells
from catalog.imports.cells import Bad
from catalog.imports.columns import COLUMNS, SPEC
from catalog.imports.references import References
from catalog.listings.schemas import NewListing
from servicekit.error_texts import REQUIRED
from servicekit.http.reasons import detail

MAX_VALUE_LENGTH = 200
MAX_PICTURES = 10
_COLUMN_OF = {"category_id": "category", "unit_id": "unit"}
_COLUMN_OF |= {"product_range_id": "product_range", "price_on_request": "price"}


@dataclass
class ParsedRow:
    """`listing` is None while there are errors; `pictures` are names and addresses."""

    listing: NewListing | None = None
    pictures: list[str] = field(default_factory=list)
    errors: list[dict[str, Any]] = field(default_factory=list)

    def add_error(self, column: str, value: str, bad: Bad) -> None:
        self.errors.append(cells.error(column, value[:MAX_VALUE_LENGTH], bad))


def values_of_row(
    headers: Sequence[str],
    mapping: Mapping[str, str | None],
    row: Sequence[str],
    edits: Mapping[str, str],
) -> dict[str, str]:
    """The row by our columns, with its corrections."""
    at = {header: index for index, header in enumerate(headers)}
    found = {
        column: row[at[header]] if header in at else ""
        for column, header in mapping.items()
        if header
    }
    return {**found, **edits}


def parse(values: Mapping[str, str], references: References) -> ParsedRow:
    row = ParsedRow()
    fields: dict[str, Any] = {"specs": _specs(values)}
    for column, name, parse_cell in _PARSERS:
        text = values.get(column, "").strip()
        if not text:
            continue
        try:
            fields[name] = parse_cell(references, text)
        except Bad as bad:
            row.add_error(column, text, bad)
    _check_required(row, values, fields)
    _read_pictures(row, values.get("images", ""))
    if not row.errors:
        _validate(row, values, fields)
    return row


def _specs(values: Mapping[str, str]) -> dict[str, str]:
    return {
        column[len(SPEC) :]: text.strip()
        for column, text in values.items()
        if column.startswith(SPEC) and text.strip()
    }


def _price(references: References, text: str) -> Any:
    return cells.money(text)


def _currency(references: References, text: str) -> str:
    if text.strip(" .").casefold() in ("npr", "rs", "nrs", "रु", "रू", "रुपैयाँ"):
        return "NPR"
    raise Bad(CURRENCY_NOT_NPR, "NPR")


_PARSERS: tuple[tuple[str, str, Callable[[References, str], Any]], ...] = (
    ("sku", "sku", lambda _, text: text),
    ("name", "name", lambda _, text: " ".join(text.split())),
    ("name_ne", "name_ne", lambda _, text: " ".join(text.split())),
    ("category", "category_id", lambda references, text: references.category(text)),
    (
        "product_range",
        "product_range_id",
        lambda references, text: references.range(text),
    ),
    ("price", "price", _price),
    ("currency", "currency", _currency),
    ("unit", "unit_id", lambda references, text: references.unit(text)),
    ("moq", "moq", lambda _, text: cells.integer(text, CELL_NOT_INTEGER)),
    ("price_tiers", "price_tiers", lambda _, text: cells.tiers(text)),
    (
        "lead_time_days",
        "lead_time_days",
        lambda _, text: cells.integer(text, CELL_NOT_DAYS),
    ),
    ("description", "description", lambda _, text: cells.plain(text)),
    ("description_ne", "description_ne", lambda _, text: cells.plain(text)),
    ("keywords", "keywords", lambda _, text: cells.split_list(text)),
)


def _check_required(
    row: ParsedRow, values: Mapping[str, str], fields: dict[str, Any]
) -> None:
    """What must be there and is empty."""
    for column in COLUMNS:
        if column.is_required and not values.get(column.name, "").strip():
            is_price = column.name == "price"
            text = CELL_PRICE_MISSING if is_price else REQUIRED
            row.add_error(
                column.name, "", Bad(text, "on request" if is_price else None)
            )
    fields["price_on_request"] = fields.get("price") is None


def _read_pictures(row: ParsedRow, text: str) -> None:
    row.pictures = cells.pictures(text)
    if len(row.pictures) > MAX_PICTURES:
        first = "; ".join(row.pictures[:MAX_PICTURES])
        row.add_error(
            "images", text, Bad(TOO_MANY_PICTURES.fill(max=MAX_PICTURES), first)
        )
    for picture in row.pictures:
        if picture.startswith("http://") and not cells.is_ours(picture):
            safe = text.replace("http://", "https://")
            message = ADDRESS_NOT_HTTPS
            row.add_error("images", text, Bad(message, safe))
            break


def _validate(
    row: ParsedRow, values: Mapping[str, str], fields: dict[str, Any]
) -> None:
    """By the rules of the product's own form."""
    try:
        row.listing = NewListing.model_validate(fields)
    except ValidationError as error:
        for problem in error.errors(include_url=False):
            column = _column(problem["loc"])
            row.add_error(column, values.get(column, ""), Bad(detail(problem)))


def _column(place: tuple[int | str, ...]) -> str:
    if not place:
        return "price_tiers"  # they grow in quantity, and are none on request
    name = str(place[0])
    if name == "specs" and len(place) > 1:
        return f"{SPEC}{place[1]}"
    return _COLUMN_OF.get(name, name)
