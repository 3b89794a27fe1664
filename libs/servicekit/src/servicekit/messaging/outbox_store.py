"""The relay's side of the outbox table: plain psycopg, one connection, one leader."""

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import psycopg
from psycopg.rows import class_row

from servicekit.messaging.outbox import NOTIFY_CHANNEL

BATCH = 200
PARK_AFTER = 10
LEADER_LOCK = zlib.crc32(b"haat outbox relay")

# Never a high-water mark on id: a sequence has gaps, and commits come out of order.
_NEXT = """
select id, event_id, type, subject, actor, traceparent, payload, created_at from outbox
where published_at is null and parked_at is null and next_at <= now()
order by id limit %s for update skip locked"""
_SET_PUBLISHED = """
update outbox set published_at = now(), last_error = null where id = any(%s)"""
_DELAY = """
update outbox set attempts = attempts + 1, last_error = %(why)s,
  next_at = now() + least(interval '5 min', interval '1 s' * power(2, attempts)),
  parked_at = case when attempts + 1 >= %(max)s then now() end
where id = %(id)s"""
_STATE = """
select coalesce(extract(epoch from
    now() - min(created_at) filter (where parked_at is null)), 0),
  count(*) filter (where parked_at is null),
  count(*) filter (where parked_at is not null)
from outbox where published_at is null"""
# A server that does not answer must not block the relay forever.
_PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "options": "-c statement_timeout=30000",
}


@dataclass(frozen=True)
class WaitingEvent:
    id: int
    event_id: UUID
    type: str
    subject: str
    actor: str | None
    traceparent: str | None
    payload: dict[str, Any]
    created_at: Any

    def body(self) -> bytes:
        """The CloudEvents envelope as JSON."""
        optional = {"actor": self.actor, "traceparent": self.traceparent}
        return _json(
            {
                "specversion": "1.0",
                "id": str(self.event_id),
                "type": self.type,
                "source": self.type.split(".", 1)[0],
                "subject": self.subject,
                "time": self.created_at.isoformat(),
                "datacontenttype": "application/json",
                "data": self.payload,
                **{key: value for key, value in optional.items() if value},
            }
        )


def _json(body: dict[str, Any]) -> bytes:
    """Not orjson: one number beyond 64 bits would stop every event behind it."""
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()


class OutboxStore:
    """Two connections: `work` holds the row locks, `leader` leads and listens."""

    def __init__(self, dsn: str) -> None:
        # A relay that waits to lead holds one connection only.
        self.leader = psycopg.connect(
            dsn, autocommit=True, application_name="relay-wake", **_PATIENCE
        )
        self._work: psycopg.Connection[Any] | None = None
        self._dsn = dsn

    def lead(self) -> bool:
        """Whether this relay is the one that publishes; held until `close`."""
        row = self.leader.execute(
            "select pg_try_advisory_lock(%s)", (LEADER_LOCK,)
        ).fetchone()
        if not (row and row[0]):
            return False
        self.leader.execute(f"listen {NOTIFY_CHANNEL}")
        self._work = psycopg.connect(self._dsn, application_name="relay", **_PATIENCE)
        return True

    @property
    def work(self) -> psycopg.Connection[Any]:
        if self._work is None:
            raise RuntimeError("this relay does not lead")
        return self._work

    def take(self) -> Sequence[WaitingEvent]:
        """The next batch, locked until `settle` or `close`."""
        cursor = self.work.cursor(row_factory=class_row(WaitingEvent))
        rows = cursor.execute(_NEXT, (BATCH,)).fetchall()
        if not rows:
            self.work.rollback()
        return rows

    def settle(self, published: Sequence[int], refused: Mapping[int, str]) -> None:
        self.work.execute(_SET_PUBLISHED, (list(published),))
        for row_id, why in refused.items():
            self.work.execute(_DELAY, {"id": row_id, "why": why, "max": PARK_AFTER})
        self.work.commit()

    def state(self) -> tuple[float, int, int]:
        """Age in seconds of the oldest waiting event, waiting, parked."""
        row = self.leader.execute(_STATE).fetchone()
        return (float(row[0]), row[1], row[2]) if row else (0.0, 0, 0)

    def drain_notifies(self) -> bool:
        """Empties the channel of notifies; False when the connection is lost."""
        connection = self.leader.pgconn
        connection.consume_input()
        while connection.notifies():
            pass
        return connection.status == psycopg.pq.ConnStatus.OK

    def close(self) -> None:
        """An unfinished batch rolls back and is visible to the next relay."""
        for connection in (self._work, self.leader):
            if connection is not None:
                connection.close()
