"""A small market of two sides, A and B, and how the matrix calls it."""

import secrets
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID, uuid4

import httpx

from tests.contract import callers as caller_kinds
from tests.contract.belongings import EVERYBODY, Belongings, Thing, Things
from tests.contract.callers import Caller, ended, living
from tests.contract.files import parts
from tests.contract.operations import Operation, bodies, filled
from tests.contract.people import PASSWORD, Person, bearer, phone

PICTURES = "/storage/products/"
SLUGS = (
    "case",
    "case_link",
    "staff_case",
    "shop",
    "product_page",
    "asked_page",
    "reported_product",
    "category",
    "image",
    "shared_wishlist",
    "lead_link",
    "guest_link",
    "quote_link",
    "article",
)
BUYERS_OWN = (
    "requirement",
    "received_quote",
    "bought_order",
    "bought_closed_order",
    "order_delivery",
    "wishlist",
    "saved_search",
    "session",
    "enquiry",
    "message",
)


@dataclass
class Market:
    """The people, their things, and the values of the forms."""

    api: httpx.Client
    people: dict[str, Person]
    things: Things
    values: dict[str, str]
    living: list[Caller]
    ended: dict[str, list[Caller]]
    forms: dict[str, Any] = field(default_factory=bodies)
    problems: list[str] = field(default_factory=list)
    checks: int = 0

    def callers(self, operation: Operation) -> list[Caller]:
        """With revoked tokens of an admitted caller."""
        rule = operation.rule
        was = "buyer A" if rule.of in BUYERS_OWN else "seller A"
        return self.living + self.ended["admin" if rule.may == "admin" else was]

    def targets(self, operation: Operation) -> dict[str, Thing | None]:
        of = operation.rule.of
        return {**self.things[of], "absent": None} if of else {"": None}

    def send(
        self, operation: Operation, caller: Caller, side: str, let_in: bool
    ) -> httpx.Response:
        """With another form; by default, ids of the caller's side."""
        of = operation.rule.of
        thing = self.targets(operation)[side]
        id_ = thing.id if thing else self.absent(of) if of else ""
        words = self.values_for(id_, side or caller.name[-1])
        request = self.api.build_request(
            operation.method,
            operation.url(id_, self.signed(operation, side)),
            headers=bearer(caller.token),
            **self.body(operation, words, let_in),
        )
        return _read(self.api, request)

    def absent(self, of: str) -> str:
        """As the things of this kind are named, and nobody's."""
        if of in SLUGS:
            return f"no-such-thing-{secrets.token_hex(4)}"
        return " ".join(map(_nobodys, self.things[of]["A"].id.split()))

    def body(
        self,
        operation: Operation,
        words: dict[str, str],
        let_in: bool = False,
        more: Mapping[str, Any] | None = None,
    ) -> dict[str, Any]:
        """For httpx: the form of matrix.toml and `more`, as the operation takes it."""
        form = operation.form(self.forms, let_in)
        if form is None:
            return {}
        full = filled(form, words) | (more or {})
        return {"files": parts(full)} if operation.is_multipart else {"json": full}

    def signed(self, operation: Operation, side: str) -> str:
        """The signature of a new link of the owner to the document."""
        if "{signed}" not in operation.rule.query:
            return ""
        owned = "B" if side == "B" else "A"
        paper = self.things["paper"][owned].id
        link = self.people[f"seller {owned}"].got(f"/api/mydrive/{paper}/link")
        return str(link["url"]).partition("?")[2]

    def values_for(self, id_: str, side: str) -> dict[str, str]:
        new = {
            "id": id_,
            "text": secrets.token_hex(6),
            "phone": phone(),
            "email": f"test-{secrets.token_hex(6)}@example.com",
            "absent": str(uuid4()),
            "hex": secrets.token_hex(32),
            "pan": f"{secrets.randbelow(10**9):09}",
        }
        sold = self.things["product"]
        own, other = ("B", "A") if side == "B" else ("A", "B")
        new |= {"product": sold[own].id, "other": sold[other].id}
        new |= {"range": self.things["range"][own].id}
        new |= {"image": self.things["hung_image"][own].id.split()[1]}
        return {**self.values, **new, "paper": self.things["paper"][own].id}

    def check(self, holds: bool, text: str) -> None:
        self.checks += 1
        if not holds:
            self.problems.append(text)


def _nobodys(part: str) -> str:
    """Values that are not ids, such as a size, stay."""
    try:
        UUID(part)
    except ValueError:
        return part
    return str(uuid4())


def _read(api: httpx.Client, request: httpx.Request) -> httpx.Response:
    """A stream of events has no end: its first line is enough."""
    answer = api.send(request, stream=True)
    if "event-stream" not in answer.headers.get("content-type", ""):
        answer.read()
    answer.close()
    api.cookies.clear()
    return answer


def opened(api: httpx.Client, leaf: str) -> Market:
    """All people and things, made through the API."""
    unit = api.get("/api/productunitsearch?q=kilo").json()["data"][0]["id"]
    leaves = api.get("/api/webui/level4Categories").json()["data"]
    branch = next(row["parent_id"] for row in leaves if row["id"] == leaf)
    people = caller_kinds.people(api, leaf)
    things: Things = defaultdict(dict)
    for side in ("A", "B"):
        buyer, seller = people[f"buyer {side}"], people[f"seller {side}"]
        bystander = people[f"bystander {side}"]
        shelf = Belongings(side, buyer, seller, leaf, branch, unit)
        for kind, thing in shelf.things(bystander, people["admin"]).items():
            things[kind][side] = thing
    return Market(
        api=api,
        people=people,
        things=things | _public(api),
        values={"leaf": leaf, "branch": branch, "unit": unit, "password": PASSWORD},
        living=living(people),
        ended={name: ended(people[name]) for name in ("buyer A", "seller A", "admin")},
    )


def _public(api: httpx.Client) -> Things:
    """Public things of the demo."""
    category = api.get("/api/webui/allcategories").json()["data"][0]["slug"]
    found = api.get("/api/webui/search?q=tea").json()["data"]
    pictures = (row["image"] for row in found if row["image"])
    seeded = next(path for path in pictures if path.startswith(PICTURES))
    image = seeded.removeprefix(PICTURES).removesuffix(".webp")
    return {
        "category": {"A": Thing(category, EVERYBODY)},
        "image": {"A": Thing(image, EVERYBODY)},
    }
