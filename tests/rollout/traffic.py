"""Requests during the test: reads and writes of every service, none repeated."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

import httpx

from tests.contract.forms import contact_form, product_form
from tests.contract.people import PASSWORD, Person, bearer, phone, registration
from tests.rollout.people import Cast

READERS = 4
# People pause; and the machine has to start processes beside.
PAUSE_S, WRITE_PAUSE_S, REGISTER_PAUSE_S = 0.05, 0.2, 1.5
ENQUIRE_PAUSE_S = 0.4
# A token lives 15 minutes; on a busy machine the run may take longer.
SIGN_IN_EVERY_S = 240
PATIENCE_S = 60


@dataclass
class Tally:
    """Every request by owner, and a description of each failure."""

    asked: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    slowest_s: dict[str, float] = field(default_factory=dict)
    # The ids of enquiries somebody was told were sent.
    enquiries: set[str] = field(default_factory=set)

    def count(self, owner: str, what: str, began: float, problem: str) -> None:
        self.asked[owner] += 1
        took = time.monotonic() - began
        self.slowest_s[owner] = max(self.slowest_s.get(owner, 0.0), took)
        if problem:
            moment = time.strftime("%H:%M:%S")
            self.failures.append(
                f"{moment} {owner} {what} after {took:.1f} s: {problem}"
            )


class Traffic:
    def __init__(
        self, base_url: str, cast: Cast, senders: Sequence[Person], tally: Tally
    ) -> None:
        self._cast, self._senders, self._tally = cast, senders, tally
        self._turns = cycle(senders)
        most = httpx.Limits(max_connections=40)
        self._api = httpx.AsyncClient(
            base_url=base_url, timeout=PATIENCE_S, limits=most
        )
        self._is_over = False

    async def run_until(self, is_over: asyncio.Event) -> None:
        reads = cycle(list(_reads(self._cast)))
        writes = (self._edit_product, self._edit_company)
        async with self._api, asyncio.TaskGroup() as tasks:
            for _ in range(READERS):
                reading = self._again(lambda: self._read(*next(reads)), PAUSE_S)
                tasks.create_task(reading)
            for write in writes:
                tasks.create_task(self._again(write, WRITE_PAUSE_S))
            tasks.create_task(self._again(self._enquire, ENQUIRE_PAUSE_S))
            tasks.create_task(self._again(self._register, REGISTER_PAUSE_S))
            signing_in = tasks.create_task(self._again(self._sign_in, SIGN_IN_EVERY_S))
            await is_over.wait()
            self._is_over = True
            signing_in.cancel()

    async def _again(self, act: Callable[[], Awaitable[Any]], pause_s: float) -> None:
        while not self._is_over:
            await act()
            await asyncio.sleep(pause_s)

    async def _read(self, owner: str, path: str, token: str) -> None:
        await self._send(owner, "GET", path, 200, token)

    async def _enquire(self) -> None:
        path = f"/api/webui/seller/{self._cast.shop}/contactseller"
        form = contact_form(self._cast.leaf)
        sent = await self._send(
            "engagement", "POST", path, 201, next(self._turns).token, form
        )
        if sent is not None:
            self._tally.enquiries.add(sent.json()["data"]["id"])

    async def _edit_product(self) -> None:
        form = product_form(self._cast.leaf, self._cast.unit)
        del form["status"]  # a move of its own
        path = f"/api/products/{self._cast.product_id}"
        await self._send("catalog", "PUT", path, 200, self._cast.seller.token, form)

    async def _edit_company(self) -> None:
        form = {
            "step": 120,
            "primary_mobile": phone(),
            "primary_email": "shop@example.com",
        }
        path = "/api/sellerprofile"
        await self._send("vendor", "POST", path, 200, self._cast.seller.token, form)

    async def _register(self) -> None:
        form = registration(f"test-{secrets.token_hex(6)}@example.com")
        await self._send("auth", "POST", "/api/register", 201, "", form)

    async def _sign_in(self) -> None:
        for person in (self._cast.buyer, self._cast.seller, *self._senders):
            form = {"email": person.email, "password": PASSWORD, "terms": True}
            answer = await self._send("auth", "POST", "/api/login", 200, "", form)
            if answer is not None:
                person.token = answer.json()["data"]["access_token"]

    async def _send(
        self,
        owner: str,
        method: str,
        path: str,
        wanted: int,
        token: str,
        form: dict[str, Any] | None = None,
    ) -> httpx.Response | None:
        began, problem, answer = time.monotonic(), "", None
        try:
            answer = await self._api.request(
                method, path, json=form, headers=bearer(token)
            )
            if answer.status_code != wanted:
                problem = f"{answer.status_code} {answer.text[:160]}"
        except httpx.HTTPError as error:
            problem = repr(error)
        self._api.cookies.clear()
        self._tally.count(owner, f"{method} {path}", began, problem)
        return None if problem else answer


def _reads(cast: Cast) -> Iterator[tuple[str, str, str]]:
    """(who answers, path, token)"""
    buyer, seller = cast.buyer.token, cast.seller.token
    yield "auth", "/api/user", buyer
    yield "catalog", "/api/webui/search?q=chiya", ""
    yield "catalog", "/api/webui/allcategories", ""
    yield "vendor", f"/api/webui/seller/{cast.shop}/sellerprofile", ""
    yield "engagement", "/api/enquiries", buyer
    yield "shell", "/", ""
    yield "mf-vendor", "/mf/vendor/manifest.json", ""
    yield "auth", "/api/.well-known/jwks.json", ""
    yield "catalog", "/api/products", seller
    yield "vendor", "/api/locations/provinces", ""
    yield "engagement", "/api/notifications", seller
    yield "shell", f"/vendor/{cast.shop}", ""
    yield "mf-dashboard", "/mf/dashboard/manifest.json", ""
