"""A stream that ends is continued with the last id, and what it lacks is a fault."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler

import httpx

from servicekit.testing.http_server import serving
from tests.cluster.walks.streams import Stream
from tests.cluster.walks.system import eventually

WITHIN_S = 20


@contextmanager
def server(*answers: tuple[int, str]) -> Iterator[tuple[str, list[str | None]]]:
    """Its address, and the last ids that it got. Each answer ends its connection."""
    left, last_ids = [*answers], []

    class Notifications(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            last_ids.append(self.headers["Last-Event-ID"])
            status, text = left.pop(0) if left else (200, ": nothing\n\n")
            self.send_response(status)
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_: object) -> None:
            """Nothing."""

    with serving(Notifications) as address:
        yield address, last_ids


def followed(*answers: tuple[int, str]) -> tuple[Stream, list[str | None]]:
    """A stream that got all of these, one after the other."""
    with server(*answers) as (url, last_ids):
        stream = Stream(partial(httpx.Client, base_url=url), "token")
        stream.start()
        eventually(lambda: len(last_ids) >= len(answers), WITHIN_S, "all answers")
        stream.ends.set()
        stream.join()
    return stream, last_ids


def test_it_is_continued_with_the_last_id() -> None:
    stream, last_ids = followed((200, "id: a\n\nid: b\n\n"), (200, "id: c\n\n"))

    assert last_ids[:2] == [None, "b"]
    assert stream.faults("abc") == []


def test_a_missing_notification_is_a_fault() -> None:
    stream, _ = followed((200, "id: a\n\n"), (200, "id: c\n\n"))

    assert stream.faults("abc") == ["a stream misses b"]


def test_a_notification_twice_on_a_connection_is_a_fault() -> None:
    stream, _ = followed((200, "id: a\n\nid: a\n\n"), (200, "id: a\n\n"))

    assert stream.connections[:2] == [Counter(a=2), Counter(a=1)]
    assert stream.faults("a") == ["a stream has a twice"]


def test_a_refusal_is_a_fault() -> None:
    stream, _ = followed((503, ""), (200, "id: a\n\n"))

    assert stream.faults("a") == ["a stream was refused: 503"]
