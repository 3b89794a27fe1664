"""The far end of a catalog that searches OpenSearch: an index that is there."""

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from catalog.search.opensearch.generation import PRODUCTS, alias
from catalog.settings import CatalogSettings
from servicekit.changes import store


class Answers(BaseHTTPRequestHandler):
    """To every write yes; one generation serves, and has all changes."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        name = alias(CatalogSettings(), PRODUCTS)
        if "_alias" in self.path:
            self._send({f"{name}-1": {"aliases": {name: {}}}})
        else:
            self._send({"_source": {"position": _position()}})

    def do_PUT(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self._send({"result": "updated"})

    do_POST = do_PUT

    def _send(self, body: dict[str, Any]) -> None:
        content = json.dumps(body).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: Any) -> None:
        pass


def _position() -> str:
    dsn = os.environ["CATALOG_DATABASE_URL"].replace("+psycopg", "")
    with store.connect(dsn, "fake-cluster") as connection:
        return str(store.present(connection))


@contextmanager
def fake_cluster() -> Iterator[str]:
    """Its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
