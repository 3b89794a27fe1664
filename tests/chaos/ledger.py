"""Compares what was written with its effects, by event id."""

from collections import Counter
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import Connection, create_engine, text

from servicekit.ids import new_id

_EVENT = text(
    "insert into outbox (event_id, type, subject, payload) values"
    " (:event, 'parcels.parcel_sent.v1', 'parcel/1',"
    " jsonb_build_object('parcel_id', cast(:parcel as text), 'mood', 'fine'))"
)


@dataclass(frozen=True)
class Comparison:
    written: int
    effects: int
    lost: set[UUID]
    doubled: set[UUID]
    ghosts: set[UUID]

    def is_clean(self) -> bool:
        return self.written > 0 and not (self.lost or self.doubled or self.ghosts)


class Ledger:
    """Records in memory which events were committed, as a client would."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url)
        self._written: set[UUID] = set()

    def write(self, count: int) -> None:
        with self.engine.begin() as connection:
            events = _insert(connection, count)
        self._written.update(events)

    def write_in_vain(self, count: int) -> None:
        """Events of a change that rolls back: each that travels is a ghost."""
        with self.engine.connect() as connection:
            _insert(connection, count)
            connection.rollback()

    def effects(self) -> int:
        return self._effects().total()

    def is_settled(self) -> bool:
        waiting = "select count(*) from outbox where published_at is null"
        with self.engine.connect() as connection:
            is_empty = connection.execute(text(waiting)).scalar() == 0
        return is_empty and self._written <= set(self._effects())

    def compare(self) -> Comparison:
        effects = self._effects()
        return Comparison(
            written=len(self._written),
            effects=effects.total(),
            lost=self._written - set(effects),
            doubled={event for event, times in effects.items() if times > 1},
            ghosts=set(effects) - self._written,
        )

    def _effects(self) -> Counter[UUID]:
        with self.engine.connect() as connection:
            rows = connection.execute(text("select event_id from effects"))
            return Counter(rows.scalars())


def _insert(connection: Connection, count: int) -> list[UUID]:
    events = [new_id() for _ in range(count)]
    rows = [{"event": event, "parcel": str(new_id())} for event in events]
    connection.execute(_EVENT, rows)
    return events
