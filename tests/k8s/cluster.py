"""A cluster's API as far as Traefik asks it: lists what is given, and never changes."""

import json
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar
from urllib.parse import parse_qs, urlsplit

from rendering import Manifest

VERSION = {"major": "1", "minor": "37", "gitVersion": "v1.37.0"}
LIVES_S = 300
REFUSED = {"kind": "Status", "apiVersion": "v1", "reason": "Invalid", "code": 422}
# All that Traefik lists, though most of it is not ours.
KINDS = (
    "BackendTLSPolicy",
    "ConfigMap",
    "EndpointSlice",
    "GRPCRoute",
    "Gateway",
    "GatewayClass",
    "HTTPRoute",
    "IngressRoute",
    "IngressRouteTCP",
    "IngressRouteUDP",
    "Middleware",
    "MiddlewareTCP",
    "Namespace",
    "Node",
    "ReferenceGrant",
    "Secret",
    "ServersTransport",
    "ServersTransportTCP",
    "Service",
    "TCPRoute",
    "TLSOption",
    "TLSRoute",
    "TLSStore",
    "TraefikService",
)


@contextmanager
def serving(manifests: Iterable[Manifest]) -> Iterator[str]:
    """Yields the address of an API that knows these objects."""

    class Api(_Api):
        objects = _by_path(manifests)

    with running(Api) as port:
        yield f"http://127.0.0.1:{port}"


@contextmanager
def running(handler: type[BaseHTTPRequestHandler]) -> Iterator[int]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()


def _by_path(manifests: Iterable[Manifest]) -> dict[str, list[Manifest]]:
    found: dict[str, list[Manifest]] = {}
    for number, manifest in enumerate(manifests, start=1):
        version = manifest["apiVersion"]
        root = "/apis/" if "/" in version else "/api/"
        plural = _plural(manifest["kind"].lower())
        named = {"uid": str(number), "resourceVersion": "1", "generation": 1}
        metadata = {**manifest["metadata"], **named}
        kept = {**manifest, "metadata": metadata}
        found.setdefault(f"{root}{version}/{plural}", []).append(kept)
    return found


def _plural(kind: str) -> str:
    if kind.endswith("cy"):
        return f"{kind[:-1]}ies"
    return f"{kind}es" if kind.endswith("s") else f"{kind}s"


class _Api(BaseHTTPRequestHandler):
    objects: ClassVar[dict[str, list[Manifest]]] = {}
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        address = urlsplit(self.path)
        asked = parse_qs(address.query)
        if address.path == "/version":
            return self._answer(VERSION)
        objects = self.objects.get(address.path, [])
        if "watch" in asked:
            return self._watch("sendInitialEvents" in asked)
        version, plural = address.path.split("/", 2)[2].rsplit("/", 1)
        kinds = [kind for kind in KINDS if _plural(kind.lower()) == plural]
        listed = {"kind": f"{kinds[0]}List", "apiVersion": version, "items": objects}
        return self._answer({**listed, "metadata": {"resourceVersion": "1"}})

    def do_PUT(self) -> None:
        """Traefik says how things stand; nobody here wants to know."""
        length = int(self.headers["content-length"])
        self._answer(json.loads(self.rfile.read(length)))

    def _answer(self, body: Any, status: int = 200) -> None:
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def _watch(self, is_from_start: bool) -> None:
        if is_from_start:  # it lists instead
            self._answer(REFUSED, 422)
            return
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("connection", "close")
        self.end_headers()
        threading.Event().wait(LIVES_S)  # nothing changes

    def log_message(self, *_: object) -> None:
        pass
