"""Public answers with an ETag: bytes once, 304 afterwards."""

import hashlib
from collections.abc import Iterable
from typing import Any

import orjson
from fastapi import Request, Response

PUBLIC = "public, max-age=30, stale-while-revalidate=300"
PAGE_TAGS = "haat.page_tags"  # where the page cache waits for an answer's tags


def public_json(
    request: Request, body: Any, cache_control: str = PUBLIC, tags: Iterable[str] = ()
) -> Response:
    """The body as JSON with ETag and Cache-Control, or 304 when the caller has it.

    With `tags` (`product:<id>`, or a kind alone for any of it) the page cache keeps
    the answer until one of them changes.
    """
    request.scope.get(PAGE_TAGS, []).extend(tags)
    content = orjson.dumps(body, default=str)
    etag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    headers = {"ETag": etag, "Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    if etag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="application/json", headers=headers)
