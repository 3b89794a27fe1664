"""compose.yaml runs what the local stack runs, with secure settings."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from source import ROOT, SERVICES

from tests.images import compose
from tests.versions.tested import TESTED_POSTGRES, TESTED_RABBITMQ

# One container holds both; the others are stand-ins of tests.
INSIDE_OTHERS = {"epmd", "openid", "traces"}
SECRET = re.compile(r"(password|secret|token|pepper|_key|_url|database)", re.I)
HARMLESS = re.compile(r"^(https?://|/|\$\{HAAT_)")


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> compose.System:
    for name in ("HAAT_VERSION", "HAAT_SECRETS", "HAAT_ENVIRONMENT"):
        monkeypatch.delenv(name, raising=False)
    return compose.load()


def test_every_process_of_the_local_stack_has_its_container(
    system: compose.System,
) -> None:
    sys.path.insert(0, str(ROOT / "deploy" / "local"))
    from stack.places import Places
    from stack.processes import all_processes

    processes = {p.name for p in all_processes(Places.found())} - INSIDE_OTHERS
    running = {name for name, one in system.services.items() if not one.ends}
    assert running == processes


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_is_started_with_the_command_of_the_local_stack(
    name: str, system: compose.System
) -> None:
    sys.path.insert(0, str(ROOT / "deploy" / "local"))
    from stack.places import Places
    from stack.processes import all_processes

    local = {p.name: p for p in all_processes(Places.found())}
    for process in (name, f"{name}-relay", f"{name}-worker"):
        said = system.services[process].given["command"]
        assert _words(said) == _words(local[process].command), process


def test_every_long_running_container_has_a_health_check(
    system: compose.System,
) -> None:
    silent = [
        one.name
        for one in system.services.values()
        if not one.ends and "healthcheck" not in one.given
    ]
    assert silent == []


def test_our_containers_are_read_only_and_unprivileged(system: compose.System) -> None:
    for one in system.services.values():
        assert "no-new-privileges:true" in one.given["security_opt"], one.name
        if one.is_ours:
            assert one.given["user"] == "10001:10001", one.name
            assert one.given["read_only"] is True, one.name
            assert one.given["cap_drop"] == ["ALL"], one.name


def test_foreign_images_have_a_tested_version(system: compose.System) -> None:
    foreign = {
        one.name: one.given["image"]
        for one in system.services.values()
        if not one.is_ours
    }
    assert foreign.keys() == {"postgres", "rabbitmq"}
    assert TESTED_RABBITMQ.fullmatch(foreign["rabbitmq"])
    postgres = re.fullmatch(
        r"postgres:(\d+)-bookworm@sha256:[0-9a-f]{64}", foreign["postgres"]
    )
    assert postgres
    assert int(postgres[1]) in TESTED_POSTGRES


def test_settings_are_text(system: compose.System) -> None:
    """A process would get `on` as `true`."""
    for one in system.services.values():
        for name, value in one.given.get("environment", {}).items():
            assert isinstance(value, str), f"{one.name}: {name}"


def test_the_compose_file_contains_no_secret(system: compose.System) -> None:
    for one in system.services.values():
        for name, value in one.given.get("environment", {}).items():
            plain = SECRET.search(name) and not HARMLESS.match(str(value))
            assert not plain, f"{one.name}: {name}"
            assert "@" not in str(value), f"{one.name}: {name}"


def test_every_secret_is_written_once_and_not_overwritten(
    tmp_path: Path, system: compose.System
) -> None:
    write = [sys.executable, "deploy/compose/write_secrets.py", str(tmp_path)]
    subprocess.run(write, cwd=ROOT, check=True)
    first = {file.name: file.read_text() for file in tmp_path.iterdir()}
    subprocess.run(write, cwd=ROOT, check=True)

    assert set(system.secrets) == set(first)
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == first
    used = {n for one in system.services.values() for n in one.given.get("secrets", ())}
    assert used == set(first)


def test_producers_start_after_tables_and_queues(system: compose.System) -> None:
    for name in SERVICES:
        wanted = {"postgres", "rabbitmq", f"{name}-migrate", f"{name}-topology"}
        for process in (name, f"{name}-relay", f"{name}-worker"):
            assert wanted <= set(system.services[process].waits_for), process
    assert len(system.in_order()) == len(system.services)


def test_the_gateway_routes_each_owner_to_its_container(system: compose.System) -> None:
    text = (ROOT / "deploy/images/gateway.Dockerfile").read_text()
    servers = dict(re.findall(r"--server (\S+)=http://(\S+):8000", text))

    # Owned by the gateway itself: its error bodies.
    assert servers.pop("gateway") == "gateway-errors"
    assert {*servers, "gateway-errors"} <= set(system.services)
    assert all(owner == host for owner, host in servers.items())


def _words(command: list[str]) -> list[str]:
    """Without the path of the program and its address, which differ."""
    words = " ".join(str(word) for word in command).replace("=", " ").split()
    words = [Path(words[0]).name, *words[1:]]
    for key in ("--host", "--port"):
        if key in words:
            at = words.index(key)
            words = words[:at] + words[at + 2 :]
    return words
