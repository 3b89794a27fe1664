"""Public answers with an ETag: bytes once, 304 afterwards."""

import hashlib
from typing import Any

import orjson
from fastapi import Request, Response

PUBLIC = "public, max-age=30, stale-while-revalidate=300"


def public_json(request: Request, body: Any, cache_control: str = PUBLIC) -> Response:
    """The body as JSON with ETag and Cache-Control, or 304 when the caller has it."""
    content = orjson.dumps(body, default=str)
    etag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    headers = {"ETag": etag, "Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    if etag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="application/json", headers=headers)
