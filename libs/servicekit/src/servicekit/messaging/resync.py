"""Rebuilds a replica: bind first, then apply the owner's versioned snapshot."""

from collections.abc import Iterator
from typing import Any

import orjson
from sqlmodel import Session

from servicekit import crash
from servicekit.db import Database
from servicekit.messaging import snapshots, topology
from servicekit.services import ServiceSpec

PAGE = 200
TIMEOUT_S = 30


class UnknownReplica(Exception):
    pass


def resync(spec: ServiceSpec, replica: str) -> int:
    """Applies every event of the owner's snapshot; answers how many.

    Raises UnknownReplica, or nameko's RpcTimeout when the owner's worker is away.
    """
    if replica not in spec.replicas:
        raise UnknownReplica(f"{spec.name} keeps {', '.join(spec.replicas) or 'none'}")
    settings = spec.settings()
    topology.declare(settings.amqp_url, spec.queues())
    database = Database.connect(settings, with_reads=False)
    try:
        return apply_snapshot(spec, database, settings.amqp_url, replica)
    finally:
        database.engine.dispose()


def apply_snapshot(
    spec: ServiceSpec, database: Database, amqp_url: str, replica: str
) -> int:
    """A transaction for each page. The queues have to be bound before.

    Handlers guard by version, so live events and the snapshot may come in any order.
    """
    count = 0
    for page in _pages(amqp_url, spec.replicas[replica], replica):
        with database.session() as session:
            count += sum(_apply(session, spec, body) for body in page)
        crash.point("snapshot.after_page")
    with database.session() as session:
        snapshots.record(session, replica)
    return count


def _pages(amqp_url: str, owner: str, kind: str) -> Iterator[list[dict[str, Any]]]:
    # Here, not above: it brings eventlet, which only a worker should carry.
    from nameko.standalone.rpc import ClusterRpcProxy

    config = {"AMQP_URI": amqp_url}
    after = ""
    with ClusterRpcProxy(config, timeout=TIMEOUT_S) as cluster:
        while page := cluster[owner].snapshot(kind, after, PAGE):
            yield page
            after = page[-1]["cursor"]


def _apply(session: Session, spec: ServiceSpec, item: dict[str, Any]) -> int:
    envelope = item["event"]
    for subscription in spec.subscriptions:
        if subscription.event.type == envelope["type"]:
            subscription.handler(session, subscription.parse(orjson.dumps(envelope)))
            return 1
    return 0
