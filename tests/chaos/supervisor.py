"""Runs a relay and two workers, each with another crash point."""

import random
import threading
from collections import Counter
from itertools import count
from pathlib import Path

from servicekit.testing.processes import Process, eventually

# A relay meets its points once per batch, a worker once per event.
RELAY_DEATHS = [
    f"relay.{point}=1"
    for point in ("before_publish", "after_publish", "before_mark", "after_mark")
]
WORKER_DEATHS = [
    f"worker.{point}=0.1" for point in ("before_commit", "after_commit", "before_ack")
]
DEATHS = {"relay": RELAY_DEATHS, "worker": WORKER_DEATHS}
POINTS = {death.partition("=")[0] for death in RELAY_DEATHS + WORKER_DEATHS}
COMMANDS = {
    "relay": ("servicekit.messaging.relay", "parcels"),
    "worker-1": ("parcels.worker",),
    "worker-2": ("parcels.worker",),
}
LOOK_EVERY_S = 0.1


class Supervisor:
    def __init__(self, url: str, amqp_url: str, folder: Path, service: Path) -> None:
        self._folder = folder
        self._environment = {
            "PARCELS_DATABASE_URL": url,
            "HAAT_AMQP_URL": amqp_url,
            "PYTHONPATH": f"{folder}:{service}",
        }
        self._running: dict[str, tuple[Process, str]] = {}
        self._kills: Counter[str] = Counter()
        self._numbers = count()
        self._is_calm = False
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def start(self) -> None:
        for name in COMMANDS:
            self._launch(name)
        self._thread.start()
        eventually(lambda: all(map(self._is_ready, COMMANDS)), within_s=60)

    def _is_ready(self, name: str) -> bool:
        return self._running[name][0].has_logged("_ready")

    def kill_one(self) -> None:
        """Kills a process at a random moment."""
        process, _ = self._running[random.choice(list(COMMANDS))]
        process.kill()
        self.count("at random")

    def count(self, what: str) -> None:
        self._kills[what] += 1

    def has_died_everywhere(self) -> bool:
        return set(self._kills) >= POINTS

    def calm(self) -> dict[str, int]:
        """Replaces processes that would die; returns the number of kills."""
        self._is_calm = True
        for process, _ in list(self._running.values()):
            process.kill()
        return dict(self._kills)

    def close(self) -> None:
        self._is_over.set()
        if self._thread.is_alive():
            self._thread.join()
        for process, _ in self._running.values():
            if process.exit_code is None:
                process.kill()
                process.wait()

    def _watch(self) -> None:
        while not self._is_over.wait(LOOK_EVERY_S):
            for name, (process, death) in list(self._running.items()):
                if process.exit_code is not None:
                    self._note(process, death)
                    self._launch(name)

    def _note(self, process: Process, death: str) -> None:
        if death and process.has_logged(_last_lines(death)):
            self.count(death.partition("=")[0])

    def _launch(self, name: str) -> None:
        death = self._next_death(name)
        environment = {**self._environment, "CRASH_AT": death}
        log = self._folder / f"{name}-{next(self._numbers)}.log"
        self._running[name] = (Process(log, environment, *COMMANDS[name]), death)

    def _next_death(self, name: str) -> str:
        """One nobody has died yet; each once, for a message that is delivered more
        often than the queue's limit is parked, and rightly so."""
        taken = {death for other, (_, death) in self._running.items() if other != name}
        for death in DEATHS[name.partition("-")[0]]:
            is_due = not self._kills[death.partition("=")[0]] and death not in taken
            if is_due and not self._is_calm:
                return death
        return ""


def _last_lines(death: str) -> str:
    return f"crash point {death.partition('=')[0]}"
