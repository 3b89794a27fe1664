"""Receives OTLP/HTTP and stores the newest traces in memory."""

import gzip
from collections import OrderedDict

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from tests.traces.spans import Span, of_json, of_protobuf

MAX_TRACES = 2_000


class Traces:
    def __init__(self) -> None:
        self._traces: OrderedDict[str, list[Span]] = OrderedDict()

    def add(self, span: Span) -> None:
        self._traces.setdefault(span.trace_id, []).append(span)
        if len(self._traces) > MAX_TRACES:
            self._traces.popitem(last=False)

    def of(self, trace_id: str) -> list[Span]:
        return self._traces.get(trace_id, [])

    def every(self) -> list[Span]:
        return [span for spans in self._traces.values() for span in spans]


def application() -> Starlette:
    kept = Traces()

    async def receive(request: Request) -> Response:
        body = await request.body()
        if request.headers.get("content-encoding") == "gzip":
            body = gzip.decompress(body)
        is_json = request.headers.get("content-type", "").startswith("application/json")
        for span in (of_json if is_json else of_protobuf)(body):
            kept.add(span)
        return Response(b"", media_type="application/x-protobuf")

    async def tell(request: Request) -> Response:
        spans = kept.of(request.path_params["trace_id"])
        return JSONResponse([span.as_json() for span in spans])

    async def tell_all(_: Request) -> Response:
        return JSONResponse([span.as_json() for span in kept.every()])

    async def health(_: Request) -> Response:
        return PlainTextResponse("ok")

    return Starlette(
        routes=[
            Route("/v1/traces", receive, methods=["POST"]),
            Route("/traces", tell_all),
            Route("/traces/{trace_id}", tell),
            Route("/health", health),
        ]
    )
