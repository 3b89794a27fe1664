"""HTTP in: `uvicorn engagement.main:app --factory`."""

from fastapi import FastAPI

from servicekit.http.app import create_app
from engagement.settings import EngagementSettings

ROUTERS = ()


def app() -> FastAPI:
    return create_app(EngagementSettings(), ROUTERS)
