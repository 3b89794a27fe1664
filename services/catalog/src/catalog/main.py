"""HTTP in: `uvicorn catalog.main:app --factory`."""

from fastapi import FastAPI

from servicekit.http.app import create_app
from catalog.settings import CatalogSettings

ROUTERS = ()


def app() -> FastAPI:
    return create_app(CatalogSettings(), ROUTERS)
