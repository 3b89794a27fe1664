"""Every process of the stack: its command, its port, its health check."""

import json
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from stack import frontends, google, rabbitmq, traces, varnish
from stack.places import Places
from stack.ports import REMOTES, SERVICES, port_of

# Started in this order, stopped in the other.
STAGES = ("data", "work", "edge")

# Of the gateway. Its heap is small: collected when it has grown fivefold, not each time
# it doubles. Its threads leave half of the machine to those it waits for: looking for
# work on all cores it takes more from them than it wins. A cluster gives it cores of
# its own (ADR 68).
_HALF = str(max(1, (os.cpu_count() or 1) // 2))
GO = {"GOGC": "400", "GOMAXPROCS": os.environ.get("GOMAXPROCS", _HALF)}


@dataclass(frozen=True)
class Process:
    name: str
    stage: str
    command: list[str]
    port: int
    health: str | None = None
    environment: dict[str, str] = field(default_factory=dict)
    stop_wait_s: int = 15
    stop_signal: str = "TERM"
    writes_own_pid: bool = False


def all_processes(places: Places) -> list[Process]:
    services = [process for name in SERVICES for process in _service(places, name)]
    edge = [_errors(places), *_frontends(places), _varnish(places), _gateway(places)]
    return [*_data(places), *_stand_ins(places), *services, *edge]


def _data(places: Places) -> list[Process]:
    postgres = [sys.executable, "-m", "stack.start_postgres"]
    epmd = ["epmd", "-port", str(port_of("epmd")), "-address", "127.0.0.1"]
    return [
        # INT is PostgreSQL's fast shutdown; TERM would wait for every client.
        Process(
            "postgres",
            "data",
            postgres,
            port_of("postgres"),
            stop_signal="INT",
            stop_wait_s=30,
            writes_own_pid=True,
        ),
        Process("epmd", "data", epmd, port_of("epmd")),
        Process(
            "rabbitmq",
            "data",
            [str(rabbitmq.SERVER)],
            port_of("rabbitmq"),
            environment=rabbitmq.environment(places),
            stop_wait_s=40,
        ),
    ]


def _service(places: Places, name: str) -> list[Process]:
    bin_ = places.venv / "bin"
    address = ["--host", "127.0.0.1", "--port", str(port_of(name))]
    # Kept alive longer than the gateway keeps its idle connections.
    patience = ["--timeout-keep-alive", "75", "--timeout-graceful-shutdown", "8"]
    quiet = ["--no-access-log", "--no-server-header"]
    app = [str(bin_ / "uvicorn"), f"{name}.main:app", "--factory"]
    relay = [str(bin_ / "python"), "-m", "servicekit.messaging.relay", name]
    worker = [str(bin_ / "python"), "-m", f"{name}.worker"]
    return [
        Process(
            name,
            "work",
            [*app, *address, *patience, *quiet],
            port_of(name),
            "/health/ready",
        ),
        _background(f"{name}-relay", relay),
        _background(f"{name}-worker", worker),
    ]


def _background(name: str, command: list[str]) -> Process:
    port = port_of(name)
    metrics = {"HAAT_METRICS_PORT": str(port)}
    return Process(name, "work", command, port, "/metrics", metrics, stop_wait_s=30)


def _stand_ins(places: Places) -> list[Process]:
    python = [str(places.venv / "bin" / "python"), "-m"]
    found = []
    if traces.are_received():
        command = [*python, "tests.traces"]
        found.append(Process("traces", "data", command, port_of("traces"), "/health"))
    if google.has_stand_in():
        command = [*python, "tests.openid"]
        port = port_of("openid")
        found.append(Process("openid", "work", command, port, google.DISCOVERY))
    return found


def _frontends(places: Places) -> list[Process]:
    node = str(frontends.node(places))
    server = places.root / "frontends" / "shell" / "server" / "server.mjs"
    remote_server = places.root / "libs" / "web-server" / "src" / "remote-server.mjs"
    remotes = {
        name: {
            "url": f"/mf/{name}/",
            "origin": f"http://127.0.0.1:{port_of(f'mf-{name}')}",
        }
        for name in REMOTES
    }
    # A page is rendered from fresh answers: never from the cache.
    origin = f"http://127.0.0.1:{port_of('origin')}"
    shell = {"HAAT_API_ORIGIN": origin, "HAAT_REMOTES": json.dumps(remotes)}
    return [
        _node("shell", [node, str(server)], shell),
        *(
            _node(f"mf-{name}", [node, str(remote_server), name], {})
            for name in REMOTES
        ),
    ]


def _node(name: str, command: list[str], environment: dict[str, str]) -> Process:
    port = port_of(name)
    settings = {"PORT": str(port), "NODE_ENV": "production", **environment}
    return Process(name, "edge", command, port, "/healthz", settings)


def _errors(places: Places) -> Process:
    """The bodies of the gateway's own errors."""
    script = places.root / "gateway" / "serve_errors.py"
    port = port_of("gateway-errors")
    return Process(
        "gateway-errors",
        "edge",
        [str(places.venv / "bin" / "python"), str(script)],
        port,
        "/healthz",
        {"PORT": str(port)},
    )


def _varnish(places: Places) -> Process:
    port = port_of("varnish")
    return Process(
        "varnish",
        "edge",
        varnish.command(places),
        port,
        "/varnish-ping",
        varnish.environment(),
    )


def _gateway(places: Places) -> Process:
    configuration: Path = places.traefik / "traefik.yml"
    command = [str(places.venv / "bin" / "traefik"), f"--configfile={configuration}"]
    return Process("gateway", "edge", command, port_of("gateway"), environment=GO)
