"""A real Traefik, told its routes by the rendered objects of a cluster."""

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import yaml
from cluster import running, serving
from haat_gateway.cluster import INSIDE_PORT, cluster_static
from rendering import K8S, Manifest, deployables, of_kind, rendered

TRAEFIK = Path(sys.executable).with_name("traefik")


@dataclass(frozen=True)
class Gateway:
    port: int
    log: Path

    @property
    def is_ready(self) -> bool:
        """It serves nothing until it has read all routes."""
        with socket.create_connection(("127.0.0.1", self.port), 5) as caller:
            caller.sendall(b"GET /healthz HTTP/1.0\r\nHost: x\r\n\r\n")
            return b"haat-shell" in caller.recv(4096)

    @property
    def complaints(self) -> list[str]:
        """Traefik leaves out what it cannot read, and goes on."""
        lines = self.log.read_text("utf-8").splitlines()
        mistaken = [line for line in lines if '"level":"error"' in line]
        return [line for line in mistaken if "haat-tls" not in line]


@contextmanager
def gateway(folder: Path, root: Path = K8S) -> Iterator[Gateway]:
    with ExitStack() as stack:
        every = [
            each
            for owner in (*deployables(root), "platform")
            for each in rendered(f"{owner}/overlays/prod", root)
        ]
        objects = _asked_for(tuple(every))
        for service in of_kind(tuple(objects), "Service"):
            space = service["metadata"]["namespace"]
            port = stack.enter_context(running(_named(space)))
            objects.append(_endpoints(service["metadata"]["name"], space, port))
        port, ops = _free_port(), _free_port()
        _listen_at(objects, port)
        api = stack.enter_context(serving(objects))
        settings = folder / "traefik.yaml"
        settings.write_text(yaml.safe_dump(_settings(api, port, ops)), "utf-8")
        made = Gateway(port, folder / "traefik.log")
        stack.enter_context(_process(settings, made.log))
        yield made


@contextmanager
def _process(settings: Path, log: Path) -> Iterator[None]:
    with log.open("w") as file:
        command = [str(TRAEFIK), f"--configfile={settings}"]
        traefik = subprocess.Popen(command, stdout=file, stderr=file)
        try:
            yield
        finally:
            traefik.kill()
            traefik.wait()


def _asked_for(every: tuple[Manifest, ...]) -> list[Manifest]:
    kinds = (
        "Namespace",
        "Service",
        "GatewayClass",
        "Gateway",
        "HTTPRoute",
        "Middleware",
    )
    chosen = deepcopy(of_kind(every, *kinds))
    for service in of_kind(tuple(chosen), "Service"):
        for port in service["spec"]["ports"]:
            port["protocol"] = "TCP"  # as a cluster fills in
    return chosen


def _endpoints(name: str, namespace: str, port: int) -> Manifest:
    labels = {"kubernetes.io/service-name": name}
    here = {"addresses": ["127.0.0.1"], "conditions": {"ready": True}}
    return {
        "apiVersion": "discovery.k8s.io/v1",
        "kind": "EndpointSlice",
        "metadata": {"name": f"{name}-1", "namespace": namespace, "labels": labels},
        "addressType": "IPv4",
        "endpoints": [here],
        "ports": [{"name": "http", "port": port}],
    }


def _listen_at(objects: list[Manifest], port: int) -> None:
    for listener in of_kind(tuple(objects), "Gateway")[0]["spec"]["listeners"]:
        if listener["port"] == INSIDE_PORT:
            listener["port"] = port


def _settings(api: str, port: int, ops: int) -> dict[str, Any]:
    settings = cluster_static()
    entries = settings["entryPoints"]
    settings["entryPoints"] = {
        "inside": entries["inside"] | {"address": f"127.0.0.1:{port}"},
        "ops": entries["ops"] | {"address": f"127.0.0.1:{ops}"},
    }
    for provider in settings["providers"].values():
        provider.update(endpoint=api, token="nobody asks")
    return settings


def _named(namespace: str) -> type[BaseHTTPRequestHandler]:
    """Answers who it is, and which path it was asked for."""

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


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_ready(made: Gateway) -> None:
    for _ in range(600):
        try:
            if made.is_ready:
                return
        except OSError:
            pass
        threading.Event().wait(0.1)
    raise TimeoutError(made.log.read_text("utf-8")[-3000:])
