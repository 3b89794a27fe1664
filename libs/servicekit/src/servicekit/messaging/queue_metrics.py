"""How full the reader's queues are, asked of the broker when somebody looks."""

from collections.abc import Iterable, Iterator
from typing import Any

import structlog
from kombu import Connection
from kombu.exceptions import ChannelError
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from servicekit.messaging.broker import is_reachable
from servicekit.messaging.topology import RETRY_AFTER_MS, dead_name, retry_name

log = structlog.get_logger()

CONNECT_WITHIN_S = 2


class QueueDepths(Collector):
    """Nothing is asked between two looks; a broker that is away is an answer too."""

    def __init__(self, amqp_url: str, queues: Iterable[tuple[str, str]]) -> None:
        self._amqp_url = amqp_url
        self._queues = [name for name, _ in queues]

    def describe(self) -> Iterable[GaugeMetricFamily]:
        return _families().values()

    def collect(self) -> Iterator[GaugeMetricFamily]:
        families = _families()
        is_up = is_reachable(self._amqp_url)
        if is_up:
            try:
                self._count(families)
            except OSError as error:
                log.warning("queues_not_counted", error=type(error).__name__)
                is_up = False
        families["broker_reachable"].add_metric([], float(is_up))
        yield from families.values()

    def _count(self, families: dict[str, GaugeMetricFamily]) -> None:
        timeout = CONNECT_WITHIN_S
        with Connection(self._amqp_url, connect_timeout=timeout) as connection:
            for queue in self._queues:
                retries = range(1, len(RETRY_AFTER_MS) + 1)
                for family, names in (
                    ("queue_messages", [queue]),
                    ("queue_retries", [retry_name(queue, n) for n in retries]),
                    ("queue_dead_letters", [dead_name(queue)]),
                ):
                    depths = [_depth(connection, name) for name in names]
                    families[family].add_metric([queue], sum(depths))


def _families() -> dict[str, GaugeMetricFamily]:
    by_queue = {
        "queue_messages": "Events that wait for a worker",
        "queue_retries": "Events that wait for another try",
        "queue_dead_letters": "Events given up, until somebody looks",
    }
    families = {
        name: GaugeMetricFamily(name, text, labels=["queue"])
        for name, text in by_queue.items()
    }
    text = "1 when the broker answers this worker"
    families["broker_reachable"] = GaugeMetricFamily("broker_reachable", text)
    return families


def _depth(connection: Any, name: str) -> int:
    channel = connection.channel()
    try:
        return int(channel.queue_declare(name, passive=True).message_count)
    except ChannelError:  # not declared: `haat topology apply` says more
        return 0
    finally:
        channel.close()
