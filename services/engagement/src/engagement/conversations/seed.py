"""What the demo's people wrote each other; the newest of a seller waits to be read."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.conversations.models import activity, table
from haat_seed import Seed, seed_id
from haat_seed.demand import Enquiry as Demo
from servicekit.clock import now


def write_messages(session: Session, seed: Seed) -> int:
    """Answers how many are new."""
    at = now()
    talks = [demo for demo in seed.enquiries if demo.said and demo.buyer]
    owners = {seller.slug: seed_id("account", seller.owner) for seller in seed.sellers}
    rows = [row for demo in talks for row in _rows(demo, owners[demo.seller], at)]
    adding = insert(table).on_conflict_do_nothing().returning(table.c.id)
    added = len(session.execute(adding, rows).scalars().all())
    last = [{"id": demo.id, "last_at": _time(demo.said[-1], at)} for demo in talks]
    session.execute(insert(activity).on_conflict_do_nothing(), last)
    return added


def _rows(demo: Demo, owner_id: UUID, at: datetime) -> list[dict[str, Any]]:
    senders = {"seller": owner_id, "buyer": seed_id("account", demo.buyer or "")}
    newest = len(demo.said) - 1
    return [
        {
            "id": _id(demo, number),
            "enquiry_id": demo.id,
            "sender_id": senders[message.by],
            "sender_role": message.by,
            "body": message.body,
            "attachment_ids": [],
            "created_at": _time(message, at),
            "read_at": None if number == newest else _time(message, at),
        }
        for number, message in enumerate(demo.said)
    ]


def _id(demo: Demo, number: int) -> UUID:
    """Messages are ordered by their ids: the number leads."""
    random = seed_id("message", f"{demo.key}:{number}")
    return UUID(bytes=number.to_bytes(2, "big") + random.bytes[2:])


def _time(message: Any, at: datetime) -> datetime:
    return at - timedelta(hours=message.hours_ago)
