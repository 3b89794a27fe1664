"""Kept pages: the same bytes in a third of the time, and never an old one."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from typing import Any

import brotli
import httpx
import pytest
from fastapi import APIRouter, Request, Response

from servicekit.http.app import create_app
from servicekit.http.etag import public_json
from servicekit.http.page_cache import PageCache
from servicekit.http.pages import Pages
from servicekit.settings import ServiceSettings

pytestmark = pytest.mark.anyio
LONG = "नेपाल " * 500


class Shop:
    """An endpoint that counts how often it was really asked."""

    def __init__(self) -> None:
        self.made, self.price = 0, 1
        self.gate: asyncio.Event | None = None
        self.router = APIRouter()
        self.router.add_api_route("/pages/{name}", self.page)
        self.router.add_api_route("/pages/plain/{name}", self.plain)

    async def page(self, request: Request, name: str) -> Response:
        self.made += 1
        price = self.price
        if self.gate:
            await self.gate.wait()
        body = {"data": {"name": name, "price": price, "text": LONG}}
        return public_json(request, body, tags=(f"product:{name}", "product"))

    async def plain(self, name: str) -> dict[str, str]:
        self.made += 1
        return {"data": name}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def shop() -> Shop:
    return Shop()


@pytest.fixture
def cache() -> PageCache:
    return PageCache(("/pages/",), Pages(most_bytes=200_000))


@pytest.fixture
async def client(
    settings: ServiceSettings, shop: Shop, cache: PageCache
) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(settings, [shop.router], pages=cache)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
        client.headers["accept-encoding"] = "identity"
        yield client
    await app.state.database.close()


def _price(answer: httpx.Response) -> Any:
    return answer.json()["data"]["price"]


async def test_a_page_is_made_once(client: httpx.AsyncClient, shop: Shop) -> None:
    first = await client.get("/pages/rice?a=1&b=2")
    second = await client.get("/pages/rice?b=2&a=1")
    assert shop.made == 1
    assert first.content == second.content
    assert first.headers["etag"] == second.headers["etag"]
    assert first.headers["x-request-id"] != second.headers["x-request-id"]


@pytest.mark.parametrize(
    ("encoding", "read"), [("br", brotli.decompress), ("gzip", gzip.decompress)]
)
async def test_compressed_bytes_say_the_same(
    client: httpx.AsyncClient, encoding: str, read: Any
) -> None:
    whole = await client.get("/pages/rice")
    accepting = {"accept-encoding": f"deflate, {encoding}"}
    async with client.stream("GET", "/pages/rice", headers=accepting) as packed:
        raw = b"".join([part async for part in packed.aiter_raw()])
    assert packed.headers["content-encoding"] == encoding
    assert int(packed.headers["content-length"]) == len(raw) < len(whole.content)
    assert read(raw) == whole.content


async def test_who_knows_it_gets_304(client: httpx.AsyncClient, shop: Shop) -> None:
    etag = (await client.get("/pages/rice")).headers["etag"]
    again = await client.get("/pages/rice", headers={"if-none-match": f"W/{etag}"})
    assert (again.status_code, again.content, shop.made) == (304, b"", 1)


async def test_a_first_asker_who_knows_it_leaves_a_whole_page(
    client: httpx.AsyncClient, shop: Shop
) -> None:
    etag = (await client.get("/pages/rice")).headers["etag"]
    shop.made = 0
    fresh = await client.get("/pages/rice?x=1", headers={"if-none-match": etag})
    assert fresh.status_code == 304
    assert (await client.get("/pages/rice?x=1")).json()["data"]["name"] == "rice"
    assert shop.made == 1


async def test_a_caller_with_a_token_is_never_served_from_it(
    client: httpx.AsyncClient, shop: Shop
) -> None:
    for _ in range(2):
        await client.get("/pages/rice", headers={"authorization": "Bearer x"})
    await client.get("/pages/rice")
    assert shop.made == 3


async def test_answers_without_tags_are_not_kept(
    client: httpx.AsyncClient, shop: Shop
) -> None:
    for _ in range(2):
        assert (await client.get("/pages/plain/rice")).json() == {"data": "rice"}
    assert shop.made == 2


async def test_a_change_drops_what_shows_it_and_nothing_else(
    client: httpx.AsyncClient, shop: Shop, cache: PageCache
) -> None:
    await client.get("/pages/rice")
    await client.get("/pages/oil")
    shop.price = 2
    cache.drop(["product:rice"])
    assert _price(await client.get("/pages/rice")) == 2
    assert _price(await client.get("/pages/oil")) == 1


async def test_a_page_that_changed_while_it_was_made_is_not_kept(
    client: httpx.AsyncClient, shop: Shop, cache: PageCache
) -> None:
    shop.gate = asyncio.Event()
    making = asyncio.create_task(client.get("/pages/rice"))
    while not shop.made:
        await asyncio.sleep(0)
    shop.price = 2
    cache.drop(["product:rice"])
    shop.gate.set()
    await making
    assert _price(await client.get("/pages/rice")) == 2


async def test_many_who_come_at_once_make_it_once(
    client: httpx.AsyncClient, shop: Shop
) -> None:
    answers = await asyncio.gather(*(client.get("/pages/rice") for _ in range(20)))
    assert {answer.status_code for answer in answers} == {200}
    assert shop.made == 1


async def test_it_stays_below_its_bytes(
    client: httpx.AsyncClient, shop: Shop, cache: PageCache
) -> None:
    for number in range(40):
        await client.get(f"/pages/p{number}")
    assert cache._pages.bytes <= 200_000
    await client.get("/pages/p0")
    assert shop.made == 41
