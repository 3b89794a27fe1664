"""Only the routers that could know a path are asked for it.

FastAPI asks its routers one after the other: with a hundred operations that costs more
than most answers. A router none of whose routes begins as the path does would say no.
"""

from functools import lru_cache

from fastapi import APIRouter
from starlette.routing import BaseRoute
from starlette.types import Receive, Scope, Send

DEEP = 3  # parts of a path that are compared
MOST_KEPT = 1_024  # paths are the callers'
Parts = tuple[str, ...]


class Shortlists:
    """In the place of a router's own dispatch; its routers are included as they are,
    without a further prefix, before the first request."""

    def __init__(self, router: APIRouter) -> None:
        self._whole = router
        self._shortlist = lru_cache(MOST_KEPT)(self._made)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            router = self._shortlist(_parts(scope["path"]))
            await router.app(scope, receive, send)
        else:
            await self._whole.app(scope, receive, send)

    def _made(self, path: Parts) -> APIRouter:
        asked = [
            route
            for route in self._whole.routes
            if any(_may_be(beginning, path) for beginning in _beginnings(route))
        ]
        return APIRouter(routes=asked, redirect_slashes=self._whole.redirect_slashes)


def _beginnings(route: BaseRoute) -> set[Parts]:
    included = getattr(route, "original_router", None)
    routes = included.routes if included else [route]
    return {_parts(getattr(each, "path", "")) for each in routes}


def _parts(path: str) -> Parts:
    return tuple(path.split("/", DEEP + 1)[1 : DEEP + 1])


def _may_be(beginning: Parts, path: Parts) -> bool:
    pairs = zip(beginning, path, strict=False)
    return all("{" in known or known == said for known, said in pairs)
