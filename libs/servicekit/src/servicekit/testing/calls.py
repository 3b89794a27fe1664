"""Thousands of requests in the application's own loop: a client costs more than most
answers do."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

import orjson
from fastapi.testclient import TestClient
from starlette.types import Message

JSON = {"Content-Type": "application/json"}


@dataclass(frozen=True)
class Call:
    """`url`: percent-encoded; `body`: JSON, None for none."""

    method: str
    url: str
    headers: Mapping[str, str]
    body: bytes | None = None


@dataclass
class Answer:
    """`error`: what the application raised."""

    status: int = 0
    body: bytes = b""
    error: Exception | None = None
    parts: list[bytes] = field(default_factory=list)

    def json(self) -> Any:
        return orjson.loads(self.body)


def answers(client: TestClient, calls: Iterable[Call]) -> list[Answer]:
    """One after the other; the client's lifespan goes on meanwhile."""
    if client.portal is None:
        raise RuntimeError("enter the client first")
    return client.portal.call(_all, client, list(calls))


async def _all(client: TestClient, calls: Sequence[Call]) -> list[Answer]:
    return [await _answer(client, call) for call in calls]


async def _answer(client: TestClient, call: Call) -> Answer:
    answer, bodies = Answer(), [call.body or b""]

    async def receive() -> Message:
        if not bodies:  # the caller stays: a streamed answer waits for its leaving
            await asyncio.Event().wait()
        return {"type": "http.request", "body": bodies.pop(), "more_body": False}

    async def send(message: Message) -> None:
        answer.status = message.get("status", answer.status)
        answer.parts.append(message.get("body", b""))

    try:
        await client.app(_scope(client, call), receive, send)
    except Exception as error:
        answer.error = error
    answer.body = b"".join(answer.parts)
    return answer


def _scope(client: TestClient, call: Call) -> dict[str, Any]:
    """As uvicorn makes it."""
    path, _, query = call.url.partition("?")
    known = {**call.headers, "Host": "testserver"}
    if call.body is not None:
        known |= {**JSON, "Content-Length": str(len(call.body))}
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": call.method,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode("ascii"),
        "query_string": query.encode("ascii"),
        "root_path": "",
        "headers": [
            (name.lower().encode(), text.encode()) for name, text in known.items()
        ],
        "client": ("127.0.0.1", 50_000),
        "server": ("testserver", 80),
        "state": dict(client.app_state),
    }
