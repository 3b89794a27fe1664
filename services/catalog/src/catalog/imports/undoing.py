"""An import taken back: what it made is archived, what it changed is as before."""

from decimal import Decimal
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, col, select

from catalog.error_texts import PRODUCT_CHANGED_SINCE
from catalog.images import service as images
from catalog.imports import cells, steps
from catalog.imports.cells import Bad
from catalog.imports.models import Import, ImportRow, rows
from catalog.imports.sellers import active
from catalog.listings import moving, telling
from catalog.listings.moving import Mover
from catalog.products.keys import write_keys
from catalog.products.models import Product, products
from catalog.sellers.models import Seller
from catalog.units.models import Unit
from servicekit.clock import now
from servicekit.http.statuses import TransitionNotAllowed

BATCH = 100


def step(session: Session, job: Import) -> None:
    """The next rows, the last ones first; one that cannot be undone says why."""
    seller = active(session, job, locked=True)
    batch = _next(session, job.id) if seller else []
    if seller is None or not batch:
        job.undone_at = now()
        steps.rest(session, job)
        return
    steps.go_on(session, job)
    known = _products(session, seller.id, batch)
    for row in batch:
        product, _ = known.get(row.product_id or row.import_id, (None, None))
        _undo(session, seller, row, product)


def _next(session: Session, import_id: UUID) -> list[ImportRow]:
    wanted = select(ImportRow).where(
        rows.c.import_id == import_id,
        rows.c.status.in_(("created", "updated")),
        rows.c.after_version.is_not(None),
    )
    return list(session.exec(wanted.order_by(rows.c.number.desc()).limit(BATCH)).all())


def _products(
    session: Session, seller_id: UUID, batch: list[ImportRow]
) -> dict[UUID, tuple[Product, Unit]]:
    """With their units, which a session forgets when nobody holds them: each event
    would ask for its own again."""
    wanted = (
        select(Product, Unit)
        .join(Unit, col(Unit.id) == products.c.unit_id)
        .where(
            products.c.seller_id == seller_id,
            products.c.id.in_([row.product_id for row in batch]),
        )
        .order_by(products.c.id)
        .with_for_update(of=Product)
    )
    return {product.id: (product, unit) for product, unit in session.exec(wanted)}


def _undo(
    session: Session, seller: Seller, row: ImportRow, product: Product | None
) -> None:
    try:
        if product is None or product.version != row.after_version:
            raise TransitionNotAllowed("changed", [])
        if row.status == "created":
            mover = Mover("seller", seller.owner_id)
            moving.move(session, product, "archived", mover, seller)
            if product.image:
                images.told(session, product)
        else:
            _restore(session, seller, product, row.before or {})
        row.status = "undone"
    except TransitionNotAllowed:
        row.errors = [cells.error("sku", "", Bad(PRODUCT_CHANGED_SINCE))]
    row.after_version = None
    session.add(row)


def _restore(
    session: Session, seller: Seller, product: Product, before: dict[str, Any]
) -> None:
    for name, value in before.items():
        setattr(product, name, _typed(name, value))
    product.version += 1
    product.updated_at = now()
    session.add(product)
    write_keys(session, product)
    telling.changed(session, product)


def _typed(name: str, value: Any) -> Any:
    if value is None:
        return None
    if name.endswith("_id"):
        return UUID(value)
    return Decimal(value) if name == "price" else value


def is_left(session: Session, import_id: UUID) -> bool:
    """Whether there is anything to take back."""
    written = sa.select(sa.literal(1)).where(
        rows.c.import_id == import_id,
        rows.c.status.in_(("created", "updated")),
        rows.c.after_version.is_not(None),
    )
    return session.execute(written.limit(1)).first() is not None
