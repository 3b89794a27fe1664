"""`haat` answers a wrong argument with one line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from servicekit.cli.main import load_local_environment


@pytest.mark.parametrize(
    "words", [("outbox", "retry", "nobody"), ("resync", "nobody", "sellers")]
)
def test_a_service_of_another_pod_is_one_line(words: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "servicekit.cli.main", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith("haat: nobody is not installed here")


@pytest.mark.parametrize("is_another", [True, False])
def test_the_local_stack_is_not_mixed_with_another_systems_secrets(
    is_another: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "environ", {})
    (tmp_path / "env").write_text("AUTH_DATABASE_URL=local\n")
    if is_another:
        os.environ["HAAT_SECRETS_DIR"] = "secrets"

    load_local_environment(tmp_path / "env")

    assert ("AUTH_DATABASE_URL" in os.environ) is not is_another
