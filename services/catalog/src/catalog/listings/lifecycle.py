"""The one place where a product changes status: table, quota, history and event."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlmodel import Session

from catalog.images.events import publish_uses
from catalog.listings import quota, review_rules
from catalog.listings.transitions import PRODUCT
from catalog.products import events
from catalog.products.models import Product, ProductTransition, products, status_history
from catalog.sellers.models import Seller
from servicekit.bulk import insert_all
from servicekit.clock import now
from servicekit.ids import new_id


@dataclass(frozen=True)
class Actor:
    """Who changes the status, and why; the system has no user."""

    role: str
    user_id: UUID | None = None
    reason_code: str | None = None
    note: str | None = None


def transition(
    session: Session, product: Product, to: str, actor: Actor, seller: Seller
) -> bool:
    """False for the present status; raises TransitionNotAllowed or QuotaReached.

    Needs the locks of the seller's row and of the product's, in this order.
    """
    if to == product.status:
        return False
    PRODUCT.check(product.status, to, actor.role)
    if to == "published":
        quota.check(session, seller)
        to, actor = screened(session, product, seller, actor)
    if to == product.status:
        return False
    product.version += 1
    old_status = product.status
    enter(product, to, actor)
    record_transition(session, product, old_status, actor)
    return True


def screened(
    session: Session, product: Product, seller: Seller, actor: Actor
) -> tuple[str, Actor]:
    """Published by this actor, or in review with the reason why it waits."""
    if actor.role == "admin":
        review_rules.clear(session, product)
        return "published", actor
    doubt = review_rules.doubt(session, product, seller)
    if doubt is None:
        return "published", actor
    role = "system" if product.status == "unlisted" else actor.role
    return "in_review", Actor(role, actor.user_id, doubt.reason_code, doubt.note)


def screen_again(session: Session, product: Product, seller: Seller) -> None:
    """A public product was changed: it leaves the pages when it is in doubt now."""
    if product.status != "published":
        return
    doubt = review_rules.text_doubt(session, product)
    if doubt is not None:
        actor = Actor("system", None, doubt.reason_code, doubt.note)
        transition(session, product, "in_review", actor, seller)


def enter(product: Product, status: str, actor: Actor) -> None:
    for name, value in entry(status, actor, product.published_at).items():
        setattr(product, name, value)


def entry(
    status: str, actor: Actor, published_at: datetime | None = None
) -> dict[str, Any]:
    """The product's columns in a status; the reason is that of this status."""
    at = now()
    return {
        "status": status,
        "updated_at": at,
        "reason_code": actor.reason_code,
        "reason_note": actor.note,
        "published_at": published_at or (at if status == "published" else None),
    }


def record_transition(
    session: Session, product: Product, old_status: str | None, actor: Actor
) -> None:
    """Writes the history and publishes the event."""
    session.add(
        ProductTransition(**_history_row(product.id, old_status, product.status, actor))
    )
    events.status_changed(session, product, old_status)
    publish_uses(session, product)


def create_all(
    session: Session, new_rows: Sequence[Mapping[str, Any]], actor: Actor
) -> None:
    """Writes new products by their columns, as they were entered, with their history
    and events: a statement for each of the three."""
    written = insert_all(session, products, new_rows, *events.STATE_COLUMNS)
    history = [_history_row(each.id, None, each.status, actor) for each in written]
    rows = [{"id": new_id(), "moved_at": now(), **row} for row in history]
    insert_all(session, status_history, rows)
    events.created(session, written)


def _history_row(
    product_id: UUID, old_status: str | None, to: str, actor: Actor
) -> dict[str, Any]:
    return {
        "product_id": product_id,
        "from_status": old_status,
        "to_status": to,
        "moved_by": actor.user_id,
        "role": actor.role,
        "reason_code": actor.reason_code,
        "note": actor.note,
    }
