"""The queues of parcels in a test's broker."""

import time

from kombu import Connection
from kombu.exceptions import ChannelError

from servicekit.messaging import topology
from servicekit.testing.processes import eventually

QUEUE = "parcels.parcels.parcel_sent"
RETURNED = "parcels.parcels.parcel_returned"
QUEUES = (QUEUE, RETURNED)
HURRY = "50 100 200"
MAX_RETRY_S = 0.3


def every_queue() -> list[str]:
    # By name, because the worker has the delays of HURRY.
    waiting = [f"parcels.retry.{delay_ms}ms" for delay_ms in HURRY.split()]
    return [*QUEUES, *map(topology.dead_name, QUEUES), *waiting]


def drop_queues(amqp_url: str) -> None:
    with Connection(amqp_url, connect_timeout=5) as connection:
        for name in every_queue():
            connection.channel().queue_delete(name)


def empty_queues(amqp_url: str) -> None:
    """Reuses the queues for the next test; new ones take two seconds."""
    with Connection(amqp_url, connect_timeout=5) as connection:
        eventually(lambda: _stay_empty(connection))


def _stay_empty(connection: Connection) -> bool:
    """Messages of a killed worker or waiting for a retry return only later."""
    _purge(connection)
    time.sleep(MAX_RETRY_S)
    return _purge(connection) == 0


def _purge(connection: Connection) -> int:
    return sum(_purged(connection, name) for name in every_queue())


def _purged(connection: Connection, name: str) -> int:
    with connection.channel() as channel:
        try:
            return int(channel.queue_purge(name) or 0)
        except ChannelError:  # this test declared none
            return 0
