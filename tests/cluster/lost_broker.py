"""A cluster of three brokers loses a node, then another one, while events are published
and handled; every event has its effect once.

The nodes are processes on the loopback: Debian's RabbitMQ with quorum queues as k8s/
declares them. A relay and two workers use them through one address and run on; a
process that ends is a fault.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import psycopg
from rendering import ROOT
from sqlalchemy import text
from stack import postgres

from servicekit.testing.brokers import SERVER
from servicekit.testing.databases import create_mechanism
from servicekit.testing.processes import Process, eventually, install
from tests.chaos.ledger import Ledger
from tests.cluster.brokers import Brokers, brokers
from tests.cluster.walks.system import Line
from tests.load.drill import empty_cluster

SERVICE = ROOT / "libs/servicekit/tests/messaging/service"
QUEUE = "parcels.parcels.parcel_sent"
NAME = "a broker of three lost under load"
BATCH, EVERY_S = 100, 0.5
# Batches before, while and after a node is away; once for each lost node.
BATCHES, LOST = 4, 2
READY_WITHIN_S = 120
SETTLED_WITHIN_S = 240
COMMANDS = {
    "relay": ("servicekit.messaging.relay", "parcels"),
    "worker-1": ("parcels.worker",),
    "worker-2": ("parcels.worker",),
}
UNPUBLISHED = text("select count(*) from outbox where published_at is null")


@dataclass(frozen=True)
class Parcels:
    """The service with these brokers: what it was given, and its processes."""

    brokers: Brokers
    ledger: Ledger
    processes: dict[str, Process]


def missing() -> str | None:
    """Why it cannot run here."""
    if not SERVER.exists() or postgres.binaries() is None:
        return "RabbitMQ or PostgreSQL is missing; make up installs them"
    return None


def walk() -> Line:
    with tempfile.TemporaryDirectory(prefix="haat-brokers-") as name:
        folder = Path(name)
        with empty_cluster(folder) as port, brokers(folder) as nodes:
            url = _database(port)
            with _parcels(folder, nodes, url) as parcels:
                began = time.monotonic()
                for _ in range(LOST):
                    _lose_one(parcels)
                with suppress(AssertionError):  # then it says what is missing
                    eventually(parcels.ledger.is_settled, SETTLED_WITHIN_S)
                return _line(parcels, time.monotonic() - began)


def _lose_one(parcels: Parcels) -> None:
    """The one that leads is killed as by a power cut, and comes back."""
    nodes, leader = parcels.brokers.nodes, parcels.brokers.leader(QUEUE)
    lost = next(each for each in nodes if each.node == leader)
    _write(parcels)
    lost.kill()
    _write(parcels)
    eventually(
        lambda: parcels.brokers.leader(QUEUE) not in ("", leader), READY_WITHIN_S
    )
    lost.start()
    _write(parcels)
    eventually(lambda: parcels.brokers.online(QUEUE) == len(nodes), READY_WITHIN_S)


def _write(parcels: Parcels) -> None:
    for _ in range(BATCHES):
        parcels.ledger.write(BATCH)
        parcels.ledger.write_in_vain(5)
        time.sleep(EVERY_S)


def _line(parcels: Parcels, seconds: float) -> Line:
    found = parcels.ledger.compare()
    with parcels.ledger.engine.connect() as connection:
        unpublished = connection.execute(UNPUBLISHED).scalar()
    counts = {
        "lost": len(found.lost),
        "doubled": len(found.doubled),
        "ghosts": len(found.ghosts),
        "unpublished": unpublished,
        "dead letters": parcels.brokers.failed_events(),
    }
    faults = [f"{number} {what}" for what, number in counts.items() if number]
    for name, process in parcels.processes.items():
        if process.exit_code is not None:
            faults.append(f"{name} ended: {process.log.read_text('utf-8')[-500:]}")
    figures = ", ".join(f"{number} {what}" for what, number in counts.items())
    line = f"{LOST} nodes lost, {found.written} events in {seconds:.0f} s, {figures}"
    return Line(NAME, line, faults)


@contextmanager
def _parcels(folder: Path, nodes: Brokers, url: str) -> Iterator[Parcels]:
    """The processes, ready; each queue has a member on each node."""
    install("parcels", "parcels.commands:service", folder)
    given = {
        "PARCELS_DATABASE_URL": url,
        "HAAT_AMQP_URL": nodes.url,
        "PYTHONPATH": f"{folder}:{SERVICE}",
    }
    processes: dict[str, Process] = {}
    try:
        for name, words in COMMANDS.items():
            processes[name] = Process(folder / f"{name}.log", given, *words)
        ready = lambda: all(  # noqa: E731
            each.has_logged("_ready") for each in processes.values()
        )
        eventually(ready, READY_WITHIN_S)
        eventually(lambda: nodes.online(QUEUE) == len(nodes.nodes), READY_WITHIN_S)
        yield Parcels(nodes, Ledger(url), processes)
    finally:
        for each in processes.values():
            each.kill()
            each.wait()


def _database(port: int) -> str:
    with psycopg.connect(
        f"postgresql://haat@127.0.0.1:{port}/postgres", autocommit=True
    ) as connection:
        connection.execute("create database parcels")
    url = f"postgresql+psycopg://haat@127.0.0.1:{port}/parcels"
    sys.path.insert(0, str(SERVICE))
    from parcels.tables import OWN

    create_mechanism(Ledger(url).engine, OWN)
    return url
