"""`make rollout`: restarts one process after the other without failed requests (ADR
22).

A spare starts on another port. When it is ready, the gateway sends requests to it, and
the old process ends. Ports are fixed, so the process then starts on its own port again,
and the spare ends in the same way. Relays and workers have no callers: their spare
takes the lead or reads the same queues.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from stack import gateway, readiness
from stack.places import Places
from stack.ports import OFFSETS, spare_of
from stack.processes import Process, all_processes
from stack.spares import Spare
from stack.supervisor import Supervisor
from stack.trouble import Trouble

# What the gateway had already chosen for the old process has reached it by then:
# the `preStop` pause of a cluster.
DRAIN_S = 2.0
ENDS_WITHIN_S = 10.0


@dataclass(frozen=True)
class Rolled:
    """`ended_s`: from SIGTERM to the end, of the process and of its spare."""

    name: str
    took_s: float
    ended_s: tuple[float, float]

    @property
    def is_quick(self) -> bool:
        return max(self.ended_s) <= ENDS_WITHIN_S


def rollout(places: Places, names: list[str]) -> None:
    """Print a line for each process; Trouble when one ended too slowly."""
    slow = []
    for rolled in roll(places, names):
        first, second = rolled.ended_s
        print(
            f"{rolled.name:<20} restarted in {rolled.took_s:5.1f} s; "
            f"ended {first:.1f} s and {second:.1f} s after SIGTERM",
            flush=True,
        )
        slow += [] if rolled.is_quick else [rolled.name]
    if slow:
        raise Trouble(f"Ended later than {ENDS_WITHIN_S:.0f} s: {', '.join(slow)}")


def roll(places: Places, names: list[str]) -> Iterator[Rolled]:
    """One process after the other; all but the data's servers without names."""
    supervisor = Supervisor(places)
    if not supervisor.is_up():
        raise Trouble("Haat is not running: make up")
    for process in _chosen(places, names):
        yield _one(places, supervisor, process)


def rolled_names(places: Places) -> list[str]:
    return [process.name for process in _chosen(places, [])]


def _chosen(places: Places, names: list[str]) -> list[Process]:
    known = {p.name: p for p in all_processes(places) if _is_rolled(p)}
    if unknown := [name for name in names if name not in known]:
        raise Trouble(f"{', '.join(unknown)}: not rolled. Choose of {', '.join(known)}")
    return [known[name] for name in names] or list(known.values())


def _is_rolled(process: Process) -> bool:
    return spare_of(process.name) in OFFSETS


def _one(places: Places, supervisor: Supervisor, process: Process) -> Rolled:
    began = time.monotonic()
    with _spare(places, process) as spare:
        readiness.await_one(places, spare.process)
        gateway.turn(places, process.name, process.port, spare.process.port)
        time.sleep(DRAIN_S)
        first = _timed(lambda: supervisor.stop([process.name]))
        supervisor.start(process.name)
        readiness.await_one(places, process)
        gateway.turn(places, process.name, spare.process.port, process.port)
        time.sleep(DRAIN_S)
        second = spare.stop(places)
    return Rolled(process.name, time.monotonic() - began, (first, second))


@contextmanager
def _spare(places: Places, process: Process) -> Iterator[Spare]:
    """Whatever happens, the process runs on its own port when this is over."""
    spare = Spare.start(places, process)
    try:
        yield spare
    except BaseException:
        Supervisor(places).start(process.name)
        readiness.await_one(places, process)
        gateway.turn(places, process.name, spare.process.port, process.port)
        raise
    finally:
        if spare.running.poll() is None:
            spare.stop(places)


def _timed(act: Callable[[], None]) -> float:
    began = time.monotonic()
    act()
    return time.monotonic() - began
