"""A service's queues as objects of RabbitMQ's topology operator.

They are made from the declarations that the worker itself uses, so both are equal.
"""

from collections.abc import Iterator
from typing import Any

from kombu import Queue

from haat_gateway.kubernetes import namespace
from servicekit.messaging import topology
from servicekit.services import find

Settings = dict[str, Any]

CLUSTER = {"name": "rabbitmq", "namespace": "haat-data"}
VHOST = "haat"
TYPE = "x-queue-type"


def queues_of(service: str) -> Iterator[Settings]:
    """Queues first, then what they are bound to."""
    members = topology.members(sorted(find(service).queues()))
    yield from (_queue(service, queue) for queue in members)
    for queue in members:
        yield from _bindings(service, queue)


def _queue(service: str, queue: Queue) -> Settings:
    arguments = dict(queue.queue_arguments)
    spec = {
        "name": queue.name,
        "type": arguments.pop(TYPE),
        "durable": queue.durable,
        # An object deleted by mistake takes no message with it.
        "deletionPolicy": "retain",
        "arguments": arguments,
    }
    return _object(service, "Queue", queue.name, spec)


def _bindings(service: str, queue: Queue) -> Iterator[Settings]:
    for bound in queue.bindings:
        yield _binding(service, queue.name, bound.exchange.name, bound.routing_key)
    if queue.exchange and queue.exchange.name and not queue.bindings:
        yield _binding(service, queue.name, queue.exchange.name, queue.routing_key)


def _binding(service: str, queue: str, exchange: str, key: str) -> Settings:
    spec = {
        "source": exchange,
        "destination": queue,
        "destinationType": "queue",
        "routingKey": key,
    }
    return _object(service, "Binding", f"{queue}-{exchange}", spec)


def _object(service: str, kind: str, name: str, spec: Settings) -> Settings:
    # No underscores in names of objects.
    metadata = {"name": name.replace("_", "-"), "namespace": namespace(service)}
    place = {"vhost": VHOST, "rabbitmqClusterReference": CLUSTER}
    return {
        "apiVersion": "rabbitmq.com/v1beta1",
        "kind": kind,
        "metadata": metadata,
        "spec": spec | place,
    }
