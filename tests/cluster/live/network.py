"""The network of the nodes: a bridge, a network namespace for each, routes to pods."""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

BRIDGE = "haat-nodes"
HOST = "10.200.0.1"
SERVICES = "10.96.0.0/16"
DNS = "10.96.0.10"


@dataclass(frozen=True)
class Machine:
    """One node's place in the network."""

    number: int

    @property
    def name(self) -> str:
        return f"node-{self.number}"

    @property
    def space(self) -> str:
        """Its network namespace, and the cgroup of its pods."""
        return f"haat-{self.name}"

    @property
    def address(self) -> str:
        return f"10.200.0.{10 + self.number}"

    @property
    def pods(self) -> str:
        return f"10.244.{self.number}.0/24"

    def command(self, *words: str) -> list[str]:
        """To run in its network. `ip netns exec` would hide cgroups from a kubelet."""
        return ["nsenter", f"--net=/run/netns/{self.space}", *words]

    def run(self, *words: str, stdin: str | None = None) -> str:
        return _run(*self.command(*words), stdin=stdin)


@contextmanager
def network(machines: Sequence[Machine]) -> Iterator[None]:
    """Removes what an earlier run left behind, and everything at the end."""
    _remove(machines)
    try:
        _run("ip", "link", "add", BRIDGE, "type", "bridge")
        _run("ip", "address", "add", f"{HOST}/24", "dev", BRIDGE)
        _run("ip", "link", "set", BRIDGE, "up")
        for machine in machines:
            _add(machine)
        for machine in machines:
            _route(machine, machines)
        # Who is no node reaches Services through the first one, as from outside.
        _run("ip", "route", "add", SERVICES, "via", machines[0].address)
        yield
    finally:
        _remove(machines)


def _add(machine: Machine) -> None:
    link = _link(machine)
    _run("ip", "netns", "add", machine.space)
    peer = ("peer", "name", "eth0", "netns", machine.space)
    _run("ip", "link", "add", link, "type", "veth", *peer)
    _run("ip", "link", "set", link, "master", BRIDGE, "up")
    machine.run("ip", "link", "set", "lo", "up")
    machine.run("ip", "address", "add", f"{machine.address}/24", "dev", "eth0")
    machine.run("ip", "link", "set", "eth0", "up")
    machine.run("ip", "route", "add", "default", "via", HOST)
    for setting in ("ip_forward=1", "conf.all.rp_filter=0", "conf.default.rp_filter=0"):
        machine.run("sysctl", "-qw", f"net.ipv4.{setting}")


def _link(machine: Machine) -> str:
    return f"haat-link-{machine.number}"


def _route(machine: Machine, machines: Sequence[Machine]) -> None:
    _run("ip", "route", "add", machine.pods, "via", machine.address)
    for other in machines:
        if other != machine:
            machine.run("ip", "route", "add", other.pods, "via", other.address)


def _remove(machines: Sequence[Machine]) -> None:
    for machine in machines:
        _try("ip", "link", "delete", _link(machine))
        _try("ip", "netns", "delete", machine.space)
    _try("ip", "link", "delete", BRIDGE)


def _run(*words: str, stdin: str | None = None) -> str:
    done = subprocess.run(
        words, input=stdin, capture_output=True, text=True, timeout=60
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(words)}: {done.stderr.strip()}")
    return done.stdout


def _try(*words: str) -> None:
    subprocess.run(words, capture_output=True, timeout=60)
