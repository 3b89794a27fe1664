"""Pages sent by the parser: over a real socket, the same as by the long way."""

import socket
import threading
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse

import pytest
import uvicorn
from fastapi import APIRouter, Request, Response

from servicekit.http.app import create_app
from servicekit.http.etag import public_json
from servicekit.http.page_cache import PageCache
from servicekit.http.page_protocol import PageProtocol
from servicekit.settings import ServiceSettings

TEXT = "नेपाल " * 500
_OWN = ("date", "x-request-id")


class Shop:
    """An endpoint that counts how often it was really asked."""

    def __init__(self) -> None:
        self.made = 0
        self.router = APIRouter()
        self.router.add_api_route("/pages/{name}", self.page)

    async def page(self, request: Request, name: str) -> Response:
        self.made += 1
        return public_json(request, {"data": {"name": name, "text": TEXT}}, tags=("x",))


class Served:
    def __init__(self, app: object) -> None:
        config = uvicorn.Config(
            app,  # type: ignore[arg-type]
            port=0,
            http=PageProtocol,
            log_level="error",
            server_header=False,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        while not self._server.started:
            time.sleep(0.01)

    @property
    def port(self) -> int:
        port: int = self._server.servers[0].sockets[0].getsockname()[1]
        return port

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(10)


@pytest.fixture
def shop() -> Shop:
    return Shop()


@pytest.fixture
def cache() -> PageCache:
    return PageCache(("/pages/",))


@pytest.fixture
def served(settings: ServiceSettings, shop: Shop, cache: PageCache) -> Iterator[Served]:
    served = Served(create_app(settings, [shop.router], pages=cache))
    yield served
    served.stop()


@pytest.fixture
def connection(served: Served) -> Iterator[HTTPConnection]:
    connection = HTTPConnection("127.0.0.1", served.port, timeout=5)
    yield connection
    connection.close()


def _get(connection: HTTPConnection, **headers: str) -> tuple[HTTPResponse, bytes]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", "/pages/tea?b=2&a=1", headers=named)
    answer = connection.getresponse()
    return answer, answer.read()


def _headers(answer: HTTPResponse) -> dict[str, str]:
    named = {name.lower(): value for name, value in answer.getheaders()}
    assert all(named.pop(own) for own in _OWN)
    return named


@pytest.mark.parametrize("encoding", ["identity", "gzip", "br"])
def test_a_kept_page_is_the_same_as_the_first(
    connection: HTTPConnection, shop: Shop, encoding: str
) -> None:
    # The first is packed quickly, the second well, the third is the parser's own.
    told = [_get(connection, accept_encoding=encoding) for _ in range(4)]
    assert told[1][1] == told[2][1] == told[3][1]
    assert _headers(told[1][0]) == _headers(told[2][0]) == _headers(told[3][0])
    assert shop.made == 1


def test_who_knows_it_gets_304(connection: HTTPConnection) -> None:
    etag = _get(connection)[0].headers["etag"]
    answer, body = _get(connection, if_none_match=etag)
    assert (answer.status, body, answer.headers["etag"]) == (304, b"", etag)
    assert _get(connection)[0].status == 200


def test_a_request_id_comes_back(connection: HTTPConnection) -> None:
    _get(connection)
    answer, _ = _get(connection, x_request_id="0123456789")
    assert answer.headers["x-request-id"] == "0123456789"


def test_a_token_and_a_body_go_the_long_way(
    connection: HTTPConnection, shop: Shop
) -> None:
    _get(connection)
    _get(connection, authorization="Bearer x")
    assert shop.made == 2
    connection.request("GET", "/pages/tea?b=2&a=1", body=b"a body")
    assert connection.getresponse().status == 200


def test_a_change_is_seen_by_the_next(
    connection: HTTPConnection, shop: Shop, cache: PageCache
) -> None:
    _get(connection)
    cache.drop(["x"])
    _get(connection)
    assert shop.made == 2


def test_questions_sent_at_once_are_answered_in_their_order(served: Served) -> None:
    asked = [b"GET /pages/%d HTTP/1.1\r\nhost: x\r\n\r\n" % each for each in (1, 2, 1)]
    with socket.create_connection(("127.0.0.1", served.port), 5) as raw:
        raw.sendall(asked[0])
        first = _answer_of(raw)
        raw.sendall(b"".join((asked[1], asked[0], asked[2])))
        told = [_answer_of(raw) for _ in range(3)]
    assert [b'"2"' in body for body in told] == [True, False, False]
    assert told[1] == told[2] == first


def test_who_will_not_stay_is_let_go(served: Served) -> None:
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", served.port), 5) as raw:
            raw.sendall(b"GET /pages/1 HTTP/1.1\r\nconnection: close\r\n\r\n")
            assert _answer_of(raw)
            assert raw.recv(1) == b""


def _answer_of(raw: socket.socket) -> bytes:
    """The body of the next answer."""
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += raw.recv(1)
    lines = dict(line.split(b": ") for line in head.split(b"\r\n")[1:-2])
    body = b""
    while len(body) < int(lines[b"content-length"]):
        body += raw.recv(int(lines[b"content-length"]) - len(body))
    return body
