"""Processes of one test: all end with it, the last one first."""

import subprocess
import time
from collections.abc import Callable
from pathlib import Path

ENDS_WITHIN_S = 20
OUTPUT_CHARACTERS = 2_000


class Ended(Exception):
    """A process that should run has ended."""


class Processes:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running: dict[str, subprocess.Popen[bytes]] = {}
        self._commands: dict[str, tuple[list[str], int]] = {}

    def start(self, name: str, command: list[str], restarts: int = 0) -> None:
        """Its output goes to `<folder>/<name>.log`. `check` starts it again so often,
        as an init system does."""
        self._commands[name] = (command, restarts)
        with (self._folder / f"{name}.log").open("ab") as log:
            self._running[name] = subprocess.Popen(
                command, stdout=log, stderr=subprocess.STDOUT
            )

    def wait(self, is_ready: Callable[[], bool], patience_s: float) -> None:
        """Raises Ended, or TimeoutError."""
        until = time.monotonic() + patience_s
        while not is_ready():
            self.check()
            if time.monotonic() > until:
                raise TimeoutError(f"not ready in {patience_s:.0f} s")
            time.sleep(0.2)

    def check(self) -> None:
        """Raises Ended with the end of a log."""
        for name, process in [*self._running.items()]:
            if process.poll() is None:
                continue
            command, restarts = self._commands[name]
            if restarts:
                self.start(name, command, restarts - 1)
            else:
                output = (self._folder / f"{name}.log").read_text("utf-8", "replace")
                raise Ended(f"{name} ended: {output[-OUTPUT_CHARACTERS:]}")

    def stop(self, part: str = "") -> None:
        """All, or those with this in their names."""
        names = [name for name in self._running if part in name]
        for name in reversed(names):
            process = self._running.pop(name)
            process.terminate()
            try:
                process.wait(ENDS_WITHIN_S)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
