"""HTTP in: `uvicorn vendor.main:app --factory`."""

from fastapi import FastAPI

from servicekit.http.app import create_app
from vendor.settings import VendorSettings

ROUTERS = ()


def app() -> FastAPI:
    return create_app(VendorSettings(), ROUTERS)
