"""One task of a user's queue, from a row of its list."""

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from engagement.dashboard import deadlines, worth
from engagement.dashboard.order_steps import OTHER, step_of
from engagement.dashboard.rows import PRODUCTS, Side
from engagement.dashboard.schemas import Group, TodoItem, TodoQuote
from servicekit.http.language import Locale

MAX_TITLE, MAX_TEXT = 80, 160


@dataclass(frozen=True)
class Reader:
    """Who reads the queue."""

    side: Side
    locale: Locale


def item_of(
    reader: Reader,
    noun: str,
    row: sa.RowMapping,
    group: Group,
    due_at: datetime | None,
    quotes: list[TodoQuote],
) -> TodoItem:
    """`group`: of a row without a deadline."""
    quantity, unit, unit_id = worth.amount_of(noun, row)
    return TodoItem(
        title=_title(noun, row, reader.locale),
        who=_who(reader, noun, row),
        text=_text(reader, row) if noun == "enquiries" else None,
        step=step_of(reader.side, row) if noun == "orders" else None,
        quantity=quantity,
        unit=unit,
        unit_id=unit_id,
        amount=worth.worth_of(noun, reader.side, row),
        quotes=quotes,
        due_at=due_at,
        group=deadlines.group_of(due_at, group),
        link=_link(reader.side, noun, row),
    )


def _link(side: str, noun: str, row: sa.RowMapping) -> str:
    if noun == "products":
        return f"{PRODUCTS}/edit/{row['product_id']}"
    if noun == "cases":
        return f"/{side}/cases/{row['reference']}"
    address = f"?id={row['id']}" if noun == "enquiries" else f"/{row['id']}"
    return f"/{side}/{noun}{address}"


def _title(noun: str, row: sa.RowMapping, locale: Locale) -> str:
    if noun == "products":
        return str(_local(row, "name", locale))
    if noun == "cases":
        return str(row["subject_label"] or row["text"])[:MAX_TITLE]
    if noun != "enquiries":
        return str(row["title"])
    product = row["product_name_ne"] if locale == "ne" else None
    return str(product or row["product_name"] or row["requirements"])[:MAX_TITLE]


def _text(reader: Reader, row: sa.RowMapping) -> str:
    """The partner's last message, else the enquiry."""
    is_partners = row["last_role"] == OTHER[reader.side]
    text = row["last_body"] if is_partners and row["last_body"] else row["requirements"]
    return str(text)[:MAX_TEXT]


def _who(reader: Reader, noun: str, row: sa.RowMapping) -> str | None:
    """The other side, where it is visible."""
    if noun == "orders":
        return _local(row["parties"][OTHER[reader.side]], "name", reader.locale)
    if noun in ("requirements", "products", "cases"):
        return None
    if reader.side == "seller":
        return str(row["name"]) if noun == "enquiries" else None
    return _local(row, "company_name", reader.locale)


def _local(row: sa.RowMapping, name: str, locale: Locale) -> str | None:
    translated = row.get(f"{name}_ne") if locale == "ne" else None
    return translated or row.get(name) or None
