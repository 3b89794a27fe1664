"""What owners see of what is theirs: read before and after calls of others."""

import time
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
    "/api/wishlists",
)
OF_SELLERS = ("/api/enquiries?as=seller", "/api/products", "/api/products/quota")

Views = dict[tuple[str, str], Any]


def seen(people: dict[str, Person]) -> Views:
    """Each owner's own things, and what the administrator sees of people."""
    views: Views = {}
    for name, person in people.items():
        paths = list(OF_EVERYBODY) if name != "admin" else []
        if name.startswith("seller"):
            paths += OF_SELLERS
        views |= {(name, path): person.got(path) for path in paths}
        asked = f"/api/admin/users?q={person.email}"
        views["admin", asked] = people["admin"].got(asked)
    for (name, path), view in list(views.items()):
        if path.startswith("/api/enquiries"):
            for row in view:
                talk = f"/api/enquiries/{row['id']}/messages"
                views[name, talk] = people[name].got(talk)
    return views


def settled(people: dict[str, Person], within_s: float = 20) -> Views:
    """As `seen`, when events on their way have arrived."""
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
