"""A user who has just changed something bypasses the cache for some seconds."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

WRITES = ("POST", "PUT", "PATCH", "DELETE")
# Views and events of public pages: they change nothing that a page shows.
PUBLIC = "/api/webui/"
COOKIE = b"haat_fresh=1; Max-Age=10; Path=/; SameSite=Lax"


class FreshAfterWrite:
    """Sets the cookie `haat_fresh` with the answer to a signed-in caller's write."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def add_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] < 400:
                message["headers"] = [*message["headers"], (b"set-cookie", COOKIE)]
            await send(message)

        await self._app(scope, receive, add_cookie if _is_own_write(scope) else send)


def _is_own_write(scope: Scope) -> bool:
    return (
        scope["type"] == "http"
        and scope["method"] in WRITES
        and not scope["path"].startswith(PUBLIC)
        and any(name == b"authorization" for name, _ in scope["headers"])
    )
