"""The HTTP application of catalog: `uvicorn catalog.main:app --factory`."""

from servicekit import starting  # isort: skip  (loading is cheap after it)

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import FastAPI

from catalog.alerts import api as alerts
from catalog.attributes import api as attributes
from catalog.categories import api as categories
from catalog.currencies import api as currencies
from catalog.demand import api as demand
from catalog.demand.misses import record_misses
from catalog.home import api as home
from catalog.images import api as images
from catalog.images import storage as pictures
from catalog.imports import api as imports
from catalog.listings import api as listings
from catalog.moderation import api as moderation
from catalog.products import api as products
from catalog.questions import api as questions
from catalog.ranges import api as ranges
from catalog.search import api as search
from catalog.search.lifespan import run_search
from catalog.settings import CatalogSettings
from catalog.shops import api as shops
from catalog.sitemap import api as sitemap
from catalog.synonyms import api as synonyms
from catalog.units import api as units
from catalog.videos import api as videos
from catalog.videos import storage as video_files
from servicekit.http.app import Startup, create_app
from servicekit.http.bodies import BodyLimits
from servicekit.http.rate_limits import RateLimits
from servicekit.http.tokens import TokenVerifier
from servicekit.pictures.decoding import Decoders
from servicekit.storage.storage import Storage
from servicekit.videos.decoding import VideoDecoders

ROUTERS = (
    shops.router,
    search.router,
    products.router,
    home.router,
    categories.router,
    synonyms.router,
    demand.router,
    imports.router,  # before listings, whose {product_id} would take its path
    listings.router,
    ranges.router,
    questions.router,
    moderation.router,
    currencies.router,
    units.router,
    alerts.router,
    images.router,
    videos.router,
    categories.admin_router,
    attributes.router,
    pictures.router,
    video_files.router,
    sitemap.router,
)


def app() -> FastAPI:
    application = build(CatalogSettings())
    starting.loaded()
    return application


def build(
    settings: CatalogSettings,
    verifier: TokenVerifier | None = None,
    startup: Startup | None = None,
) -> FastAPI:
    """As the others, with a store of pictures and their decoders.

    `startup` takes the place of `started`: a test without a search is faster.
    """
    application = create_app(
        settings,
        ROUTERS,
        verifier=verifier,
        storage=Storage.connect(settings),
        startup=startup or started,
        caches_revocations=True,
        body_limits=BodyLimits.of("catalog"),
        rate_limits=RateLimits.of("catalog"),
    )
    application.state.decoders = decoders = Decoders()
    application.state.video_decoders = VideoDecoders(decoders.slots)
    return application


@asynccontextmanager
async def started(app: FastAPI) -> AsyncIterator[None]:
    """The search, and the note of what it did not find."""
    async with AsyncExitStack() as running:
        await running.enter_async_context(run_search(app))
        await running.enter_async_context(record_misses(app))
        yield
