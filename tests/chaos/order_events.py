"""Compares what was done to orders with its events, and those with their effects."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from servicekit.services import installed

# The path of each order of this test, and what it leaves behind.
PATH = ("placed", "confirmed", "delivered", "received", "closed")
ROWS = {
    "order_deliveries": 1,
    "order_payments": 1,
    "order_reviews": 1,
}
_EVENTS = sa.text(
    "select payload ->> 'to_status' from outbox"
    " where type = 'engagement.order_status_changed.v1'"
    " and payload ->> 'order_id' = :id"
)
_VERSION = sa.text(
    "select max((payload ->> 'version')::int) from outbox"
    " where type = 'engagement.order_status_changed.v1'"
    " and payload ->> 'order_id' = :id"
)
_HISTORY = sa.text("select to_status from order_history where order_id = :id")
_REPLICA = sa.text(
    "select role, status, version, is_open from deal_orders where order_id = :id"
)
_PUBLISHED = sa.text(
    "select count(*) from outbox where type = 'engagement.review_published.v1'"
    " and payload ->> 'review_id' = :id"
)
_PUBLIC = sa.text("select count(*) from seller_reviews where id = :id")


@dataclass
class Findings:
    """`lost` and `doubled`: what there is too little and too much of."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    events: int = 0

    def compare(self, what: str, found: Iterable[str], wanted: Iterable[str]) -> None:
        has, needs = Counter(found), Counter(wanted)
        self.events += has.total()
        self.lost += [f"{what} {name}" for name in (needs - has).elements()]
        self.doubled += [f"{what} {name}" for name in (has - needs).elements()]


class OrderEvents:
    def __init__(self) -> None:
        self._engines = {
            name: sa.create_engine(spec.settings().database_url)
            for name, spec in installed().items()
        }

    def compare(self, order_ids: Iterable[str]) -> Findings:
        findings = Findings()
        for order_id in order_ids:
            self._compare_order(order_id, findings)
            self._compare_review(order_id, findings)
        return findings

    def _compare_order(self, id_: str, findings: Findings) -> None:
        for name, of in (("event", _EVENTS), ("history", _HISTORY)):
            rows = self._rows("engagement", of, id_)
            findings.compare(f"{name} of {id_}", [row[0] for row in rows], PATH)
        for table, count in ROWS.items():
            of = sa.text(f"select 1 from {table} where order_id = :id")
            rows = self._rows("engagement", of, id_)
            findings.compare(table, [id_] * len(rows), [id_] * count)
        [(version,)] = self._rows("engagement", _VERSION, id_)
        replica = [str(tuple(row)) for row in self._rows("auth", _REPLICA, id_)]
        wanted = [str((role, "closed", version, False)) for role in ("buyer", "seller")]
        findings.compare(f"replica of {id_}", replica, wanted)

    def _compare_review(self, order_id: str, findings: Findings) -> None:
        of = sa.text("select id from order_reviews where order_id = :id")
        for (review_id,) in self._rows("engagement", of, order_id):
            name = str(review_id)
            for service, query in (("engagement", _PUBLISHED), ("vendor", _PUBLIC)):
                [(count,)] = self._rows(service, query, name)
                findings.compare(f"review in {service}", [name] * count, [name])

    def _rows(self, service: str, query: sa.TextClause, id_: str) -> list[Any]:
        with self._engines[service].connect() as connection:
            return list(connection.execute(query, {"id": id_}))
