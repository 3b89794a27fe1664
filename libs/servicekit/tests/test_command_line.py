"""`haat` answers a wrong argument with one line."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "words", [("outbox", "retry", "nobody"), ("resync", "nobody", "sellers")]
)
def test_a_service_of_another_pod_is_one_line(words: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "servicekit.cli.main", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith("haat: nobody is not installed here")
