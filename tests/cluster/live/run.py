"""Runs `k8s/small` on nodes with containers, walks on it, and prints each walk."""

import fcntl
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.cluster import build, controllers
from tests.cluster.control_plane import running
from tests.cluster.live import dns, images, metrics, small, volumes
from tests.cluster.live.enforcement import enforced
from tests.cluster.live.network import HOST, Machine, network
from tests.cluster.live.nodes import nodes
from tests.cluster.walks import (
    backed_up,
    blocked_table,
    canary,
    drained,
    enquiry,
    failed_handler,
    failed_pages,
    fifth_service,
    first_company,
    leaderless_queue,
    lost_purges,
    parked_events,
    policies,
    previous_code,
    rebuilt,
    refused_sign_ins,
    relay_missing,
    remote_swapped,
    restored,
    rollout,
    rotated,
    scaled,
    shell_away,
    side_by_side,
    sms_codes,
    stopped_broker,
    undone,
    unschedulable,
    versions,
    waiting_queue,
)
from tests.cluster.walks.system import Line, System, eventually

# Of `small`: a node of 4 GiB; half a GiB of it is for the kubelet and the system.
WELL_WITHIN_S = 120
SIZE = (1.9, 3_584)
COLUMNS = "{:42}  {}"
HEAD = COLUMNS.format("on nodes with containers", "what was found")
Walks = dict[int, tuple[Callable[[System], Line], ...]]
# Before the demo data, as operators have it.
OF_NEW_SYSTEM: Walks = {1: (first_company.walk,)}
WALKS: Walks = {
    1: (
        enquiry.walk,
        policies.walk,
        shell_away.walk,
        failed_pages.walk,
        unschedulable.walk,
        rollout.walk,
        versions.walk,
        previous_code.walk,
        remote_swapped.walk,
        undone.walk,
        canary.walk,
        rotated.walk,
        stopped_broker.walk,
        failed_handler.walk,
        waiting_queue.walk,
        parked_events.walk,
        leaderless_queue.walk,
        relay_missing.walk,
        blocked_table.walk,
        lost_purges.walk,
        sms_codes.walk,
        refused_sign_ins.walk,
        rebuilt.walk,
        restored.walk,
        backed_up.walk,
    ),
    3: (
        enquiry.walk,
        policies.walk,
        side_by_side.walk,
        drained.walk,
        scaled.walk,
        fifth_service.walk,
    ),
}


def walk_all(counts: Sequence[int] = (1, 3)) -> Iterator[str]:
    """Prints a line for each walk; the faults. Only one run at a time: all use the
    same network."""
    binaries = build.build_nodes()
    with _alone(binaries), TemporaryDirectory(prefix="haat-images-") as name:
        archive = images.make(Path(name), binaries)
        print(f"\n{HEAD}", flush=True)
        for count in counts:
            yield from _walk(count, binaries, archive)


def _walk(count: int, binaries: Path, archive: Path) -> Iterator[str]:
    machines = [Machine(number) for number in range(count)]
    with (
        network(machines),
        running(binaries, HOST) as (cluster, processes),
        nodes(cluster, binaries, machines, archive, SIZE) as found,
        enforced(cluster, machines) as enforcement,
    ):
        controllers.start(cluster, processes, binaries, "*")
        volumes.make(cluster, cluster.folder / "disks")
        dns.install(cluster)
        small.define(cluster, binaries)
        began = time.monotonic()
        small.install(cluster)
        small.wait_until_ready(cluster)
        seconds = time.monotonic() - began
        eventually(partial(small.is_well, cluster), WELL_WITHIN_S, "haat doctor")
        named = f"small on {count} node{'s' if count > 1 else ''}"
        print(
            COLUMNS.format(named, f"all pods ready after {seconds:.0f} s"), flush=True
        )
        system = System(cluster, machines, enforcement, found.containers)
        for each in OF_NEW_SYSTEM.get(count, ()):
            yield from walked(each, system)
        small.seed(cluster)
        metrics.start(cluster, processes, binaries)
        for each in WALKS[count]:
            yield from walked(each, system)
        yield from walked(_enforced, system)


def _enforced(system: System) -> Line:
    """Else a walk may have passed because every packet was allowed."""
    figures = f"rules written {system.enforcement.times} times"
    return Line("network policies, until the end", figures, system.enforcement.faults)


def walked(walk: Callable[..., Line], *given: System) -> Iterator[str]:
    """Prints its line; the faults. A walk that fails is one; the others go on."""
    began = time.monotonic()
    try:
        line = walk(*given)
    except Exception as error:
        name = walk.__module__.rpartition(".")[2]
        traceback.print_exc()
        line = Line(name, "failed", [f"{type(error).__name__}: {error}"])
    print(COLUMNS.format(line.name, line.figures), flush=True)
    print(f"{'':42}  ({time.monotonic() - began:.0f} s)", flush=True)
    for fault in line.faults:
        print(f"{'':42}  {fault}", flush=True)
        yield f"{line.name}: {fault}"


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    with (folder.parent / "nodes.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
