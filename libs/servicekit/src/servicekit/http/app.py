"""The application factory of all services."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext

from fastapi import APIRouter, FastAPI
from opentelemetry.instrumentation.fastapi import FastAPIInstrumentor
from starlette.types import ASGIApp, Receive, Scope, Send

from servicekit import logging, tracing
from servicekit.db import Database
from servicekit.http import failures, health, metrics
from servicekit.http.bodies import LimitBody
from servicekit.http.limits import Limiter
from servicekit.http.metrics import MeasureRequests
from servicekit.http.refusals import REFUSALS
from servicekit.http.request_id import BindRequestId
from servicekit.http.tokens import TokenVerifier
from servicekit.settings import ServiceSettings

Startup = Callable[[FastAPI], AbstractAsyncContextManager[None]]


class PrivateByDefault:
    """`Cache-Control: no-store` on every answer that does not say otherwise."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def mark(message: dict) -> None:  # type: ignore[type-arg]
            if message["type"] == "http.response.start":
                names = {name.lower() for name, _ in message["headers"]}
                if b"cache-control" not in names:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self._app(scope, receive, mark if scope["type"] == "http" else send)  # type: ignore[arg-type]


def create_app(
    settings: ServiceSettings,
    routers: Sequence[APIRouter],
    *,
    verifier: TokenVerifier | None = None,
    startup: Startup | None = None,
) -> FastAPI:
    """A service's HTTP application.

    Puts `settings`, `database`, `verifier` and `limiter` on `app.state`; `startup` is
    an async context manager a service may add (it runs with the database open).
    """
    logging.configure(settings)
    tracing.configure(settings)
    app = FastAPI(
        title=f"Haat {settings.name}",
        lifespan=_lifespan(startup),
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,
        separate_input_output_schemas=False,
        responses=REFUSALS,
    )
    app.state.settings = settings
    app.state.database = Database.connect(settings)
    app.state.verifier = verifier or TokenVerifier(settings)
    app.state.limiter = Limiter()
    failures.install(app)  # first: it answers inside what is added below
    for router in (*routers, health.router, metrics.router):
        app.include_router(router)
    for middleware in (LimitBody, PrivateByDefault, BindRequestId, MeasureRequests):
        app.add_middleware(middleware)
    FastAPIInstrumentor.instrument_app(app, excluded_urls="/health,/metrics")
    return app


def _lifespan(
    startup: Startup | None,
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            async with startup(app) if startup else nullcontext():
                yield
        finally:
            await app.state.database.close()

    return lifespan
