"""HTTP in: `uvicorn vendor.main:app --factory`."""

from fastapi import FastAPI

from servicekit.http.app import create_app
from vendor.locations.api import router as locations
from vendor.profiles.api import router as profiles
from vendor.settings import VendorSettings
from vendor.statistics.api import router as statistics

ROUTERS = (profiles, locations, statistics)


def app() -> FastAPI:
    return create_app(VendorSettings(), ROUTERS)
