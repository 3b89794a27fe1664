"""`make cluster-test`: applies every environment to a real API server, runs `small` on
nodes with containers, and loses nodes of three brokers. `P=prod` does the first for one
environment, `P=nodes` the rest, `P=brokers` only the last.

Each environment gets an empty control plane of its own, as a cluster is one
environment. Exit 1 when the server refused or warned, when a second apply changed
something, when the stored network policies refuse a call that is needed or allow one
that is not, when pods are not admitted, not scheduled, or lost by draining nodes, or
when a walk on the running system (tests/cluster/walks) finds a fault.
"""

import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rendering import ENVIRONMENTS

from tests.cluster import build, check, lost_broker, rollout
from tests.cluster.live import needs
from tests.cluster.live import run as live

NODES, BROKERS = "nodes", "brokers"


def main(names: Sequence[str]) -> int:
    # What runs ends too when this process is terminated.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    faults = [] if [*names] == [BROKERS] else _on_kubernetes(names)
    if not names or {NODES, BROKERS} & {*names}:
        faults += _on_brokers()
    print(*faults, f"{len(faults)} faults", sep="\n")
    return 1 if faults else 0


def _on_kubernetes(names: Sequence[str]) -> list[str]:
    if not build.is_built() and (reason := build.missing()):
        print(f"SKIPPED: {reason}.")
        return []
    folder = build.build()
    print(f"Kubernetes {build.version()}", flush=True)
    environments = [each for each in names if each not in (NODES, BROKERS)]
    faults = []
    if environments or not names:
        faults += _faults(environments or ENVIRONMENTS, folder)
    if not names or NODES in names:
        faults += _on_nodes()
    return faults


def _on_brokers() -> Iterator[str]:
    if reason := lost_broker.missing():
        print(f"\nThree brokers: SKIPPED, {reason}.", flush=True)
        return
    print(f"\n{live.COLUMNS.format('on three brokers', 'what was found')}", flush=True)
    yield from live.walked(lost_broker.walk)


def _on_nodes() -> Iterator[str]:
    if reason := needs.missing():
        print(f"\nNodes with containers: SKIPPED, {reason}.", flush=True)
        return
    yield from live.walk_all()


def _faults(names: Sequence[str], folder: Path) -> Iterator[str]:
    for part, step in ((check, check.check), (rollout, rollout.roll_out)):
        print(f"\n{part.LEGEND}\n\n{part.HEAD}", flush=True)
        for name in names:
            result = step(name, folder)
            print(result.line, flush=True)
            yield from result.faults


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
