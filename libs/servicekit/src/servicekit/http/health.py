"""Liveness and readiness. A broker that is away does not make the API unready:
writes go on, events wait in the outbox."""

import asyncio
from collections.abc import Callable

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError

from servicekit.db import database_of
from servicekit.messaging.broker import is_reachable

router = APIRouter(prefix="/health", include_in_schema=False)


@router.get("/live")
async def live() -> dict[str, str]:
    return {"status": "alive"}


@router.get("/ready")
async def ready(request: Request) -> JSONResponse:
    settings = request.app.state.settings
    has_database = await asyncio.to_thread(_has_database, request)
    has_broker = await asyncio.to_thread(is_reachable, settings.amqp_url)
    own = {name: check() for name, check in _checks(request).items()}
    body = {"database": has_database, "broker": has_broker, **own}
    return JSONResponse(body, 200 if has_database and all(own.values()) else 503)


def _checks(request: Request) -> dict[str, Callable[[], bool]]:
    """What else a service needs before it can answer: `app.state.checks`."""
    return getattr(request.app.state, "checks", {})


def _has_database(request: Request) -> bool:
    try:
        database_of(request).ping()
    except SQLAlchemyError:
        return False
    return True
