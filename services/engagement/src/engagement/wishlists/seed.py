"""One list of the demo buyer."""

from datetime import timedelta

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.wishlists.models import items, table
from haat_seed import Seed, seed_id
from servicekit.clock import now

BUYER = "buyer@example.com"
NAME = "Café supplies"
LENGTH = 6
EVERY = 29  # products of different sellers


def write_wishlist(session: Session, seed: Seed) -> int:
    at, list_id = now(), seed_id("wishlist", BUYER)
    owner_id = seed_id("account", BUYER)
    row = {"id": list_id, "user_id": owner_id, "name": NAME, "created_at": at}
    adding = insert(table).values(row).on_conflict_do_nothing().returning(table.c.id)
    if not session.execute(adding).first():
        return 0
    sold = [product for product in seed.products if product.status == "published"]
    chosen = sold[::EVERY][:LENGTH]
    rows = [
        {
            "wishlist_id": list_id,
            "product_id": product.id,
            "added_at": at - timedelta(hours=7 * place),
        }
        for place, product in enumerate(chosen)
    ]
    session.execute(insert(items), rows)
    return 1 + len(rows)
