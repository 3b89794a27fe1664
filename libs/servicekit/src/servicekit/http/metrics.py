"""Prometheus: rate, errors and duration per route; a text page for the scraper."""

import time
from functools import cache

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Histogram, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

REQUESTS = Counter(
    "http_requests_total", "Answered requests", ["method", "route", "status"]
)
DURATION = Histogram(
    "http_request_duration_seconds", "Time to answer", ["method", "route"]
)

router = APIRouter(include_in_schema=False)


@router.get("/metrics")
async def metrics() -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


class MeasureRequests:
    """Pure ASGI, so that a stream is measured to its end."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, status = time.perf_counter(), "500"

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        try:
            await self._app(scope, receive, watch)
        finally:
            route = getattr(scope.get("route"), "path", "unknown")
            _counter(scope["method"], route, status).inc()
            _timer(scope["method"], route).observe(time.perf_counter() - started)


@cache  # no more than the metrics themselves hold
def _counter(method: str, route: str, status: str) -> Counter:
    return REQUESTS.labels(method, route, status)


@cache
def _timer(method: str, route: str) -> Histogram:
    return DURATION.labels(method, route)
