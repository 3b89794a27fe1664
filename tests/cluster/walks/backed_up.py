"""docs/runbooks/restore.md: `haat backup` and `haat restore` of `small`, by forwarded
ports, and its uploaded files."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from rendering import KUBECTL

from tests.cluster.control_plane import free_ports
from tests.cluster.live import small
from tests.cluster.live.images import SERVICES
from tests.cluster.processes import Processes
from tests.cluster.walks import enquiry, uploads
from tests.cluster.walks.restored import lost, start, stop
from tests.cluster.walks.rollout import deployments
from tests.cluster.walks.system import Line, System, eventually

PORTS = {"postgres": 5432, "rabbitmq": 5672}
ANSWERS_WITHIN_S, WELL_WITHIN_S = 30, 300
RUNS_WITHIN_S = 600


def walk(system: System) -> Line:
    name = "haat backup and haat restore (restore)"
    if not shutil.which("pg_dump"):
        return Line(name, "SKIPPED: there are no client programs of PostgreSQL")
    before, sent = enquiry.send(system), uploads.send(system)
    folder = system.cluster.folder / "backup"
    with _operator(system) as environment:
        taken = _haat(environment, "backup", str(folder))
        uploads.copy(system, folder)
        files, after = uploads.stored(system), enquiry.send(system)
        faults = uploads.lose(system, sent)
        restored = _restored(system, environment, folder)
    uploads.restore(system, folder)
    faults += [*lost(system, before), *uploads.missing(system, sent, files)]
    faults += [] if lost(system, after) else ["an enquiry after the backup is there"]
    enquiry.send(system)
    eventually(partial(small.is_well, system.cluster), WELL_WITHIN_S, "haat doctor")
    figures = f"taken in {taken:.0f} s with {len(files)} files, nothing lost, "
    figures += f"back after {restored:.0f} s"
    return Line(name, figures, faults)


def _restored(system: System, environment: dict[str, str], folder: Path) -> float:
    """Seconds until everything is ready again."""
    began = time.monotonic()
    found = [each for each in deployments(system) if each[0][5:] in SERVICES]
    stop(system, found)
    _haat(environment, "restore", str(folder), "--force")
    start(system, found)
    return time.monotonic() - began


@contextmanager
def _operator(system: System) -> Iterator[dict[str, str]]:
    """The settings of `haat` on an operator's machine, where ports are forwarded."""
    processes = Processes(system.cluster.folder)
    ports = dict(zip(PORTS, free_ports(len(PORTS)), strict=True))
    try:
        for name, port in ports.items():
            command = [str(KUBECTL), f"--kubeconfig={system.cluster.kubeconfig}"]
            command += ["port-forward", "--namespace=haat-data", f"service/{name}"]
            processes.start(f"forward-{name}", [*command, f"{port}:{PORTS[name]}"])
        for port in ports.values():
            processes.wait(lambda port=port: _answers(port), ANSWERS_WITHIN_S)
        # No address of another system.
        others = {key: value for key, value in os.environ.items() if "_URL" not in key}
        yield {**others, **_settings(system.cluster.folder, ports)}
    finally:
        processes.stop()


def _answers(port: int) -> bool:
    with socket.socket() as found:
        return found.connect_ex(("127.0.0.1", port)) == 0


def _settings(folder: Path, ports: dict[str, int]) -> dict[str, str]:
    secrets = folder / "operator"
    shutil.copytree(folder / "small", secrets)
    for file in secrets.glob("*_URL"):
        text = file.read_text("utf-8")
        for name, port in ports.items():
            text = text.replace(f"@{name}:{PORTS[name]}", f"@127.0.0.1:{port}")
        file.write_text(text, "utf-8")
    places = {"HAAT_STORAGE_DIR": str(secrets / "files")}
    places["AUTH_KEYS_DIR"] = str(secrets / "keys")
    return {"HAAT_SECRETS_DIR": str(secrets), **places}


def _haat(environment: dict[str, str], *words: str) -> float:
    """Seconds; raises CalledProcessError."""
    began = time.monotonic()
    subprocess.run(
        [small.HAAT, *words], env=environment, check=True, timeout=RUNS_WITHIN_S
    )
    return time.monotonic() - began
