"""The Kubernetes API as far as Traefik uses it: lists objects and reports changes."""

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


class Objects:
    """The objects of the API, and every change for watchers."""

    def __init__(self, manifests: Iterable[Manifest]) -> None:
        self._lists = _by_path(manifests)
        self._changes: list[tuple[str, Manifest]] = []
        self._changed = threading.Condition()

    @property
    def version(self) -> int:
        return len(self._changes) + 1

    def list(self, path: str) -> list[Manifest]:
        with self._changed:
            return [*self._lists.get(path, [])]

    def replace(self, manifest: Manifest) -> None:
        """A new state of an existing object."""
        path, metadata = _path(manifest), manifest["metadata"]
        with self._changed:
            found = self._lists[path]
            here = [_identity(each) for each in found].index(_identity(manifest))
            version = str(self.version + 1)
            versioned = found[here]["metadata"] | {"resourceVersion": version}
            found[here] = {**manifest, "metadata": {**metadata, **versioned}}
            self._changes.append((path, found[here]))
            self._changed.notify_all()

    def changes(self, path: str, version: int) -> Iterator[Manifest]:
        """Those after the version, then each new one; ends when none comes."""
        read = version - 1
        while True:
            with self._changed:
                while len(self._changes) == read:
                    if not self._changed.wait(LIVES_S):
                        return
                fresh, read = self._changes[read:], len(self._changes)
            yield from (each for changed, each in fresh if changed == path)


@contextmanager
def serving(objects: Objects) -> Iterator[str]:
    """Yields the address of an API that knows these objects."""

    class Own(Api):
        known = objects

    with running(Own) as port:
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
        named = {"uid": str(number), "resourceVersion": "1", "generation": 1}
        metadata = {**manifest["metadata"], **named}
        found.setdefault(_path(manifest), []).append({**manifest, "metadata": metadata})
    return found


def _path(manifest: Manifest) -> str:
    version = manifest["apiVersion"]
    root = "/apis/" if "/" in version else "/api/"
    return f"{root}{version}/{_plural(manifest['kind'].lower())}"


def _identity(manifest: Manifest) -> tuple[str, str]:
    metadata = manifest["metadata"]
    return metadata.get("namespace", ""), metadata["name"]


def _plural(kind: str) -> str:
    if kind.endswith("cy"):
        return f"{kind[:-1]}ies"
    return f"{kind}es" if kind.endswith("s") else f"{kind}s"


class Api(BaseHTTPRequestHandler):
    known: ClassVar[Objects]
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        address = urlsplit(self.path)
        asked = parse_qs(address.query)
        if address.path == "/version":
            return self._answer(VERSION)
        if "watch" in asked:
            return self._watch(address.path, asked)
        known_version = str(self.known.version)
        objects = self.known.list(address.path)
        version, plural = address.path.split("/", 2)[2].rsplit("/", 1)
        kinds = [kind for kind in KINDS if _plural(kind.lower()) == plural]
        listed = {"kind": f"{kinds[0]}List", "apiVersion": version, "items": objects}
        return self._answer({**listed, "metadata": {"resourceVersion": known_version}})

    def do_PUT(self) -> None:
        """Traefik writes statuses, which are ignored here."""
        length = int(self.headers["content-length"])
        self._answer(json.loads(self.rfile.read(length)))

    def _answer(self, body: Any, status: int = 200) -> None:
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def _watch(self, path: str, asked: dict[str, list[str]]) -> None:
        if "sendInitialEvents" in asked:  # it lists instead
            self._answer(REFUSED, 422)
            return
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("connection", "close")
        self.end_headers()
        for each in self.known.changes(path, int(asked["resourceVersion"][0])):
            event = {"type": "MODIFIED", "object": each}
            self.wfile.write(json.dumps(event).encode() + b"\n")
            self.wfile.flush()

    def log_message(self, *_: object) -> None:
        pass
