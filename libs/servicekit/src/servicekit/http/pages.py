"""Ready answers of public pages: bytes, their tags, and what drops them."""

import gzip
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from http import HTTPStatus

import brotli  # type: ignore[import-untyped]
from prometheus_client import Counter

Headers = list[tuple[bytes, bytes]]
Key = tuple[str, bytes, str]

MOST_BYTES = 36 * 1_048_576
KEPT_FOR_S = 30.0
SMALLEST_COMPRESSED = 1_024
# Most pages are asked for once before they change; who is asked again packs better.
_QUICKLY, _WELL = {b"br": 1, b"gzip": 1}, {b"br": 5, b"gzip": 6}
_OVERHEAD = 3_000  # of one entry beside its body: headers, tags, their sets


class Variant:
    """A page as it is sent: its status, its headers, its bytes."""

    def __init__(self, status: int, headers: Headers, body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body
        phrase = HTTPStatus(status).phrase
        self.status_line = f"HTTP/1.1 {status} {phrase}\r\n".encode()
        self.head = lines(headers) + b"\r\n"

    @property
    def size(self) -> int:
        return len(self.body) + 2 * len(self.head)


def lines(headers: Headers) -> bytes:
    return b"".join(b"%b: %b\r\n" % header for header in headers)


@dataclass
class Page:
    """One answer; `variants` by content encoding."""

    body: bytes
    headers: Headers
    etag: bytes
    tags: frozenset[str]
    hits: Counter
    kept_until: float = 0.0
    variants: dict[bytes, Variant] = field(default_factory=dict)
    packed_well: set[bytes] = field(default_factory=lambda: {b""})

    @property
    def size(self) -> int:
        stored = sum(variant.size for variant in self.variants.values())
        return stored + len(self.body) + _OVERHEAD

    def ready(self, encoding: bytes) -> Variant | None:
        """None when `variant` has something to do first."""
        return self.variants.get(encoding) if encoding in self.packed_well else None

    def variant(self, encoding: bytes) -> Variant:
        """Compressed quickly for the first who asks for it so, well for the others."""
        if encoding in self.variants:
            self.packed_well.add(encoding)
        levels = _WELL if encoding in self.packed_well else _QUICKLY
        self.variants[encoding] = self._compressed(encoding, levels)
        return self.variants[encoding]

    @cached_property
    def not_modified(self) -> Variant:
        dropped = (b"content-type", b"content-length")
        return Variant(
            304, [each for each in self.headers if each[0] not in dropped], b""
        )

    def _compressed(self, encoding: bytes, levels: Mapping[bytes, int]) -> Variant:
        if not encoding:
            return Variant(200, self._described(self.body), self.body)
        if encoding == b"br":
            body = brotli.compress(self.body, quality=levels[encoding])
        else:
            body = gzip.compress(self.body, levels[encoding], mtime=0)
        # Other bytes, same meaning: a weak ETag.
        weak = [
            (name, b"W/" + value if name == b"etag" else value)
            for name, value in self._described(body)
        ]
        return Variant(200, [*weak, (b"content-encoding", encoding)], body)

    def _described(self, body: bytes) -> Headers:
        kept = [each for each in self.headers if each[0] != b"content-length"]
        return [*kept, (b"content-length", b"%d" % len(body))]


class Pages:
    """The least recently used go first; nothing here is thread-safe: one event loop."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes, self.bytes = most_bytes, 0
        self._kept: OrderedDict[Key, tuple[Page, int]] = OrderedDict()
        self._by_tag: dict[str, set[Key]] = {}
        self._turn = self._cleared_at = 0
        self._dropped_at: dict[str, int] = {}

    def find(self, key: Key) -> Page | None:
        found = self._kept.get(key)
        if found is None:
            return None
        if found[0].kept_until < time.monotonic():
            self._forget(key)
            return None
        self._kept.move_to_end(key)
        return found[0]

    def turn(self) -> int:
        """Taken before a page is made, given to `keep`."""
        return self._turn

    def keep(self, key: Key, page: Page, turn: int) -> None:
        """Not when what it shows changed while it was made: it may be the old one."""
        if self._cleared_at > turn:
            return
        if any(self._dropped_at.get(tag, 0) > turn for tag in page.tags):
            return
        page.kept_until = time.monotonic() + KEPT_FOR_S
        self._forget(key)
        self._kept[key] = (page, 0)
        for tag in page.tags:
            self._by_tag.setdefault(tag, set()).add(key)
        self.weigh(key)

    def weigh(self, key: Key) -> None:
        """Counts a page's bytes anew, and lets the oldest go when it is too much."""
        if key not in self._kept:
            return
        page, before = self._kept[key]
        self._kept[key] = (page, page.size)
        self.bytes += page.size - before
        while self.bytes > self._most_bytes and self._kept:
            self._forget(next(iter(self._kept)))

    def drop(self, tags: Iterable[str]) -> None:
        self._turn += 1
        for tag in tags:
            self._dropped_at[tag] = self._turn
            for key in list(self._by_tag.get(tag, ())):
                self._forget(key)

    def clear(self) -> None:
        self._turn += 1
        self._cleared_at = self._turn
        self._kept.clear()
        self._by_tag.clear()
        self._dropped_at.clear()
        self.bytes = 0

    def forget_drops(self) -> None:
        """Called when no page is being made: nobody needs to know any more."""
        self._dropped_at.clear()

    def _forget(self, key: Key) -> None:
        page, size = self._kept.pop(key, (None, 0))
        self.bytes -= size
        for tag in page.tags if page else ():
            keys = self._by_tag[tag]
            keys.discard(key)
            if not keys:
                del self._by_tag[tag]
