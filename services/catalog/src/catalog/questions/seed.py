"""Questions of buyers in the demo data."""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.questions.models import table
from haat_seed import Seed, seed_id
from haat_seed.demand import Question
from servicekit.clock import now


def write_questions(session: Session, seed: Seed) -> int:
    products = {product.slug: product for product in seed.products}
    at = now()
    rows = []
    for each in seed.questions:
        product = products[each.product]
        whose = {
            "product_id": product.id,
            "seller_id": seed_id("seller", product.seller),
        }
        rows.append(_row(each, at) | whose)
    adding = insert(table).on_conflict_do_nothing().returning(table.c.id)
    return len(session.execute(adding, rows).scalars().all())


def _row(each: Question, at: datetime) -> dict[str, Any]:
    waited = each.answered_hours_ago
    return {
        "id": each.id,
        "version": 1 if waited is None else 2,
        "asker_id": seed_id("account", each.asker),
        "body": each.body,
        "asked_at": at - timedelta(hours=each.asked_hours_ago),
        "answer": each.answer,
        "answered_at": None if waited is None else at - timedelta(hours=waited),
    }
