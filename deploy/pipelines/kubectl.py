"""kubectl, as the deployment commands use it."""

import json
import subprocess
from collections.abc import Sequence
from typing import Any

Object = dict[str, Any]


class Failed(Exception):
    """The error output of kubectl."""


def run(*words: str) -> None:
    """Its output goes to the terminal."""
    if subprocess.run(["kubectl", *words], check=False).returncode:
        raise Failed(f"kubectl {' '.join(words)} failed")


def read(namespace: str, *words: str) -> Object | None:
    """One object, or a list under `items`; None when there is no such object."""
    command = ["kubectl", "-n", namespace, "get", *words, "--ignore-not-found"]
    done = subprocess.run(
        [*command, "-o", "json"], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Failed(done.stderr.strip())
    found: Object | None = json.loads(done.stdout) if done.stdout.strip() else None
    return found


def replace(namespace: str, objects: Sequence[Object]) -> None:
    """Fails when somebody else changed one of them since they were read."""
    # One document each: of a List kubectl validates the fields itself, not the server.
    body = "\n---\n".join(map(json.dumps, objects))
    command = ["kubectl", "-n", namespace, "replace", "-f", "-"]
    done = subprocess.run(
        command, input=body, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Failed(done.stderr.strip())
