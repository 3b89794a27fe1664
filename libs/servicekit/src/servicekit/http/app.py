"""The application factory of all services."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import TYPE_CHECKING

from fastapi import APIRouter, Depends, FastAPI
from fastapi.telemetry import TelemetryConfig
from starlette.types import ASGIApp, Receive, Scope, Send

from servicekit import logging, tracing
from servicekit.db import Database
from servicekit.flags import loading
from servicekit.http import failures, health, metrics
from servicekit.http.bodies import BodyLimits, LimitBody
from servicekit.http.limiter import Limiter
from servicekit.http.limits import count_call
from servicekit.http.metrics import MeasureRequests
from servicekit.http.nul import RefuseNul
from servicekit.http.own_writes import FreshAfterWrite
from servicekit.http.query_parameters import refuse_unknown
from servicekit.http.rate_limits import RateLimits
from servicekit.http.refusals import REFUSALS
from servicekit.http.request_id import BindRequestId
from servicekit.http.revocation_cache import RevocationCache, following
from servicekit.http.tokens import TokenVerifier
from servicekit.http.tracing import TraceRequests
from servicekit.settings import ServiceSettings

if TYPE_CHECKING:
    from servicekit.storage.storage import Storage

# FastAPI's own spans: they name the path, and cost as much as a page.
NO_TELEMETRY: TelemetryConfig = {"tracing": False, "metrics": False, "logs": False}
Startup = Callable[[FastAPI], AbstractAsyncContextManager[None]]


class PrivateByDefault:
    """`Cache-Control: no-store` on every answer without a `Cache-Control`."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_header(message: dict) -> None:  # type: ignore[type-arg]
            if message["type"] == "http.response.start":
                headers = message["headers"]
                if b"cache-control" not in dict(headers):
                    headers.append((b"cache-control", b"no-store"))
            await send(message)

        is_http = scope["type"] == "http"
        await self._app(scope, receive, send_with_header if is_http else send)  # type: ignore[arg-type]


def create_app(
    settings: ServiceSettings,
    routers: Sequence[APIRouter],
    *,
    verifier: TokenVerifier | None = None,
    startup: Startup | None = None,
    storage: "Storage | None" = None,
    caches_revocations: bool = False,
    body_limits: BodyLimits = BodyLimits(),
    rate_limits: RateLimits = RateLimits(),
) -> FastAPI:
    """A service's HTTP application.

    Puts `settings`, `storage`, `database`, `verifier` and `limiter` on `app.state`;
    `startup` is an async context manager a service may add (the database is open).
    With `caches_revocations` a caller is checked without a query.
    `body_limits` and `rate_limits` are the service's own: `BodyLimits.of(<package>)`.
    """
    logging.configure(settings)
    tracing.configure(settings, settings.name)
    loading.load(settings)
    app = FastAPI(
        title=f"Haat {settings.name}",
        lifespan=_lifespan(startup),
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,
        responses=REFUSALS,
        dependencies=[Depends(count_call), Depends(refuse_unknown)],
        telemetry=NO_TELEMETRY,
    )
    _give(app, settings, storage, verifier, caches_revocations)
    app.state.rate_limits = rate_limits
    failures.install(app)  # first: it answers inside what is added below
    if settings.trace_endpoint:
        app.add_middleware(TraceRequests)  # inside of what names the request
    _answer(app, (*routers, health.router, metrics.router), body_limits)
    return app


def _answer(
    app: FastAPI, routers: Sequence[APIRouter], body_limits: BodyLimits
) -> None:
    for router in routers:
        app.include_router(router)
    app.add_middleware(LimitBody, limits=body_limits)
    for middleware in (
        RefuseNul,
        FreshAfterWrite,
        PrivateByDefault,
        BindRequestId,
        MeasureRequests,
    ):
        app.add_middleware(middleware)


def _give(
    app: FastAPI,
    settings: ServiceSettings,
    storage: "Storage | None",
    verifier: TokenVerifier | None,
    caches_revocations: bool,
) -> None:
    """What endpoints find on `app.state`."""
    app.state.settings = settings
    app.state.storage = storage
    app.state.database = Database.connect(settings, storage)
    app.state.verifier = verifier or TokenVerifier(settings)
    app.state.limiter = Limiter(settings.limits_url, settings.name)
    if caches_revocations:
        app.state.revocations = RevocationCache(settings, app.state.database)


def _lifespan(
    startup: Startup | None,
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            async with startup(app) if startup else nullcontext():
                revocations = getattr(app.state, "revocations", None)
                follower = following(revocations) if revocations else None
                async with follower or nullcontext():
                    yield
        finally:
            await app.state.limiter.close()
            await app.state.database.close()

    return lifespan
