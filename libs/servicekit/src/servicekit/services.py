"""What the command line and the workers know of an installed service."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import typer
from sqlalchemy import MetaData
from sqlmodel import Session, SQLModel

from servicekit.messaging.event import Envelope, Event
from servicekit.messaging.subscription import Subscription, Timer
from servicekit.settings import ServiceSettings

GROUP = "haat.services"

# (session, after, limit) -> [(cursor, event)], ordered by cursor, each above `after`
Snapshot = Callable[[Session, str, int], Sequence[tuple[str, Event]]]


@dataclass(frozen=True)
class ServiceSpec:
    """A service's entry point `haat.services`.

    `snapshots`: what others can rebuild from us, by kind. `replicas`: what we can
    rebuild, kind -> owner. `has_storage`: the worker deletes files. `public_kinds`:
    kinds of changes that public answers show; keys in the cache. `lets_in`: whether a
    far end that only the worker uses accepts our secret. `checks`: rows of `haat
    doctor`, `ok` or what is wrong. `commands` adds to the command line; `seed` writes
    demo data and `reference` what every market begins with: both answer how many rows.
    """

    name: str
    settings: Callable[[], ServiceSettings]
    subscriptions: Sequence[Subscription] = ()
    timers: Sequence[Timer] = ()
    snapshots: Mapping[str, Snapshot] = field(default_factory=dict)
    replicas: Mapping[str, str] = field(default_factory=dict)
    has_storage: bool = False
    public_kinds: Collection[str] = ()
    lets_in: Mapping[str, Callable[[Session], bool]] = field(default_factory=dict)
    checks: Mapping[str, Callable[[Session], str]] = field(default_factory=dict)
    commands: Callable[[typer.Typer], None] | None = None
    reference: Callable[[Session], int] | None = None
    seed: Callable[[Session], int] | None = None

    def queues(self) -> Iterator[tuple[str, str]]:
        """(queue name, event type) of every event that the service handles."""
        for subscription in self.subscriptions:
            yield subscription.queue(self.name), subscription.event.type

    def snapshot_page(
        self, session: Session, kind: str, after: str, limit: int
    ) -> list[dict[str, Any]]:
        """JSON-ready items `{cursor, event}`."""
        page = self.snapshots[kind](session, after, min(limit, 500))
        return [
            {"cursor": cursor, "event": Envelope.around(event).model_dump(mode="json")}
            for cursor, event in page
        ]


class UnknownService(Exception):
    pass


def installed() -> dict[str, ServiceSpec]:
    """Every service whose package is in this environment, by name."""
    found = {point.name: _load(point) for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def find(name: str) -> ServiceSpec:
    for point in entry_points(group=GROUP):
        if point.name == name:
            return _load(point)
    raise UnknownService(name)


def _load(point: EntryPoint) -> ServiceSpec:
    """Services share names of tables, not tables: each has its own metadata."""
    SQLModel.metadata = MetaData()
    spec: ServiceSpec = point.load()
    return spec
