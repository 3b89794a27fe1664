"""Open tasks of a user, the most urgent first; each kind links to all of its rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

import sqlalchemy as sa

from engagement.dashboard.rows import Reading, Rows, count, first
from engagement.dashboard.schemas import Todo, TodoItem
from engagement.enquiries.deadlines import ANSWER_WITHIN, UNANSWERED
from servicekit.http.language import Locale

MAX_ITEMS, MAX_READ = 3, 20
NEVER = datetime.max.replace(tzinfo=UTC)
Due = Callable[[sa.RowMapping], datetime | None]


def _answer_by(row: sa.RowMapping) -> datetime:
    answer_by: datetime = row["answer_by"] or row["created_at"] + ANSWER_WITHIN
    return answer_by


@dataclass(frozen=True)
class Kind:
    rows: Rows
    due: Due = lambda row: None


def _ends(row: sa.RowMapping) -> datetime:
    expires_at: datetime = row["expires_at"]
    return expires_at


ORDERS = Kind(Rows("orders", more={"waiting": "true"}))
SELLER = {
    "unanswered": Kind(Rows("enquiries", UNANSWERED, sort="due"), _answer_by),
    "orders": ORDERS,
    "counters": Kind(Rows("quotes", ("countered",)), _ends),
    "ending_quotes": Kind(Rows("quotes", more={"ending": "true"}), _ends),
    "reminders": Kind(
        Rows("enquiries", more={"remind": "today"}), lambda row: row["remind_at"]
    ),
    "new_leads": Kind(Rows("requirements", ("notified",)), _ends),
}
BUYER = {
    "questions": Kind(Rows("enquiries", ("info_requested",))),
    "orders": ORDERS,
    "ending_quotes": Kind(Rows("quotes", more={"ending": "true"}), _ends),
    "unquoted": Kind(Rows("requirements", more={"unquoted": "true"}), _ends),
}
KINDS = {"seller": SELLER, "buyer": BUYER}


async def todo(reading: Reading, locale: Locale) -> list[Todo]:
    """Kinds with nothing to do are left out."""
    todos = []
    for name, kind in KINDS[reading.side].items():
        rows = await first(reading, kind.rows, MAX_READ)
        if rows:
            todos.append(await _todo(reading, name, kind, rows, locale))
    return todos


async def _todo(
    reading: Reading,
    name: str,
    kind: Kind,
    rows: Sequence[sa.RowMapping],
    locale: Locale,
) -> Todo:
    urgent = sorted(rows, key=lambda row: kind.due(row) or NEVER)[:MAX_ITEMS]
    is_all = len(rows) < MAX_READ
    return Todo(
        kind=name,
        count=len(rows) if is_all else await count(reading, kind.rows),
        link=kind.rows.link(reading.side),
        items=[_item(reading, kind, row, locale) for row in urgent],
    )


def _item(reading: Reading, kind: Kind, row: sa.RowMapping, locale: Locale) -> TodoItem:
    noun, side = kind.rows.noun, reading.side
    address = f"?id={row['id']}" if noun == "enquiries" else f"/{row['id']}"
    return TodoItem(
        title=_title(noun, row, locale),
        who=_who(noun, side, row, locale),
        due_at=kind.due(row),
        link=f"/{side}/{noun}{address}",
    )


def _title(noun: str, row: sa.RowMapping, locale: Locale) -> str:
    if noun != "enquiries":
        return str(row["title"])
    product = row["product_name_ne"] if locale == "ne" else None
    return str(product or row["product_name"] or row["requirements"])[:80]


def _partner(side: str, row: sa.RowMapping, locale: Locale) -> str:
    party = row["parties"]["buyer" if side == "seller" else "seller"]
    return str((party["name_ne"] if locale == "ne" else None) or party["name"])


def _who(noun: str, side: str, row: sa.RowMapping, locale: Locale) -> str | None:
    """The other side, where it is visible."""
    if noun == "orders":
        return _partner(side, row, locale)
    if side == "seller":
        return str(row["name"]) if noun == "enquiries" else None
    if noun == "requirements":
        return None
    name = row["company_name_ne"] if locale == "ne" else None
    return name or row["company_name"] or None
