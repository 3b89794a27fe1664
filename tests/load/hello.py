"""Hello worlds for comparison: a plain one, one with identity, and a page."""

import random

from fastapi import FastAPI, Request, Response
from starlette.types import Lifespan

from catalog.settings import CatalogSettings
from servicekit.db import Database
from servicekit.http import metrics
from servicekit.http.auth import SignedIn
from servicekit.http.revocation_cache import RevocationCache, following
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer, verifier

# Random hexadecimal digits halve when they are compressed: 40 KB are sent.
PAGE_CHARACTERS = 80_000
PUBLIC = "public, max-age=0, s-maxage=20, stale-while-revalidate=10"


def page() -> FastAPI:
    """Any page of 40 KB, as the shell sends it to the cache."""
    app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
    text = random.Random(1).randbytes(PAGE_CHARACTERS // 2).hex()
    headers = {"Cache-Control": PUBLIC, "Surrogate-Key": "product"}
    app.include_router(metrics.router)
    app.add_middleware(metrics.MeasureRequests)

    @app.get("/{path:path}")
    async def any_page(path: str) -> Response:
        return Response(f"<p>{text}</p>", media_type="text/html", headers=headers)

    return app


def bare(lifespan: Lifespan[FastAPI] | None = None) -> FastAPI:
    app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None, lifespan=lifespan)

    @app.get("/hello")
    async def hello() -> dict[str, str]:
        return {"hello": "world"}

    return app


def signed_in() -> FastAPI:
    """The bare one again, asking who calls as every service does."""
    settings = CatalogSettings()
    database = Database.connect(settings)
    revocations = RevocationCache(settings, database)
    app = bare(lifespan=lambda app: following(revocations))
    app.state.database, app.state.revocations = database, revocations
    app.state.verifier = verifier(settings)

    @app.get("/me")
    async def me(request: Request, caller: SignedIn) -> dict[str, str]:
        return {"hello": "world"}

    @app.get("/token")
    async def token() -> dict[str, str]:
        return bearer(new_id(), "buyer")

    return app
