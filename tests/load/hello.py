"""What a request costs by itself: a bare hello world, and the same with identity."""

from fastapi import FastAPI, Request
from starlette.types import Lifespan

from catalog.settings import CatalogSettings
from servicekit.db import Database
from servicekit.http.auth import SignedIn
from servicekit.http.endings import Endings, hearing
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer, verifier


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
    endings = Endings(settings, database)
    app = bare(lifespan=lambda app: hearing(endings))
    app.state.database, app.state.endings = database, endings
    app.state.verifier = verifier(settings)

    @app.get("/me")
    async def me(request: Request, caller: SignedIn) -> dict[str, str]:
        return {"hello": "world"}

    @app.get("/token")
    async def token() -> dict[str, str]:
        return bearer(new_id(), "buyer")

    return app
