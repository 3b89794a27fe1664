"""Changes of the category tree by an administrator, through HTTP."""

from typing import Any
from uuid import UUID

from fastapi.testclient import TestClient

from catalog.commands import service
from catalog.products.models import Product
from catalog.sellers.models import Seller
from contracts.catalog import CategoryChanged
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer

from . import factories

ADMIN = bearer(new_id(), "admin")


class CategoryAdmin:
    """An administrator through HTTP."""

    def __init__(self, client: TestClient, database: Database) -> None:
        self.client, self.database = client, database

    def call(self, method: str, path: str = "", body: Any = None) -> Any:
        url = f"/api/admin/categories{path}"
        return self.client.request(method, url, headers=ADMIN, json=body)

    def make(self, name: str, parent: Any = None, **more: Any) -> Any:
        parent_id = parent["id"] if parent else None
        body = {"name": name, "name_ne": "वर्ग", "parent_id": parent_id, **more}
        answer = self.call("POST", "", body)
        assert answer.status_code == 201, answer.text
        return answer.json()["data"]

    def row(self, category: Any) -> Any:
        return self.call("GET", f"/{category['id']}").json()["data"]

    def change(self, category: Any, **changes: Any) -> Any:
        now = self.row(category)
        names = ("name", "name_ne", "parent_id", "icon", "version")
        body = {name: now[name] for name in names} | changes
        return self.call("PUT", f"/{category['id']}", body)

    def merge(self, loser: Any, into: Any) -> Any:
        return self.call("POST", f"/{loser['id']}/merge", {"into_id": into["id"]})

    def follow(self) -> None:
        """The worker handles the recorded events."""
        with self.database.session() as session:
            recorded_events = recorded(session, CategoryChanged)
        for event in recorded_events:
            deliver(self.database, service, event)

    def published_events(self) -> dict[tuple[UUID, int], CategoryChanged]:
        with self.database.session() as session:
            events = recorded(session, CategoryChanged)
        newest = {(event.category_id, event.version): event for event in events}
        assert len(newest) == len(events)
        return newest


def filed(database: Database, firm: Seller, category: Any, **known: Any) -> Product:
    with database.session() as session:
        facts = {"category_id": UUID(category["id"]), **known}
        return factories.product(session, firm, **facts)
