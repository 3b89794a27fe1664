"""Metrics of handled events: their results and their delay."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from prometheus_client import Counter, Histogram

from servicekit.clock import now

HANDLED = Counter(
    "events_handled_total", "Deliveries by what came of them", ["queue", "outcome"]
)
DURATION = Histogram(
    "event_handling_seconds", "From the delivery to the commit", ["queue"]
)
LAG = Histogram(
    "event_lag_seconds",
    "From the commit of the change to the commit of its effect",
    ["queue"],
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800, 3600),
)
RETRIED = Counter("events_retried_total", "Deliveries put off", ["queue"])
PARKED = Counter("events_parked_total", "Events given up: dead letters", ["queue"])


@contextmanager
def handled(queue: str, created_at: datetime) -> Iterator[None]:
    started = time.perf_counter()
    try:
        yield
    except BaseException:
        HANDLED.labels(queue, "failed").inc()
        raise
    HANDLED.labels(queue, "done").inc()
    DURATION.labels(queue).observe(time.perf_counter() - started)
    LAG.labels(queue).observe((now() - created_at).total_seconds())
