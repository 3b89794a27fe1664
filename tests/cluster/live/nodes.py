"""Starts and ends nodes that run containers."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.cluster.cluster import Cluster
from tests.cluster.live import kubelet
from tests.cluster.live.containerd import Containerd
from tests.cluster.live.network import Machine
from tests.cluster.processes import Processes

KUBELET_RESTARTS = 20
READY_WITHIN_S = 180
STOPS_WITHIN_S = 60


@dataclass(frozen=True)
class Nodes:
    machines: Sequence[Machine]
    containers: Sequence[Containerd]


@contextmanager
def nodes(
    cluster: Cluster,
    binaries: Path,
    machines: Sequence[Machine],
    images: Path,
    size: kubelet.Size,
) -> Iterator[Nodes]:
    """Each machine becomes a ready node with these images. Their network is there."""
    processes = Processes(cluster.folder)
    containers = [Containerd(each, cluster.folder / each.name) for each in machines]
    try:
        _start_containerd(processes, containers, images)
        for machine, each in zip(machines, containers, strict=True):
            kubelet.make_cgroup(machine)
            given = (binaries, each.folder, machine, cluster.connection)
            proxy = kubelet.proxy(*given, cluster.authority)
            node = kubelet.kubelet(*given, cluster.authority, size)
            processes.start(f"{machine.name}-proxy", proxy)
            # It ends when containerd answers, but not yet its runtime API.
            processes.start(f"{machine.name}-kubelet", node, KUBELET_RESTARTS)
        processes.wait(lambda: _are_ready(cluster, len(machines)), READY_WITHIN_S)
        yield Nodes(machines, containers)
    finally:
        _end(processes, containers)


def _start_containerd(
    processes: Processes, containers: Sequence[Containerd], images: Path
) -> None:
    """The first one loads the images; the others get copies before they start."""
    loader = Processes(containers[0].folder.parent)
    loader.start("containerd-load", containers[0].command())
    try:
        loader.wait(containers[0].is_ready, READY_WITHIN_S)
        containers[0].load(images)
    finally:
        loader.stop()
    for other in containers[1:]:
        other.copy_images(containers[0])
    for each in containers:
        processes.start(f"{each.machine.name}-containerd", each.command())
    for each in containers:
        processes.wait(each.is_ready, READY_WITHIN_S)


def _are_ready(cluster: Cluster, count: int) -> bool:
    path = "jsonpath={.items[*].status.conditions[?(@.type=='Ready')].status}"
    return cluster.call("get", "nodes", f"--output={path}").stdout.split() == (
        ["True"] * count
    )


def _end(processes: Processes, containers: Sequence[Containerd]) -> None:
    """Kubelets first, so that nothing starts again; then containers and mounts."""
    processes.stop("kubelet")
    for each in containers:
        each.end_containers()
    processes.stop()
    for each in containers:
        _end_shims(each.folder)
        _unmount(each.folder)
        kubelet.remove_cgroup(each.machine)
        shutil.rmtree(each.folder, ignore_errors=True)


def _end_shims(folder: Path) -> None:
    """Parents of containers that started while the node ended."""
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = file.read_bytes().split(b"\0")
        except OSError:
            continue
        if b"containerd-shim" in words[0] and f"{folder}/".encode() in b" ".join(words):
            os.kill(int(file.parent.name), signal.SIGKILL)


def _unmount(folder: Path) -> None:
    """Volumes and root file systems below a folder, the deepest first."""
    until = time.monotonic() + STOPS_WITHIN_S
    while places := _mounts(folder):
        for place in sorted(places, key=len, reverse=True):
            subprocess.run(["umount", "--lazy", place], capture_output=True)
        if time.monotonic() > until:
            raise TimeoutError(f"still mounted: {places[0]}")


def _mounts(folder: Path) -> list[str]:
    lines = Path("/proc/self/mounts").read_text("utf-8").splitlines()
    places = [line.split()[1] for line in lines]
    return [place for place in places if place.startswith(f"{folder}/")]
