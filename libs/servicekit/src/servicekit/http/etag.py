"""Public answers: what caches may do with them, their keys, and 304."""

import hashlib
from collections.abc import Iterable
from typing import Any

import orjson
from fastapi import Request, Response

# For Varnish, which is purged by key; 30 seconds in all, should a purge be lost.
SHARED = "s-maxage=20, stale-while-revalidate=10, stale-if-error=86400"
# A browser cannot be purged: it revalidates each time, with the ETag it has.
PUBLIC = f"public, max-age=0, {SHARED}"
A_DAY = f"public, max-age=86400, {SHARED}"
# A caller with a token gets the answer around the cache.
PRIVATE = "private, no-cache"


def public_json(
    request: Request, body: Any, cache_control: str = PUBLIC, tags: Iterable[str] = ()
) -> Response:
    """The body as JSON with ETag, Cache-Control and Surrogate-Key; 304 when known.

    `tags`: `product:<id>`, or a kind alone for any of it. A change of one purges the
    answer from the cache (`servicekit.changes`).
    """
    keys = sorted(set(tags))
    content = orjson.dumps(body, default=str)
    etag = etag_of(content)
    is_personal = "authorization" in request.headers
    headers = {
        "ETag": etag,
        "Cache-Control": PRIVATE if is_personal else cache_control,
        "Vary": "Accept-Encoding",
    }
    if not is_personal:
        service = request.app.state.settings.name
        headers["Surrogate-Key"] = " ".join([service, *keys])
    if is_unchanged(request, etag):
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="application/json", headers=headers)


def etag_of(content: bytes) -> str:
    """Of the content, or of a key whose content never changes."""
    return f'"{hashlib.sha256(content).hexdigest()[:24]}"'


def is_unchanged(request: Request, etag: str) -> bool:
    """Whether the caller has it: 304."""
    known = request.headers.get("if-none-match", "")
    return etag in (tag.strip().removeprefix("W/") for tag in known.split(","))
