"""`shop` publishes orders, `post` sends parcels for them."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from kombu import Connection, Producer
from sqlalchemy import Engine, create_engine, text
from sqlalchemy.pool import NullPool
from sqlmodel import Session

from servicekit.ids import new_id
from servicekit.messaging import inbox
from servicekit.messaging.event import Envelope, Event
from servicekit.messaging.subscription import on
from servicekit.services import ServiceSpec
from servicekit.settings import ServiceSettings
from servicekit.testing.databases import AMQP_URL, create_mechanism
from servicekit.testing.processes import eventually

_OWN = "create table orders (id uuid primary key, note text);" + (
    "create table alembic_version (version_num text);"
    "insert into alembic_version values ('0007')"
)
_EVENT = text(
    "insert into outbox (event_id, type, subject, payload, published_at)"
    " values (:id, :type, 'order/1', '{}', now())"
)
_ORDER = text("insert into orders values (:id, 'गत वर्ष')")


class OrderMade(Event):
    type: ClassVar[str] = "shop.order_made.v1"

    order_id: str


def _send(session: Session, event: Envelope[OrderMade]) -> None:
    raise NotImplementedError


@dataclass
class House:
    specs: dict[str, ServiceSpec]
    storage: Path

    def engine(self, name: str) -> Engine:
        # No connection stays open: a restore refuses a database in use.
        return create_engine(
            self.specs[name].settings().database_url, poolclass=NullPool
        )

    def create(self) -> None:
        for name in self.specs:
            create_mechanism(self.engine(name), _OWN)

    def order(self) -> None:
        """Order and event in one transaction; published, and not handled yet."""
        with self.engine("shop").begin() as connection:
            id_ = new_id()
            connection.execute(_ORDER, {"id": id_})
            connection.execute(_EVENT, {"id": id_, "type": OrderMade.type})

    def praise(self) -> None:
        """An event without subscribers yet: stored as published."""
        with self.engine("shop").begin() as connection:
            told = {"id": new_id(), "type": "shop.order_praised.v1"}
            connection.execute(_EVENT, told)

    def handle(self) -> int:
        """Handles every published event as the worker of `post` does."""
        done = set(self.rows("post", "select event_id from inbox"))
        sent = self.rows("shop", "select event_id from outbox")
        count = 0
        with self.engine("post").connect() as connection:
            for (event_id,) in (each for each in sent if each not in done):
                with Session(bind=connection) as session, session.begin():
                    if inbox.is_first(session, event_id, "post.shop.order_made"):
                        session.execute(_ORDER, {"id": event_id})
                        count += 1
        return count

    def rows(self, name: str, query: str) -> list[Any]:
        with self.engine(name).connect() as connection:
            return sorted(map(tuple, connection.execute(text(query))))

    def files(self) -> dict[str, bytes]:
        found = sorted(self.storage.rglob("*"))
        return {
            str(f.relative_to(self.storage)): f.read_bytes()
            for f in found
            if f.is_file()
        }

    def keep(self, key: str, content: bytes) -> None:
        file = self.storage / key
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)

    def publish(self) -> None:
        """A message in the queue of `post`."""
        with Connection(AMQP_URL) as connection:
            Producer(connection).publish(b"{}", routing_key="post.shop.order_made")

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """A few hundred orders and parcels a second."""
        is_over = threading.Event()

        def again(act: Any) -> None:
            while not is_over.wait(0.005):
                act()

        threads = [
            threading.Thread(target=again, args=(act,))
            for act in (self.order, self.order, self.handle)
        ]
        for thread in threads:
            thread.start()
        try:
            eventually(lambda: self.rows("post", "select event_id from inbox"))
            yield
        finally:
            is_over.set()
            for thread in threads:
                thread.join()


def house(urls: list[str], storage: Path) -> House:
    def spec(name: str, url: str, *hears: Any) -> ServiceSpec:
        known = {"database_url": url, "amqp_url": AMQP_URL, "storage_dir": storage}
        return ServiceSpec(
            name=name,
            settings=lambda: ServiceSettings.model_validate({"name": name, **known}),
            subscriptions=hears,
        )

    shop, post = urls
    made = (spec("shop", shop), spec("post", post, on(OrderMade, _send)))
    return House({each.name: each for each in made}, storage)
