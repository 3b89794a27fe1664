"""A seller who imports products: sends sheets, waits for the worker, reads rows."""

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import select

from catalog.commands import service
from catalog.imports.models import Import
from catalog.products.models import Product
from catalog.products.models import products as product_table
from catalog.sellers.models import Seller
from contracts.catalog import ImportRequested
from servicekit.db import Database
from servicekit.messaging.event import Event
from servicekit.testing.events import deliver, recorded

from . import factories

BULK = "/api/products/bulk"
E = TypeVar("E", bound=Event)


def goods(count: int, mark: str = "A") -> list[dict[str, str]]:
    """Rows that are good in every cell."""
    return [
        {
            "sku": f"{mark}-{number}",
            "name": f"Jeera masino {mark} {number}",
            "category": "Rice",
            "price": "Rs. 1,250.50",
            "unit": "kg",
        }
        for number in range(count)
    ]


def sheet(lines: Sequence[Mapping[str, str]], delimiter: str = ",") -> bytes:
    text = io.StringIO()
    headers = list(dict.fromkeys(name for line in lines for name in line))
    writer = csv.DictWriter(text, headers, delimiter=delimiter)
    writer.writeheader()
    writer.writerows(lines)
    return text.getvalue().encode()


@dataclass(frozen=True)
class Importer:
    client: TestClient
    database: Database
    firm: Seller

    @property
    def head(self) -> dict[str, str]:
        return factories.as_owner(self.firm)

    def send(self, content: bytes, name: str = "goods.csv") -> Any:
        file = {"file": (name, content)}
        return self.client.post(BULK, files=file, headers=self.head)

    def sent(self, content: bytes, name: str = "goods.csv") -> dict[str, Any]:
        answer = self.send(content, name)
        assert answer.status_code == 202, answer.text
        job: dict[str, Any] = answer.json()["data"]
        return job

    def map(self, job: Mapping[str, Any], **more: str | None) -> Any:
        mapping = {**job["suggested_mapping"], **more}
        url = f"{BULK}/{job['id']}/mapping"
        return self.client.put(url, json={"mapping": mapping}, headers=self.head)

    def checked(self, content: bytes, name: str = "goods.csv") -> dict[str, Any]:
        job = self.sent(content, name)
        answer = self.map(job)
        assert answer.status_code == 202, answer.text
        self.work()
        return self.look(job)

    def post(self, job: Mapping[str, Any], what: str, body: Any = None) -> Any:
        url = f"{BULK}/{job['id']}/{what}"
        return self.client.post(url, json=body, headers=self.head)

    def cancel(self, job: Mapping[str, Any]) -> Any:
        return self.client.delete(f"{BULK}/{job['id']}", headers=self.head)

    def run(
        self, job: Mapping[str, Any], what: str, body: Any = None
    ) -> dict[str, Any]:
        """Requests it and lets the worker finish."""
        answer = self.post(job, what, body)
        assert answer.status_code == 202, answer.text
        self.work()
        return self.look(job)

    def started(self, content: bytes, policy: str = "reject_failed_rows") -> Any:
        return self.run(self.checked(content), "start", {"policy": policy})

    def work(self, steps: int = 1_000) -> None:
        """Delivers the import steps that catalog requested, until none remains."""
        for _ in range(steps):
            due = self.due()
            if due is None:
                return
            deliver(self.database, service, due)

    def due(self) -> ImportRequested | None:
        with self.database.session() as session:
            requests = recorded(session, ImportRequested)[-1:]
            for event in requests:
                job = session.get_one(Import, event.import_id)
                if job.phase and job.step == event.step:
                    return event
        return None

    def look(self, job: Mapping[str, Any]) -> dict[str, Any]:
        answer = self.client.get(f"{BULK}/{job['id']}", headers=self.head)
        found: dict[str, Any] = answer.json()["data"]
        return found

    def rows(self, job: Mapping[str, Any], status: str = "all") -> list[dict[str, Any]]:
        params = {"status": status, "per_page": "100"}
        url = f"{BULK}/{job['id']}/rows"
        answer = self.client.get(url, params=params, headers=self.head)
        found: list[dict[str, Any]] = answer.json()["data"]
        return found

    def correct(
        self, job: Mapping[str, Any], number: int, values: Any
    ) -> dict[str, Any]:
        url = f"{BULK}/{job['id']}/rows/{number}"
        answer = self.client.patch(url, json={"values": values}, headers=self.head)
        assert answer.status_code == 200, answer.text
        row: dict[str, Any] = answer.json()["data"]
        return row

    def products(self) -> dict[str, Product]:
        """The company's products by SKU."""
        mine = select(Product).where(product_table.c.seller_id == self.firm.id)
        with self.database.session() as session:
            found = session.exec(mine.order_by(product_table.c.id)).all()
            return {str(product.sku): product for product in found}

    def published_events(self, event: type[E]) -> list[E]:
        with self.database.session() as session:
            return recorded(session, event)

    def count(self, table: str) -> int:
        with self.database.session() as session:
            counted = session.execute(sa.text(f"select count(*) from {table}"))
            return int(counted.scalar_one())
