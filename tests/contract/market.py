"""A small market of two sides, A and B, and how the matrix calls it."""

import secrets
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import httpx

from tests.contract import callers as caller_kinds
from tests.contract.belongings import ABSENT_SLUG, EVERYBODY, Shelf, Thing, Things
from tests.contract.callers import Caller, ended, living
from tests.contract.operations import Operation, bodies, filled
from tests.contract.people import PASSWORD, Person, bearer, phone

SLUGS = ("shop", "product_page", "category", "image")
BUYERS_OWN = ("requirement", "wishlist", "session", "enquiry")


@dataclass
class Market:
    """Who is there, what is whose, and the words the forms are filled with."""

    api: httpx.Client
    people: dict[str, Person]
    things: Things
    words: dict[str, str]
    living: list[Caller]
    ended: dict[str, list[Caller]]
    forms: dict[str, Any] = field(default_factory=bodies)
    problems: list[str] = field(default_factory=list)
    checks: int = 0

    def callers(self, operation: Operation) -> list[Caller]:
        """With the ended tokens of somebody who was let in before."""
        rule = operation.rule
        was = "buyer A" if rule.of in BUYERS_OWN else "seller A"
        return self.living + self.ended["admin" if rule.may == "admin" else was]

    def targets(self, operation: Operation) -> dict[str, Thing | None]:
        of = operation.rule.of
        return {**self.things[of], "absent": None} if of else {"": None}

    def send(
        self, operation: Operation, caller: Caller, side: str, let_in: bool
    ) -> httpx.Response:
        of = operation.rule.of
        thing = self.targets(operation)[side]
        absent = ABSENT_SLUG if of in SLUGS else str(uuid4())
        id_ = thing.id if thing else absent
        form = operation.json(self.forms, let_in)
        request = self.api.build_request(
            operation.method,
            operation.url(id_),
            json=filled(form, self.words_for(id_, side)) if form else None,
            headers=bearer(caller.token),
        )
        return _read(self.api, request)

    def words_for(self, id_: str, side: str) -> dict[str, str]:
        new = {
            "id": id_,
            "text": secrets.token_hex(6),
            "phone": phone(),
            "email": f"test-{secrets.token_hex(6)}@example.com",
            "absent": str(uuid4()),
            "hex": secrets.token_hex(32),
        }
        sold = self.things["product"]
        own, other = ("B", "A") if side == "B" else ("A", "B")
        return {**self.words, **new, "product": sold[own].id, "other": sold[other].id}

    def check(self, holds: bool, text: str) -> None:
        self.checks += 1
        if not holds:
            self.problems.append(text)


def _read(api: httpx.Client, request: httpx.Request) -> httpx.Response:
    """A stream of events has no end: its first line is enough."""
    answer = api.send(request, stream=True)
    if "event-stream" not in answer.headers.get("content-type", ""):
        answer.read()
    answer.close()
    api.cookies.clear()
    return answer


def opened(api: httpx.Client, leaf: str) -> Market:
    """Everybody and everything, made through the API."""
    unit = api.get("/api/productunitsearch?q=kilo").json()["data"][0]["id"]
    people = caller_kinds.people(api, leaf)
    things: Things = defaultdict(dict)
    for side in ("A", "B"):
        buyer, seller = people[f"buyer {side}"], people[f"seller {side}"]
        shelf = Shelf(side, buyer, seller, leaf, unit)
        for kind, thing in shelf.things(people[f"bystander {side}"]).items():
            things[kind][side] = thing
    return Market(
        api=api,
        people=people,
        things=things | _public(api),
        words={"leaf": leaf, "unit": unit, "password": PASSWORD},
        living=living(people),
        ended={name: ended(people[name]) for name in ("buyer A", "seller A", "admin")},
    )


def _public(api: httpx.Client) -> Things:
    """What everybody may see and nobody made here."""
    category = api.get("/api/webui/allcategories").json()["data"][0]["slug"]
    found = api.get("/api/webui/search?q=tea").json()["data"]
    image = next(row["image"] for row in found if row["image"]).rsplit("/", 1)[1]
    return {
        "category": {"A": Thing(category, EVERYBODY)},
        "image": {"A": Thing(image, EVERYBODY)},
    }
