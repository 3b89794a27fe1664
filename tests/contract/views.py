"""What owners see of their own objects, read before and after calls of others."""

import time
from collections.abc import Iterator
from typing import Any

from tests.contract.people import Person

OF_EVERYBODY = (
    "/api/user",
    "/api/user/activity",
    "/api/sessions",
    "/api/notifications",
    "/api/notifications/preferences",
    "/api/sellerprofile?showall=true",
    "/api/enquiries?as=buyer",
    "/api/requirements",
    "/api/quotes?as=buyer",
    "/api/orders?as=buyer",
    "/api/wishlists",
    "/api/savedsearches",
    "/api/questions",
    "/api/mydrive",
    "/api/mydrive/usage",
)
OF_SELLERS = (
    "/api/enquiries?as=seller",
    "/api/requirements?as=seller",
    "/api/quotes",
    "/api/orders?as=seller",
    "/api/products",
    "/api/products/quota",
    "/api/questions?as=seller",
    "/api/productranges",
    "/api/products/bulk",
    "/api/sellerprofile/statutory",
    "/api/sellerprofile/statistics",
)

# What administrators keep, and the tests among it.
OF_ADMINISTRATORS = (
    "/api/admin/categories?q=matrix",
    "/api/admin/synonyms?q=matrix",
    "/api/admin/product-reports?per_page=100",
)

Views = dict[tuple[str, str], Any]


def seen(people: dict[str, Person]) -> Views:
    """Each owner's own things, and what the administrator sees of people."""
    views: Views = {}
    for name, person in people.items():
        paths = list(OF_EVERYBODY if name != "admin" else OF_ADMINISTRATORS)
        if name.startswith("seller"):
            paths += OF_SELLERS
        views |= {(name, path): person.got(path) for path in paths}
        asked = f"/api/admin/users?q={person.email}"
        views["admin", asked] = people["admin"].got(asked)
    for (name, path), view in list(views.items()):
        for who, more in _about(name, path, view):
            views[who, more] = people[who].got(more)
    return views


def _about(name: str, path: str, view: Any) -> Iterator[tuple[str, str]]:
    """Further views: conversations, openings of documents, history of reviews."""
    if path.startswith("/api/enquiries"):
        yield from ((name, f"/api/enquiries/{row['id']}/messages") for row in view)
    if path == "/api/mydrive" and name.startswith("seller"):
        papers = [row["id"] for row in view if row["kind"] == "document"]
        yield from ((name, f"/api/mydrive/{paper}/accesses") for paper in papers)
    if path == "/api/products":
        yield from (("admin", f"/api/admin/products/{row['id']}") for row in view)
    if path.startswith("/api/sellerprofile?") and name.startswith("seller"):
        yield "admin", f"/api/admin/sellers/{view['id']}"


def settled(people: dict[str, Person], within_s: float = 20) -> Views:
    """As `seen`, after pending events have arrived."""
    end, views = time.monotonic() + within_s, seen(people)
    while time.monotonic() < end:
        time.sleep(1)
        before, views = views, seen(people)
        if before == views:
            return views
    raise AssertionError(changes(before, views))


def changes(before: Views, after: Views) -> dict[tuple[str, str], Any]:
    return {
        key: (before.get(key), after.get(key))
        for key in before.keys() | after.keys()
        if before.get(key) != after.get(key)
    }
