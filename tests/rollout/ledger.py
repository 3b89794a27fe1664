"""Compares every event since a moment with the inbox of each of its handlers."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

import sqlalchemy as sa

from servicekit.messaging import dlq
from servicekit.services import ServiceSpec, installed

_SENT = sa.text(
    "select event_id, type, payload, published_at is not null as is_published"
    " from outbox where created_at >= :since"
)
_HANDLED = sa.text("select event_id from inbox where handler = :handler")
_NOW = sa.text("select now()")


@dataclass(frozen=True)
class Account:
    """`missing`: queue and event of every effect that is not there."""

    events: int
    effects: int
    missing: list[tuple[str, UUID]]
    unpublished: int
    dead: int
    enquiries: set[str]

    @property
    def is_settled(self) -> bool:
        return not self.missing and not self.unpublished


class Ledger:
    def __init__(self) -> None:
        self._specs = list(installed().values())
        self._engines = {
            spec.name: sa.create_engine(
                spec.settings().database_url, pool_pre_ping=True
            )
            for spec in self._specs
        }
        with self._engines[self._specs[0].name].connect() as connection:
            self._since: datetime = connection.execute(_NOW).scalar_one()
        self._dead_before = self._dead()

    def settled(self, within_s: float) -> Account:
        """Waits for every effect; returns the state at the timeout."""
        end = time.monotonic() + within_s
        while not (account := self._account()).is_settled:
            if time.monotonic() > end:
                break
            time.sleep(0.5)
        return account

    def _account(self) -> Account:
        sent = [row for spec in self._specs for row in self._sent(spec)]
        by_type: dict[str, set[UUID]] = {}
        for row in sent:
            by_type.setdefault(row.type, set()).add(row.event_id)
        missing, effects = [], 0
        for queue, wanted, handled in self._heard(by_type):
            effects += len(wanted & handled)
            missing += [(queue, event) for event in wanted - handled]
        return Account(
            events=len(sent),
            effects=effects,
            missing=missing,
            unpublished=sum(not row.is_published for row in sent),
            dead=self._dead() - self._dead_before,
            enquiries={str(row.payload.get("enquiry_id")) for row in sent},
        )

    def _sent(self, spec: ServiceSpec) -> list[sa.Row]:  # type: ignore[type-arg]
        with self._engines[spec.name].connect() as connection:
            return list(connection.execute(_SENT, {"since": self._since}))

    def _heard(
        self, by_type: dict[str, set[UUID]]
    ) -> Iterator[tuple[str, set[UUID], set[UUID]]]:
        """(queue, what it should have handled, what it has ever handled)"""
        for spec in self._specs:
            with self._engines[spec.name].connect() as connection:
                for queue, event_type in spec.queues():
                    rows = connection.execute(_HANDLED, {"handler": queue}).scalars()
                    yield queue, by_type.get(event_type, set()), set(rows)

    def _dead(self) -> int:
        return sum(
            dlq.depth(spec.settings().amqp_url, queue)
            for spec in self._specs
            for queue, _ in spec.queues()
        )
