"""The demo enquiries with their status history; published once, so that others count
them."""

import hashlib
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from engagement.enquiries.deadlines import (
    IDLE_FOR,
    MINUTE,
    UNANSWERED,
    UNANSWERED_FOR,
)
from engagement.enquiries.models import EnquiryHistory, history, table
from engagement.enquiries.transitions import ANSWERS
from engagement.notifications.service import notify
from haat_seed import Seed, seed_id
from haat_seed.demand import Enquiry as Demo
from servicekit.clock import now
from servicekit.messaging.outbox import record
from servicekit.working_hours import working_time_between


def write_enquiries(session: Session, seed: Seed) -> int:
    """Answers how many are new."""
    at = now()
    units = {unit.code: unit for unit in seed.units}
    products = {product.slug: product for product in seed.products}
    rows = [_row(demo, units, products, at) for demo in seed.enquiries]
    adding = insert(table).on_conflict_do_nothing().returning(table.c.id)
    added = set(session.execute(adding, rows).scalars())
    new = [demo for demo in seed.enquiries if demo.id in added]
    new.sort(key=lambda demo: -demo.path[0].hours_ago)
    if new:
        changes = [step for demo in new for step in _history_rows(demo, at)]
        session.execute(insert(history), changes)
    owners = {seller.slug: seed_id("account", seller.owner) for seller in seed.sellers}
    for demo in new:
        _publish(session, demo, at)
        if demo.status == "new":
            _notify(session, demo, owners[demo.seller], at)
    return len(new)


def _row(
    demo: Demo, units: dict[str, Any], products: dict[str, Any], at: datetime
) -> dict[str, Any]:
    unit = units.get(demo.unit or "")
    product = products.get(demo.product or "")
    changed = _time(demo.path[-1], at)
    is_waiting = demo.status in UNANSWERED
    return {
        "id": demo.id,
        "version": len(demo.path),
        "buyer_id": _buyer(demo),
        "seller_id": seed_id("seller", demo.seller),
        "name": demo.name,
        "phone": demo.phone,
        "email": demo.email,
        "locale": "en",
        "requirements": demo.requirements,
        "text_hash": hashlib.sha256(demo.requirements.encode()).hexdigest(),
        "category_id": seed_id("category", demo.category),
        "product_id": product.id if product else None,
        "product_name": product.name if product else None,
        "quantity": demo.quantity,
        "unit_id": unit.id if unit else None,
        "unit": unit.symbol if unit else None,
        "district_id": demo.district_id,
        "municipality_id": demo.municipality_id,
        "labels": demo.labels,
        "label": demo.labels[0] if demo.labels else None,
        "source": demo.source,
        "status": demo.status,
        "is_proven": demo.buyer is not None,
        "waiting_since": _time(demo.path[0], at) if is_waiting else None,
        "first_response_at": _answered(demo, at),
        "response_minutes": _minutes(demo, at),
        "expires_at": changed + (UNANSWERED_FOR if is_waiting else IDLE_FOR),
        "created_at": _time(demo.path[0], at),
        "updated_at": changed,
    }


def _time(step: Any, at: datetime) -> datetime:
    return at - timedelta(hours=step.hours_ago)


def _buyer(demo: Demo) -> UUID | None:
    return seed_id("account", demo.buyer) if demo.buyer else None


def _answered(demo: Demo, at: datetime, until: int | None = None) -> datetime | None:
    answers = [m for m in demo.path[:until] if m.by == "seller" and m.to in ANSWERS]
    return _time(answers[0], at) if answers else None


def _minutes(demo: Demo, at: datetime, until: int | None = None) -> int | None:
    answered_at = _answered(demo, at, until)
    if answered_at is None:
        return None
    return working_time_between(_time(demo.path[0], at), answered_at) // MINUTE


def _history_rows(demo: Demo, at: datetime) -> list[dict[str, Any]]:
    return [
        EnquiryHistory(
            id=seed_id("enquiry_move", f"{demo.key}:{number}"),
            enquiry_id=demo.id,
            from_status=demo.path[number - 1].to if number else None,
            to_status=step.to,
            role=step.by,
            at=_time(step, at),
        ).model_dump()
        for number, step in enumerate(demo.path)
    ]


def _publish(session: Session, demo: Demo, at: datetime) -> None:
    created_at, seller_id = _time(demo.path[0], at), seed_id("seller", demo.seller)
    product_id = seed_id("product", demo.product) if demo.product else None
    record(
        session,
        EnquiryCreated(
            enquiry_id=demo.id,
            version=1,
            seller_id=seller_id,
            category_id=seed_id("category", demo.category),
            product_id=product_id,
            buyer_id=_buyer(demo),
            source=demo.source,
            created_at=created_at,
            is_proven=demo.buyer is not None,
        ),
    )
    for number in range(1, len(demo.path)):
        record(
            session,
            EnquiryStatusChanged(
                enquiry_id=demo.id,
                version=number + 1,
                seller_id=seller_id,
                product_id=product_id,
                from_status=demo.path[number - 1].to,
                to_status=demo.path[number].to,
                created_at=created_at,
                first_response_at=_answered(demo, at, number + 1),
                response_minutes=_minutes(demo, at, number + 1),
                is_proven=demo.buyer is not None,
            ),
        )


def _notify(session: Session, demo: Demo, owner_id: UUID, at: datetime) -> None:
    facts = {
        "enquiry_id": str(demo.id),
        "name": demo.name,
        "about": demo.requirements[:80],
    }
    notify(
        session,
        owner_id,
        "enquiry_created",
        facts,
        link=f"/seller/enquiries?id={demo.id}",
        once=f"seed:{demo.key}",
        at=_time(demo.path[-1], at),
    )
