"""HTTP in: `uvicorn catalog.main:app --factory`."""

from fastapi import FastAPI

from catalog.categories import api as categories
from catalog.currencies import api as currencies
from catalog.home import api as home
from catalog.images import api as images
from catalog.listings import api as listings
from catalog.products import api as products
from catalog.search import api as search
from catalog.settings import CatalogSettings
from catalog.shops import api as shops
from catalog.units import api as units
from servicekit.http.app import create_app

ROUTERS = (
    home.router,
    categories.router,
    search.router,
    products.router,
    shops.router,
    listings.router,
    currencies.router,
    units.router,
    images.router,
)


def app() -> FastAPI:
    return create_app(CatalogSettings(), ROUTERS)
