"""HTTP in: `uvicorn auth.main:app --factory`."""

from fastapi import FastAPI

from servicekit.http.app import create_app
from auth.settings import AuthSettings

ROUTERS = ()


def app() -> FastAPI:
    return create_app(AuthSettings(), ROUTERS)
