"""Purges reach every address of the name; an unreachable one delays no other."""

import asyncio
import gc
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from servicekit.changes import purger as module
from servicekit.changes.purger import MAX_KEYS, PURGES, Purger
from servicekit.settings import ServiceSettings

SECRET = "only-for-tests"


class Purged:
    """The purges that one Varnish received, and when."""

    def __init__(self) -> None:
        self.requests: list[tuple[float, str, str]] = []

    def keys(self) -> set[str]:
        return {key for _, _, text in self.requests for key in text.split()}

    def wait(self, count: int, within_s: float = 20) -> None:
        end = time.monotonic() + within_s
        while len(self.requests) < count:
            assert time.monotonic() < end, self.requests
            time.sleep(0.01)


class Server(ThreadingHTTPServer):
    request_queue_size = 128  # as many as wait at a Varnish, and more
    daemon_threads = True


@contextmanager
def varnish(host: str, port: int = 0) -> Iterator[tuple[int, Purged]]:
    purged = Purged()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_PURGE(self) -> None:
            secret = str(self.headers["X-Purge-Secret"])
            purged.requests.append((time.monotonic(), secret, self.headers["xkey"]))
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with Server((host, port), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server.server_port, purged
        server.shutdown()


@contextmanager
def purger_of(
    monkeypatch: pytest.MonkeyPatch, port: int, *hosts: str
) -> Iterator[Purger]:
    """A purger that resolves `varnish` to these addresses."""
    ask = socket.getaddrinfo

    def resolve(host: Any, *args: Any, **kwargs: Any) -> Any:
        names = hosts if host == "varnish" else [host]
        return [each for name in names for each in ask(name, *args, **kwargs)]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    made = Purger(
        ServiceSettings(
            name="test",
            database_url="postgresql+psycopg://unused",
            amqp_url="amqp://unused",
            cache_address=f"varnish:{port}",
            purge_secret=SECRET,
        )
    )
    made.start()
    yield made
    made.stop()


def count(result: str) -> float:
    return PURGES.labels(result)._value.get()


def test_every_address_is_purged_immediately_and_a_second_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with (
        varnish("127.0.0.1") as (port, first),
        varnish("127.0.0.2", port) as (_, second),
        purger_of(monkeypatch, port, "127.0.0.1", "127.0.0.2") as purger,
    ):
        purger.purge({"product:1", "product"})
        first.wait(2)
        second.wait(2)
    for purged in (first, second):
        (at, secret, keys), (again_at, _, again) = purged.requests
        assert (secret, keys, again) == (SECRET, "product product:1", keys)
        assert again_at - at >= module.AGAIN_S - 0.1


def test_many_keys_are_split_into_several_requests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys = {f"product:{n}" for n in range(2 * MAX_KEYS + 1)}
    with (
        varnish("127.0.0.1") as (port, purged),
        purger_of(monkeypatch, port, "127.0.0.1") as purger,
    ):
        purger.purge(keys)
        purged.wait(3)
    assert purged.keys() == keys


def test_a_refusing_and_a_hanging_address_do_not_delay_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failed = count("failed")
    with (
        varnish("127.0.0.1") as (port, purged),
        socket.create_server(
            ("127.0.0.2", port)
        ),  # accepts connections without answering
        purger_of(monkeypatch, port, "127.0.0.1", "127.0.0.2", "127.0.0.3") as purger,
    ):
        for n in range(20):
            purger.purge({f"product:{n}"})
        purged.wait(40)  # each immediately and a second time
        end = time.monotonic() + 20
        while count("failed") < failed + 2 and time.monotonic() < end:
            time.sleep(0.05)
    assert purged.keys() == {f"product:{n}" for n in range(20)}
    assert count("failed") >= failed + 2


def test_a_refusing_address_does_not_delay_the_second_purge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with (
        varnish("127.0.0.1") as (port, purged),
        purger_of(monkeypatch, port, "127.0.0.1", "127.0.0.2") as purger,
    ):
        purger.purge({"product"})
        purged.wait(2, within_s=module.AGAIN_S + 2)
    (at, *_), (again_at, *_) = purged.requests
    assert again_at - at < module.AGAIN_S + 1


def test_an_unreachable_address_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "RETRY_S", 0.01)
    monkeypatch.setattr(module, "TRIES", 2)
    given_up = count("given_up")
    with varnish("127.0.0.1") as (port, _):
        pass
    with purger_of(monkeypatch, port, "127.0.0.1") as purger:
        purger.purge({"product"})
        end = time.monotonic() + 20
        while count("given_up") == given_up and time.monotonic() < end:
            time.sleep(0.05)
    assert count("given_up") > given_up


def test_an_unresolvable_name_is_counted_as_a_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failed = count("failed")
    with purger_of(monkeypatch, 80) as purger:
        purger._host = "varnish.invalid"
        purger.purge({"product"})
        end = time.monotonic() + 20
        while count("failed") == failed and time.monotonic() < end:
            time.sleep(0.05)
    assert count("failed") > failed


def test_stopping_while_connecting_leaves_no_task(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A coroutine that never ran is a warning, and here an error."""
    with varnish("127.0.0.1") as (port, _):
        for n in range(20):
            with purger_of(monkeypatch, port, "127.0.0.1", "127.0.0.2") as purger:
                for each in range(10):
                    purger.purge({f"product:{each}"})
                time.sleep(n / 1_000)
            assert not asyncio.all_tasks(purger._loop)
    gc.collect()
