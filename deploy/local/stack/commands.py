"""Runs other programs: their output goes to a log, and a failure prints its end."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from stack.trouble import Trouble

LINES_SHOWN = 20
ERRORS_SHOWN = 6


def run(
    command: Sequence[object],
    log: Path,
    cwd: Path,
    environment: Mapping[str, str] | None = None,
) -> None:
    """Run to the end; raise Trouble with the end of the output when it fails."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output:
        code = subprocess.call(
            [str(word) for word in command],
            cwd=cwd,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    if code != 0:
        shown = " ".join(str(word) for word in command)
        raise Trouble(f"This failed (exit {code}): {shown}\n{tail(log)}\nSee {log}")


def tail(log: Path) -> str:
    """The end of a log, and before it the first errors: npm ends with its usage."""
    if not log.exists():
        return "(no output)"
    lines = log.read_text("utf-8", errors="replace").splitlines()
    early, late = lines[:-LINES_SHOWN], lines[-LINES_SHOWN:]
    errors = [line for line in early if "error" in line.lower()][:ERRORS_SHOWN]
    return "\n".join(f"    {line}" for line in [*errors, *late])
