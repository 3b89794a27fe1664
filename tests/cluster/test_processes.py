"""A process that may start again does, so often and no oftener."""

from pathlib import Path

import pytest

from tests.cluster.processes import Ended, Processes

PATIENCE_S = 10


def test_a_process_starts_again_until_it_runs(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    lives = f"echo >> {starts}; test $(wc -l < {starts}) -ge 3 && exec sleep 60; exit 1"
    processes = Processes(tmp_path)
    processes.start("third-time", ["sh", "-c", lives], restarts=2)
    try:
        processes.wait(lambda: starts.exists() and _lines(starts) == 3, PATIENCE_S)
        processes.check()
    finally:
        processes.stop()


def test_one_that_ends_once_more_is_an_error(tmp_path: Path) -> None:
    processes = Processes(tmp_path)
    processes.start("false", ["sh", "-c", "echo tried; exit 1"], restarts=2)
    with pytest.raises(Ended, match="false ended"):
        processes.wait(lambda: False, PATIENCE_S)
    assert _lines(tmp_path / "false.log") == 3
    processes.stop()


def _lines(file: Path) -> int:
    return len(file.read_text("utf-8").splitlines())
