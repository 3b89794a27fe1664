"""A stored file as an answer, whole or a part of it; never in memory at once."""

from fastapi import Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import StreamingResponse

from servicekit.http import ranges
from servicekit.http.etag import etag_of, is_unchanged
from servicekit.storage.storage import Storage


async def file_answer(
    request: Request,
    storage: Storage,
    key: str,
    size: int,
    media_type: str,
    cache_control: str,
) -> Response:
    """206 for a `Range`, 304 when the caller has it: a key's content never changes.

    Raises ObjectMissing, RangeNotSatisfiable, Unavailable.
    """
    etag = etag_of(key.encode())
    headers = {
        "Accept-Ranges": "bytes",
        "Cache-Control": cache_control,
        "ETag": etag,
        "X-Content-Type-Options": "nosniff",
    }
    if is_unchanged(request, etag):
        return Response(status_code=304, headers=headers)
    part = ranges.wanted(request.headers, etag, size)
    found = await run_in_threadpool(storage.open, key, part)
    headers["Content-Length"] = str(len(part) if part else size)
    if part:
        headers["Content-Range"] = ranges.content_range(part, size)
    status = 206 if part else 200
    return StreamingResponse(found.chunks, status, headers, media_type)
