"""A span for each request, in the trace the gateway names."""

from opentelemetry import trace
from opentelemetry.trace import SpanKind, StatusCode
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from servicekit.tracing import continued

# Asked by machines all the time.
UNTRACED = ("/health", "/metrics")


class TraceRequests:
    """Pure ASGI, inside the naming of requests. Added only where spans are sent.

    Names the route, never the path or the query: they may be secrets or addresses.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith(UNTRACED):
            await self._app(scope, receive, send)
            return
        sent = dict(scope["headers"]).get(b"traceparent", b"").decode("latin-1")
        method = scope["method"]
        with continued(method, sent, SpanKind.SERVER) as span:
            try:
                await self._app(scope, receive, _noting(span, send))
            finally:
                route = getattr(scope.get("route"), "path", "unknown")
                span.update_name(f"{method} {route}")
                span.set_attribute("http.request.method", method)
                span.set_attribute("http.route", route)


def _noting(span: trace.Span, send: Send) -> Send:
    async def noting(message: Message) -> None:
        if message["type"] == "http.response.start":
            span.set_attribute("http.response.status_code", message["status"])
            if message["status"] >= 500:
                span.set_status(StatusCode.ERROR)
        await send(message)

    return noting
