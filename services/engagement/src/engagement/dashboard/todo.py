"""Open tasks of a user, the most urgent first; each kind links to all of its rows."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from uuid import UUID

import sqlalchemy as sa

from engagement.dashboard import deadlines, waiting_cases, worth
from engagement.dashboard.deferrals import service as deferrals
from engagement.dashboard.items import Reader, item_of
from engagement.dashboard.rows import Reading, Rows, count, first
from engagement.dashboard.schemas import Group, Kind, Todo, TodoItem, TodoQuote
from engagement.enquiries.deadlines import UNANSWERED
from servicekit.http.language import Locale

MAX_ITEMS, MAX_READ, MAX_QUOTES = 5, 20, 60
NEVER = datetime.max.replace(tzinfo=UTC)
Quotes = Mapping[UUID, list[TodoQuote]]


@dataclass(frozen=True)
class Tasks:
    """`group`: of a row without a deadline."""

    rows: Rows
    due: deadlines.Due = deadlines.never
    group: Group = "week"


def _unread(*statuses: str) -> Rows:
    """Messages of the other side in enquiries that were answered once."""
    return Rows("enquiries", statuses, is_unread=True)


ORDERS = Tasks(Rows("orders", more={"waiting": "true"}), deadlines.of_order)
EXPIRING = Tasks(Rows("quotes", more={"ending": "true"}), deadlines.expiry)
TO_COMPARE = Rows("quotes", ("sent",), more={"source": "requirement"})
# An answer that solves it or not; a case that waits for the supplier's reply.
CASES: dict[str, Rows] = {
    side: Rows("cases", (status,)) for side, status in waiting_cases.STATUSES.items()
}
SELLER: dict[Kind, Tasks] = {
    "unanswered": Tasks(Rows("enquiries", UNANSWERED, sort="due"), deadlines.answer_by),
    "answers": Tasks(
        _unread("replied", "info_requested", "quoted"), deadlines.next_answer
    ),
    "orders": ORDERS,
    "counters": Tasks(Rows("quotes", ("countered",)), deadlines.expiry),
    "ending_quotes": EXPIRING,
    "reminders": Tasks(Rows("enquiries", more={"remind": "today"}), deadlines.reminder),
    "new_leads": Tasks(Rows("requirements", ("notified",)), deadlines.expiry),
    "cases": Tasks(CASES["seller"], deadlines.of_case),
    "unpriced": Tasks(Rows("products"), group="later"),
}
BUYER: dict[Kind, Tasks] = {
    "questions": Tasks(Rows("enquiries", ("info_requested",))),
    "answers": Tasks(_unread("replied", "quoted", "won")),
    "orders": ORDERS,
    "quotes": Tasks(Rows("requirements", more={"quoted": "true"}), deadlines.expiry),
    "enquiry_quotes": Tasks(
        Rows("quotes", ("sent",), more={"source": "enquiry"}), deadlines.expiry
    ),
    "unquoted": Tasks(
        Rows("requirements", more={"unquoted": "true"}), deadlines.expiry
    ),
    "cases": Tasks(CASES["buyer"], deadlines.of_case),
    "reviews": Tasks(Rows("orders", more={"unreviewed": "true"}), group="later"),
}
KINDS = {"seller": SELLER, "buyer": BUYER}


async def todo(reading: Reading, locale: Locale) -> list[Todo]:
    """Kinds with nothing to do are left out; a row is an item of one kind only."""
    reader, todos, listed = Reader(reading.side, locale), [], set[str]()
    deferred = await deferrals.of_user(reading.reads, reading.user_id)
    for name, tasks in KINDS[reading.side].items():
        rows = await first(reading, tasks.rows, MAX_READ)
        if not rows:
            continue
        quotes = await _quotes(reading) if name == "quotes" else {}
        items = [
            item
            for item in _items(reader, tasks, rows, quotes)
            if item.link not in listed
        ]
        visible = [item for item in items if (name, item.link) not in deferred]
        listed |= {item.link for item in items}
        if not visible:
            continue
        is_all = len(rows) < MAX_READ
        number = len(rows) if is_all else await count(reading, tasks.rows)
        link = tasks.rows.link(reading.side)
        todos.append(
            Todo(kind=name, count=number, link=link, items=visible[:MAX_ITEMS])
        )
    return todos


def _items(
    reader: Reader, tasks: Tasks, rows: Sequence[sa.RowMapping], quotes: Quotes
) -> list[TodoItem]:
    items = [_item(reader, tasks, row, quotes) for row in rows]
    return sorted(items, key=lambda item: item.due_at or NEVER)


def _item(reader: Reader, tasks: Tasks, row: sa.RowMapping, quotes: Quotes) -> TodoItem:
    """Quotes to compare are due when the first of them ends."""
    offers = quotes.get(row["id"], []) if quotes else []
    ends = min((offer.expires_at for offer in offers), default=None)
    due_at = ends or tasks.due(row)
    return item_of(reader, tasks.rows.noun, row, tasks.group, due_at, offers)


async def _quotes(reading: Reading) -> Quotes:
    """By requirement, the cheapest first."""
    found: dict[UUID, list[TodoQuote]] = defaultdict(list)
    for row in await first(reading, TO_COMPARE, MAX_QUOTES):
        amount = worth.worth_of("quotes", reading.side, row)
        quote = TodoQuote(
            company=row["company_name"],
            amount=amount or worth.NOTHING,
            delivery_days=row["delivery_days"],
            expires_at=row["expires_at"],
        )
        found[row["requirement_id"]].append(quote)
    return {id_: sorted(of, key=lambda one: one.amount) for id_, of in found.items()}
