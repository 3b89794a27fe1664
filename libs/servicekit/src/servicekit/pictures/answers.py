"""A picture as an answer: caches check again after some minutes who may see it."""

from fastapi import Request, Response
from fastapi.concurrency import run_in_threadpool

from servicekit.http.etag import etag_of, is_unchanged
from servicekit.storage.storage import Storage

# Its content never changes, yet its owner may delete it, or an operator block it.
PUBLIC, PRIVATE = "public, max-age=300", "private, max-age=300"


async def picture_answer(
    request: Request, storage: Storage, key: str, cache_control: str = PUBLIC
) -> Response:
    """Some hundred kilobytes at most: read whole, beside the event loop. 304 when the
    caller has it: a key's content never changes."""
    etag = etag_of(key.encode())
    headers = {
        "Cache-Control": cache_control,
        "ETag": etag,
        "X-Content-Type-Options": "nosniff",
    }
    if is_unchanged(request, etag):
        return Response(status_code=304, headers=headers)
    content = await run_in_threadpool(lambda: b"".join(storage.open(key).chunks))
    return Response(content, media_type="image/webp", headers=headers)
