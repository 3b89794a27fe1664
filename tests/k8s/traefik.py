"""A real Traefik with the routes of the rendered objects of a cluster."""

import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from copy import deepcopy
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import yaml
from cluster import Objects, running, serving
from haat_gateway.cluster import cluster_static
from haat_gateway.kubernetes import GATEWAY
from rendering import ROOT, Manifest, deployables, of_kind, rendered

from servicekit.testing.ports import unused_port

TRAEFIK = Path(sys.executable).with_name("traefik")


@dataclass(frozen=True)
class Gateway:
    # Of the entry point `origin`, and of the one that visitors reach.
    port: int
    outer: int
    log: Path
    ops: int
    process: "subprocess.Popen[bytes]"
    objects: Objects
    # The port of each namespace's server.
    backends: dict[str, int]

    @property
    def is_ready(self) -> bool:
        """Waits until it has read all routes."""
        with socket.create_connection(("127.0.0.1", self.port), 5) as caller:
            caller.sendall(b"GET /api/nothing HTTP/1.0\r\nHost: x\r\n\r\n")
            return b"application/json" in caller.recv(4096)

    @property
    def complaints(self) -> list[str]:
        """Errors of Traefik, which skips what it cannot read."""
        lines = self.log.read_text("utf-8").splitlines()
        mistaken = [line for line in lines if '"level":"error"' in line]
        return [line for line in mistaken if "haat-tls" not in line]


@contextmanager
def gateway(
    folder: Path,
    away: Collection[str] = (),
    timeout: str = "60s",
    throttle: str = "2s",
    environment: Mapping[str, str] = {},
    canaries: Sequence[str] = (),
) -> Iterator[Gateway]:
    """`away`: namespaces without a single pod that is ready; `timeout`: of a server;
    `throttle`: it builds its routes no more often; `canaries`: overlays with a pod of
    the canary, whose name ends with `/canary`."""
    with ExitStack() as stack:
        objects = _requested_path(_manifests(canaries))
        port, outer, ops = unused_port(), unused_port(), unused_port()
        backends = _start_backends(stack, objects, away, port)
        _listen_at(objects, {"origin": port, "secure": outer})
        known = Objects(objects)
        api = stack.enter_context(serving(known))
        file, log = folder / "traefik.yaml", folder / "traefik.log"
        settings = _settings(api, {"origin": port, "secure": outer, "ops": ops})
        timeouts = settings["serversTransport"]["forwardingTimeouts"]
        timeouts["responseHeaderTimeout"] = timeout
        settings["providers"]["providersThrottleDuration"] = throttle
        file.write_text(yaml.safe_dump(settings), "utf-8")
        process = stack.enter_context(_process(file, log, environment))
        yield Gateway(port, outer, log, ops, process, known, backends)


def _manifests(canaries: Sequence[str]) -> tuple[Manifest, ...]:
    """Those of `prod`, and the Services of these canaries."""
    every = [
        each
        for owner in (*deployables(), "platform", "varnish")
        for each in rendered(f"{owner}/overlays/prod")
    ]
    for overlay in canaries:
        every += of_kind(rendered(f"{overlay}/canary"), "Service")
    return tuple(every)


def _start_backends(
    stack: ExitStack, objects: list[Manifest], away: Collection[str], port: int
) -> dict[str, int]:
    """A server for each Service, added to `objects` as its endpoint; their ports."""
    backends: dict[str, int] = {}
    for service in of_kind(tuple(objects), "Service"):
        space, named = (service["metadata"][key] for key in ("namespace", "name"))
        if (space, named) == (GATEWAY, "origin"):
            objects.append(endpoints(named, space, [port]))
            continue
        answers = f"{space}/canary" if named == "canary" else space
        backend = error_bodies() if space == GATEWAY else running(_named(answers))
        ports = [] if space in away else [stack.enter_context(backend)]
        if ports:
            backends[answers] = ports[0]
        objects.append(endpoints(named, space, ports))
    return backends


