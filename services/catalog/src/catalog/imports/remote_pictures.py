"""Pictures from addresses people wrote: of public machines, and of no others.

Every connection, redirects included, goes through `PublicNetwork`: the name is
resolved once, all its addresses are checked, and the connection goes to a checked one.
"""

import ipaddress
import socket
import ssl
import time
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urljoin, urlsplit

import httpcore

from catalog.error_texts import (
    ADDRESS_HOST_UNKNOWN,
    ADDRESS_NOT_HTTPS,
    ADDRESS_NOT_PUBLIC,
    ADDRESS_REDIRECTS,
    ADDRESS_SILENT,
    ADDRESS_TOO_SLOW,
    ADDRESS_WITHOUT_PICTURE,
    REMOTE_PICTURE_TOO_LARGE,
)
from servicekit.error_detail import ErrorDetail

MAX_MB = 5
MAX_BYTES = MAX_MB * 1_048_576
TIMEOUT_S = 10.0
MAX_REDIRECTS = 3
PORT = 443
_REDIRECTS = (301, 302, 303, 307, 308)
_HEADERS = [("User-Agent", "Haat picture fetcher"), ("Accept", "image/*")]
Resolve = Callable[[str, int], list[str]]
IsPublic = Callable[[str, int], bool]


class NotFetched(Exception):
    """Its `detail` is for the seller."""

    def __init__(self, detail: ErrorDetail) -> None:
        super().__init__(detail)
        self.detail = detail


class Refused(NotFetched):
    """Permanent: trying again would change nothing."""


def resolved(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[4][0]) for address in found))


def is_public(address: str, port: int) -> bool:
    """Only https' own port, only what the whole internet can reach."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        # What carries an IPv4 address inside reaches that one.
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo or (None, None))[1]
        if inner or ip in ipaddress.ip_network("64:ff9b::/96"):
            return False
    return port == PORT and ip.is_global and not ip.is_multicast


class PublicNetwork(httpcore.NetworkBackend):
    """Connects to public addresses, and raises Refused for all others."""

    def __init__(self, resolve: Resolve, is_allowed: IsPublic) -> None:
        self._resolve, self._is_allowed = resolve, is_allowed
        self._network = httpcore.SyncBackend()

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        try:
            addresses = self._resolve(host, port)
        except (OSError, UnicodeError) as error:
            raise NotFetched(ADDRESS_HOST_UNKNOWN) from error
        if not addresses or not all(self._is_allowed(a, port) for a in addresses):
            raise Refused(ADDRESS_NOT_PUBLIC)
        return self._network.connect_tcp(addresses[0], port, timeout, None, None)


def fetch(
    url: str,
    *,
    resolve: Resolve = resolved,
    is_allowed: IsPublic = is_public,
    trust: ssl.SSLContext | None = None,
) -> bytes:
    """What the address gives, 5 MB within 10 s; raises NotFetched."""
    ends_at = time.monotonic() + TIMEOUT_S
    network = PublicNetwork(resolve, is_allowed)
    with httpcore.ConnectionPool(ssl_context=trust, network_backend=network) as pool:
        for _ in range(MAX_REDIRECTS + 1):
            try:
                content, url = _once(pool, _checked(url), ends_at)
            except (httpcore.NetworkError, httpcore.ProtocolError) as error:
                raise NotFetched(ADDRESS_SILENT) from error
            except httpcore.TimeoutException as error:
                raise NotFetched(ADDRESS_TOO_SLOW) from error
            if content is not None:
                return content
    raise Refused(ADDRESS_REDIRECTS)


def _checked(url: str) -> str:
    try:
        parts = urlsplit(url)
        is_plain = parts.scheme == "https" and parts.hostname and not parts.username
        ascii_url = url.encode("ascii")
    except (ValueError, UnicodeError):
        is_plain = False
    if not is_plain or len(ascii_url) > 2_000:
        raise Refused(ADDRESS_NOT_HTTPS)
    return url


def _once(
    pool: httpcore.ConnectionPool, url: str, ends_at: float
) -> tuple[bytes | None, str]:
    """The content, or None and where to look."""
    left = max(0.1, ends_at - time.monotonic())
    timeout = {name: min(left, 5.0) for name in ("connect", "read", "write", "pool")}
    extensions = {"timeout": timeout}
    with pool.stream("GET", url, headers=_HEADERS, extensions=extensions) as answer:
        headers = {name.lower(): value for name, value in answer.headers}
        if answer.status in _REDIRECTS and b"location" in headers:
            return None, urljoin(url, headers[b"location"].decode("latin-1"))
        if answer.status != 200:
            raise NotFetched(ADDRESS_WITHOUT_PICTURE)
        return _body(answer, headers, ends_at), url


def _body(
    answer: httpcore.Response, headers: dict[bytes, bytes], ends_at: float
) -> bytes:
    """Read chunk by chunk: the announced length may be false."""
    announced = headers.get(b"content-length", b"0")
    content = bytearray()
    if not announced.isdigit() or int(announced[:12]) > MAX_BYTES:
        raise Refused(REMOTE_PICTURE_TOO_LARGE.fill(max_mb=MAX_MB))
    for chunk in answer.iter_stream():
        content += chunk
        if len(content) > MAX_BYTES:
            raise Refused(REMOTE_PICTURE_TOO_LARGE.fill(max_mb=MAX_MB))
        if time.monotonic() > ends_at:
            raise NotFetched(ADDRESS_TOO_SLOW)
    return bytes(content)
