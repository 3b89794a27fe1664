"""Metrics of the reader's queues, read from the broker at each scrape."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import structlog
from kombu import Connection
from kombu.exceptions import ChannelError
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from servicekit.messaging import retries
from servicekit.messaging.broker import REFUSALS, is_reachable
from servicekit.messaging.topology import dead_name

log = structlog.get_logger()

CONNECT_WITHIN_S = 2


class QueueDepths(Collector):
    """Reads nothing between two scrapes; a broker that is away is an answer too."""

    def __init__(
        self, amqp_url: Callable[[], str], queues: Iterable[tuple[str, str]]
    ) -> None:
        self._amqp_url = amqp_url
        self._queues = [name for name, _ in queues]

    def describe(self) -> Iterable[GaugeMetricFamily]:
        return _families().values()

    def collect(self) -> Iterator[GaugeMetricFamily]:
        families = _families()
        is_up = is_reachable(self._amqp_url())
        if is_up:
            try:
                self._count(families)
            except (OSError, *REFUSALS) as error:
                log.warning("queues_not_counted", error=type(error).__name__)
                is_up = False
        families["broker_reachable"].add_metric([], float(is_up))
        yield from families.values()

    def _count(self, families: dict[str, GaugeMetricFamily]) -> None:
        timeout = CONNECT_WITHIN_S
        with Connection(self._amqp_url(), connect_timeout=timeout) as connection:
            depths = _depths(connection, self._queues)
            for (queue, family), depth in depths.items():
                families[family].add_metric([queue], depth)


def _families() -> dict[str, GaugeMetricFamily]:
    by_queue = {
        "queue_messages": "Events that wait for a worker",
        "queue_retries": "Events that wait for another attempt",
        "queue_dead_letters": "Events given up, until somebody looks",
    }
    families = {
        name: GaugeMetricFamily(name, text, labels=["queue"])
        for name, text in by_queue.items()
    }
    text = "1 when the broker answers this worker"
    families["broker_reachable"] = GaugeMetricFamily("broker_reachable", text)
    return families


def _depths(connection: Any, queues: Iterable[str]) -> dict[tuple[str, str], int]:
    """By queue and family. One channel for all: hundreds of them, opened and closed for
    one question each, kept a busy broker for many seconds."""
    depths: Counter[tuple[str, str]] = Counter()
    channel = connection.channel()
    for queue, family, name in _counted(queues):
        try:
            found = channel.queue_declare(name, passive=True).message_count
        except ChannelError:  # not declared: `haat topology apply` says more
            found, channel = 0, connection.channel()
        depths[queue, family] += int(found)
    return depths


def _counted(queues: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """The label, the family, and the queue that is counted."""
    handlers = list(queues)
    for queue in handlers:
        yield queue, "queue_messages", queue
        yield queue, "queue_dead_letters", dead_name(queue)
    for reader in sorted({retries.reader_of(queue) for queue in handlers}):
        for name in retries.names(reader):
            yield name, "queue_retries", name
