"""Metrics of the outbox, such as the age of its oldest event."""

from collections.abc import Iterable, Mapping

import structlog
from prometheus_client import Counter, Gauge

from servicekit.messaging.outbox_store import OutboxStore

log = structlog.get_logger()

PUBLISHED = Counter("outbox_published_total", "Events the broker confirmed", ["type"])
REFUSED = Counter("outbox_refused_total", "Events the broker could not route or store")
OLDEST_S = Gauge("outbox_oldest_seconds", "Age of the oldest event not yet published")
WAITING = Gauge("outbox_waiting", "Events not yet published")
PARKED = Gauge("outbox_parked", "Events given up after too many refusals")
LEADS = Gauge("relay_leads", "1 where this relay is the one that publishes")


class RelayMetrics:
    def observe(self, store: OutboxStore) -> None:
        """Reads the state every tick."""
        age_s, waiting, parked = store.state()
        OLDEST_S.set(age_s)
        WAITING.set(waiting)
        PARKED.set(parked)

    def leads(self, is_leading: bool) -> None:
        """A relay that does not lead reports an empty outbox."""
        LEADS.set(is_leading)
        if not is_leading:
            for gauge in (OLDEST_S, WAITING, PARKED):
                gauge.set(0)

    def published(self, types: Iterable[str], refused: Mapping[int, str]) -> None:
        for type_ in types:
            PUBLISHED.labels(type_).inc()
        REFUSED.inc(len(refused))
        for row_id, why in refused.items():
            log.warning("event_refused", outbox_id=row_id, why=why)
