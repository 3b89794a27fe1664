"""A row of a sheet read as a product, or everything that is wrong with it."""

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

MOST_SHOWN = 200
MOST_PICTURES = 10
_COLUMN_OF = {"category_id": "category", "unit_id": "unit"}
_COLUMN_OF |= {"product_range_id": "product_range", "price_on_request": "price"}


@dataclass
class Read:
    """`wish` is None while there are errors; `pictures` are names and addresses."""

    wish: NewListing | None = None
    pictures: list[str] = field(default_factory=list)
    errors: list[dict[str, Any]] = field(default_factory=list)

    def say(self, column: str, value: str, bad: Bad) -> None:
        self.errors.append(cells.error(column, value[:MOST_SHOWN], bad))


def values(
    headers: Sequence[str],
    mapping: Mapping[str, str | None],
    row: Sequence[str],
    edits: Mapping[str, str],
) -> dict[str, str]:
    """The row by our columns, what was corrected in its place."""
    at = {header: index for index, header in enumerate(headers)}
    found = {
        column: row[at[header]] if header in at else ""
        for column, header in mapping.items()
        if header
    }
    return {**found, **edits}


def read(said: Mapping[str, str], known: References) -> Read:
    row = Read()
    facts: dict[str, Any] = {"specs": _specs(said)}
    for column, name, take in _TAKEN:
        text = said.get(column, "").strip()
        if not text:
            continue
        try:
            facts[name] = take(known, text)
        except Bad as bad:
            row.say(column, text, bad)
    _ask(row, said, facts)
    _see(row, said.get("images", ""))
    if not row.errors:
        _judge(row, said, facts)
    return row


def _specs(said: Mapping[str, str]) -> dict[str, str]:
    return {
        column[len(SPEC) :]: text.strip()
        for column, text in said.items()
        if column.startswith(SPEC) and text.strip()
    }


def _price(known: References, text: str) -> Any:
    return cells.money(text)


def _currency(known: References, text: str) -> str:
    if text.strip(" .").casefold() in ("npr", "rs", "nrs", "रु", "रू", "रुपैयाँ"):
        return "NPR"
    raise Bad(CURRENCY_NOT_NPR, "NPR")


_TAKEN: tuple[tuple[str, str, Callable[[References, str], Any]], ...] = (
    ("sku", "sku", lambda _, text: text),
    ("name", "name", lambda _, text: " ".join(text.split())),
    ("name_ne", "name_ne", lambda _, text: " ".join(text.split())),
    ("category", "category_id", lambda known, text: known.category(text)),
    ("product_range", "product_range_id", lambda known, text: known.range(text)),
    ("price", "price", _price),
    ("currency", "currency", _currency),
    ("unit", "unit_id", lambda known, text: known.unit(text)),
    ("moq", "moq", lambda _, text: cells.whole(text, CELL_NOT_INTEGER)),
    ("price_tiers", "price_tiers", lambda _, text: cells.tiers(text)),
    (
        "lead_time_days",
        "lead_time_days",
        lambda _, text: cells.whole(text, CELL_NOT_DAYS),
    ),
    ("description", "description", lambda _, text: cells.plain(text)),
    ("description_ne", "description_ne", lambda _, text: cells.plain(text)),
    ("keywords", "keywords", lambda _, text: cells.words(text)),
)


def _ask(row: Read, said: Mapping[str, str], facts: dict[str, Any]) -> None:
    """What must be there and is empty."""
    for column in COLUMNS:
        if column.is_required and not said.get(column.name, "").strip():
            is_price = column.name == "price"
            text = CELL_PRICE_MISSING if is_price else REQUIRED
            row.say(column.name, "", Bad(text, "on request" if is_price else None))
    facts["price_on_request"] = facts.get("price") is None


def _see(row: Read, text: str) -> None:
    row.pictures = cells.pictures(text)
    if len(row.pictures) > MOST_PICTURES:
        kept = "; ".join(row.pictures[:MOST_PICTURES])
        row.say("images", text, Bad(TOO_MANY_PICTURES.fill(max=MOST_PICTURES), kept))
    for picture in row.pictures:
        if picture.startswith("http://") and not cells.is_ours(picture):
            safe = text.replace("http://", "https://")
            message = ADDRESS_NOT_HTTPS
            row.say("images", text, Bad(message, safe))
            break


def _judge(row: Read, said: Mapping[str, str], facts: dict[str, Any]) -> None:
    """By the rules of the product's own form."""
    try:
        row.wish = NewListing.model_validate(facts)
    except ValidationError as error:
        for problem in error.errors(include_url=False):
            column = _column(problem["loc"])
            row.say(column, said.get(column, ""), Bad(detail(problem)))


def _column(place: tuple[int | str, ...]) -> str:
    if not place:
        return "price_tiers"  # they grow in quantity, and are none on request
    name = str(place[0])
    if name == "specs" and len(place) > 1:
        return f"{SPEC}{place[1]}"
    return _COLUMN_OF.get(name, name)
