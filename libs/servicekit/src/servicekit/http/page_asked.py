"""What of a request decides which bytes of a kept page answer it."""

from collections.abc import Iterable

from starlette.types import Scope

from servicekit.http.language import preferred
from servicekit.http.pages import Key


class Asked:
    """Read from the raw request; header names are in lower case."""

    def __init__(
        self, path: str, query: bytes, headers: Iterable[tuple[bytes, bytes]]
    ) -> None:
        sent = dict(headers)
        self.is_personal = b"authorization" in sent
        self.has_body = b"content-length" in sent or b"transfer-encoding" in sent
        self.request_id = sent.get(b"x-request-id", b"").decode("latin-1")
        self.encoding = _encoding(sent.get(b"accept-encoding", b""))
        self._known = sent.get(b"if-none-match", b"")
        if b"&" in query:
            query = b"&".join(sorted(query.split(b"&")))
        language = preferred(sent.get(b"accept-language", b"").decode("latin-1"))
        self.key: Key = (path, query, language)

    @classmethod
    def by(cls, scope: Scope) -> "Asked":
        return cls(scope["path"], scope["query_string"], scope["headers"])

    def knows(self, etag: bytes) -> bool:
        if not self._known:
            return False
        tags = (tag.strip().removeprefix(b"W/") for tag in self._known.split(b","))
        return etag in tags


def _encoding(accepted: bytes) -> bytes:
    if b"q=0" in accepted.replace(b" ", b"") and b"q=0." not in accepted:
        return b""  # somebody refuses one: rare enough not to ask which
    return b"br" if b"br" in accepted else b"gzip" if b"gzip" in accepted else b""
