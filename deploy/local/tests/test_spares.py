"""`make rollout`: the spare process that answers while another one restarts."""

import subprocess
import sys
from pathlib import Path

import pytest
from stack import gateway, orphans, ports, rollout, supervision
from stack.places import Places
from stack.processes import all_processes
from stack.spares import spare_for
from stack.trouble import Trouble

_PARTS = ("", "-relay", "-worker")
ROUTES = """\
  services:
    auth:
      loadBalancer:
        servers:
        - url: http://127.0.0.1:18102
    catalog:
      loadBalancer:
        servers:
        - url: http://127.0.0.1:18103
"""


@pytest.fixture
def places(tmp_path, monkeypatch):
    monkeypatch.setenv("HAAT_PORT", "18100")
    places = Places(Path(__file__).parents[3], tmp_path / "home")
    places.make_folders()
    places.traefik.mkdir()
    return places


def _rolled(places):
    names = rollout.rolled_names(places)
    return [p for p in all_processes(places) if p.name in names]


def test_services_and_frontends_are_rolled_with_all_their_processes(places):
    services = {f"{x}{part}" for x in ports.SERVICES for part in _PARTS}
    frontends = {"shell", *(f"mf-{name}" for name in ports.REMOTES)}

    assert set(rollout.rolled_names(places)) == services | frontends


def test_a_spare_uses_its_own_port(places):
    for process in _rolled(places):
        spare = spare_for(process)
        words = " ".join([*supervision.command(spare), str(spare.port)])

        assert spare.port == ports.port_of(f"{process.name}-spare")
        assert str(process.port) not in words.split()
        assert f"={process.port} " not in words
        assert str(spare.port) in words


def test_switching_the_gateway_changes_one_owner(places, monkeypatch):
    monkeypatch.setattr(gateway, "_leads_to", lambda owner, port: True)
    file = places.traefik / "routes.yml"
    file.write_text(ROUTES)

    gateway.turn(places, "auth", 18102, 18170)

    assert file.read_text() == ROUTES.replace("18102", "18170")


def test_switching_an_owner_without_a_route_changes_nothing(places):
    (places.traefik / "routes.yml").write_text(ROUTES)

    gateway.turn(places, "auth-relay", 18120, 18177)

    assert (places.traefik / "routes.yml").read_text() == ROUTES


def test_a_gateway_that_does_not_switch_gives_a_readable_error(places, monkeypatch):
    monkeypatch.setattr(gateway, "_leads_to", lambda owner, port: False)
    monkeypatch.setattr(gateway, "TURNS_WITHIN_S", 0)
    (places.traefik / "routes.yml").write_text(ROUTES)

    with pytest.raises(Trouble, match="did not turn to auth on port 18170"):
        gateway.turn(places, "auth", 18102, 18170)


def test_the_gateway_cannot_be_rolled_out(places):
    with pytest.raises(Trouble, match="gateway: not rolled"):
        rollout._chosen(places, ["gateway"])


def test_a_leftover_spare_is_stopped(places):
    words = [sys.executable, "-c", "import time; time.sleep(60)"]
    left = subprocess.Popen(words, env={"HAAT_RUN_DIR": str(places.run)})
    other = subprocess.Popen(words, env={"HAAT_RUN_DIR": str(places.run)})
    places.pid_file("auth-spare").write_text(str(left.pid))
    places.pid_file("auth").write_text(str(other.pid))
    try:
        orphans.end_one(places, "auth-spare")

        assert (left.wait(5), other.poll()) == (-15, None)
    finally:
        other.kill()
        other.wait()