@contextmanager
def error_bodies() -> Iterator[int]:
    """The real server of error bodies."""
    port = unused_port()
    command = [sys.executable, str(ROOT / "gateway" / "serve_errors.py")]
    server = subprocess.Popen(command, env={"PORT": str(port)})
    try:
        yield port
    finally:
        server.kill()
        server.wait()


@contextmanager
def _process(
    settings: Path, log: Path, environment: Mapping[str, str]
) -> "Iterator[subprocess.Popen[bytes]]":
    with log.open("w") as file:
        command = [str(TRAEFIK), f"--configfile={settings}"]
        traefik = subprocess.Popen(
            command, stdout=file, stderr=file, env={**os.environ, **environment}
        )
        try:
            yield traefik
        finally:
            traefik.kill()
            traefik.wait()


def _requested_path(every: tuple[Manifest, ...]) -> list[Manifest]:
    kinds = (
        "Namespace",
        "Service",
        "GatewayClass",
        "Gateway",
        "HTTPRoute",
        "Middleware",
        "ServersTransport",
        "TraefikService",
    )
    chosen = deepcopy(of_kind(every, *kinds))
    for service in of_kind(tuple(chosen), "Service"):
        for port in service["spec"]["ports"]:
            port["protocol"] = "TCP"  # as a cluster fills in
    return chosen


def endpoints(name: str, namespace: str, ports: Sequence[int]) -> Manifest:
    """A Service's pods: one on this machine, or none."""
    labels = {"kubernetes.io/service-name": name}
    here = {"addresses": ["127.0.0.1"], "conditions": {"ready": True}}
    return {
        "apiVersion": "discovery.k8s.io/v1",
        "kind": "EndpointSlice",
        "metadata": {"name": f"{name}-1", "namespace": namespace, "labels": labels},
        "addressType": "IPv4",
        "endpoints": [here for _ in ports],
        "ports": [{"name": "http", "port": port} for port in ports[:1] or [1]],
    }


def _listen_at(objects: list[Manifest], ports: Mapping[str, int]) -> None:
    """Without TLS: there is no certificate here."""
    for listener in of_kind(tuple(objects), "Gateway")[0]["spec"]["listeners"]:
        listener |= {"port": ports[listener["name"]], "protocol": "HTTP"}
        for key in ("tls", "hostname"):
            listener.pop(key, None)


def _settings(api: str, ports: Mapping[str, int]) -> dict[str, Any]:
    settings = cluster_static()
    entries = settings["entryPoints"]
    settings["entryPoints"] = {
        name: entries[name] | {"address": f"127.0.0.1:{port}"}
        for name, port in ports.items()
    }
    for provider in settings["providers"].values():
        provider.update(endpoint=api, token="nobody asks")
    return settings


def _named(namespace: str) -> type[BaseHTTPRequestHandler]:
    """Answers its name and the requested path."""

    class Backend(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def _answer(self) -> None:
            self.send_response(200)
            self.send_header("x-owner", namespace)
            self.send_header("x-path", self.path)
            self.send_header("content-length", "0")
            self.end_headers()

        do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = _answer

        def log_message(self, *_: object) -> None:
            pass

    return Backend


@contextmanager
def silent_port() -> Iterator[int]:
    """It accepts every connection and answers nothing."""
    with socket.create_server(("127.0.0.1", 0), backlog=50) as server:
        yield int(server.getsockname()[1])


def until(is_so: Callable[[], bool], every_s: float = 0.1) -> bool:
    """Whether it becomes true within a minute."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with suppress(OSError):
            if is_so():
                return True
        threading.Event().wait(every_s)
    return False


def wait_until_ready(made: Gateway) -> None:
    if not until(lambda: made.is_ready):
        raise TimeoutError(made.log.read_text("utf-8")[-3000:])
