"""The real processes of a service in a test: its relay and its worker."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

# What Kubernetes gives a pod that ends (k8s/components/restricted).
GRACE_S = 45
LAST_OUTPUT = 2_000  # characters


def install(service: str, spec: str, folder: Path) -> None:
    """Registers a service that is no package, where `folder` is on the path."""
    metadata = folder / f"{service}-0.dist-info"
    metadata.mkdir(parents=True, exist_ok=True)
    (metadata / "METADATA").write_text(f"Name: {service}\nVersion: 0\n")
    lines = f"[haat.services]\n{service} = {spec}\n"
    (metadata / "entry_points.txt").write_text(lines)


class Process:
    """`python -m <module> …`; its output is in `log`."""

    def __init__(
        self, log: Path, environment: Mapping[str, str], *arguments: str
    ) -> None:
        self.log = log
        with log.open("ab") as output:
            self._process = subprocess.Popen(  # noqa: S603
                [sys.executable, "-m", *arguments],
                env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
                stdout=output,
                stderr=output,
            )

    @property
    def exit_code(self) -> int | None:
        """None while it runs; minus the signal's number when one ended it."""
        return self._process.poll()

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()

    def wait(self, timeout_s: float = GRACE_S) -> int:
        """Its exit code; raises AssertionError with its last output when it runs on."""
        try:
            return self._process.wait(timeout_s)
        except subprocess.TimeoutExpired:
            output = self.log.read_text()[-LAST_OUTPUT:]
            raise AssertionError(f"runs after {timeout_s} s: {output}") from None

    def has_logged(self, text: str) -> bool:
        return text in self.log.read_text()


def eventually(holds: Callable[[], object], within_s: float = 30) -> None:
    """Raises AssertionError when it does not hold in time."""
    deadline = time.monotonic() + within_s
    while not holds():
        if time.monotonic() > deadline:
            raise AssertionError(f"not within {within_s} s")
        time.sleep(0.05)
