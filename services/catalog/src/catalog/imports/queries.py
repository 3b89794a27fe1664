"""Reads of imports and their rows; inside the caller's transaction."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from catalog.imports.columns import SKU
from catalog.imports.models import (
    Import,
    ImportRow,
    Line,
    Outcome,
    imports,
    pictures,
    rows,
)
from catalog.products.models import Product, products
from servicekit.bulk import update_all

BAD = ("invalid", "failed")
STATUSES: dict[str, tuple[str, ...]] = {
    "failed": BAD,
    "valid": ("valid",),
    "done": ("created", "updated", "undone"),
}


def own(
    session: Session, owner_id: UUID, import_id: UUID, *, locked: bool = False
) -> Import | None:
    wanted = select(Import).where(
        imports.c.id == import_id, imports.c.owner_id == owner_id
    )
    return session.exec(wanted.with_for_update() if locked else wanted).first()


def locked(session: Session, import_id: UUID) -> Import | None:
    wanted = select(Import).where(imports.c.id == import_id)
    return session.exec(wanted.with_for_update()).first()


def page(
    session: Session, owner_id: UUID, limit: int, offset: int
) -> tuple[Sequence[Import], int]:
    """(newest first, how many in all)."""
    mine = imports.c.owner_id == owner_id
    total = session.execute(sa.select(sa.func.count()).where(mine)).scalar_one()
    wanted = select(Import).where(mine).order_by(imports.c.id.desc())
    return session.exec(wanted.limit(limit).offset(offset)).all(), total


def rows_page(
    session: Session, import_id: UUID, status: str, limit: int, offset: int
) -> tuple[Sequence[ImportRow], int]:
    where = [rows.c.import_id == import_id]
    if status in STATUSES:
        where.append(rows.c.status.in_(STATUSES[status]))
    total = session.execute(sa.select(sa.func.count()).where(*where)).scalar_one()
    wanted = select(ImportRow).where(*where).order_by(rows.c.number)
    return session.exec(wanted.limit(limit).offset(offset)).all(), total


def row(session: Session, import_id: UUID, number: int) -> ImportRow | None:
    wanted = select(ImportRow).where(
        rows.c.import_id == import_id, rows.c.number == number
    )
    return session.exec(wanted.with_for_update()).first()


def next_lines(
    session: Session, import_id: UUID, status: str, limit: int
) -> list[Line]:
    """In the order of the sheet; one more than `limit` means that there are more."""
    wanted = sa.select(rows.c.number, rows.c.cells, rows.c.edits).where(
        rows.c.import_id == import_id, rows.c.status == status
    )
    found = session.execute(wanted.order_by(rows.c.number).limit(limit + 1))
    return [Line(*line) for line in found]


def settle(session: Session, import_id: UUID, outcomes: Iterable[Outcome]) -> None:
    """Writes them to their rows, by one statement."""
    known = [{"import_id": import_id, **vars(each)} for each in outcomes]
    update_all(session, rows, known)


def counts(session: Session, import_id: UUID) -> dict[str, int]:
    """How many rows of each status."""
    wanted = sa.select(rows.c.status, sa.func.count()).where(
        rows.c.import_id == import_id
    )
    found = session.execute(wanted.group_by(rows.c.status)).all()
    return {row[0]: row[1] for row in found}


def waiting_pictures(session: Session, job: Import) -> int:
    """How many rows still wait for their pictures."""
    mine = pictures.c.import_id == job.id
    counted = session.execute(sa.select(sa.func.count()).where(mine))
    count: int = counted.scalar_one()
    return count


def skus_of(
    session: Session, job: Import, statuses: Sequence[str] = ()
) -> Mapping[int, str]:
    """Row -> the seller's own number in it, folded; rows without one are left out."""
    sku = rows.c.edits[SKU].astext
    header = job.mapping.get(SKU)
    if header in job.headers:
        cell = rows.c.cells[job.headers.index(str(header))].astext
        sku = sa.func.coalesce(sku, cell)
    wanted = sa.select(rows.c.number, sku).where(rows.c.import_id == job.id)
    if statuses:
        wanted = wanted.where(rows.c.status.in_(statuses))
    found = session.execute(wanted.order_by(rows.c.number)).all()
    return {number: sku.strip().lower() for number, sku in found if (sku or "").strip()}


def by_skus(
    session: Session, seller_id: UUID, skus: Iterable[str], *, locked: bool = False
) -> dict[str, Product]:
    """The seller's living products by these numbers; of two the newer."""
    number = sa.func.lower(products.c.sku)
    wanted = select(Product).where(
        products.c.seller_id == seller_id,
        products.c.status != "archived",
        products.c.sku.is_not(None),
        number.in_(list(skus)),
    )
    ordered = wanted.order_by(products.c.id)
    found = session.exec(ordered.with_for_update() if locked else ordered).all()
    return {str(product.sku).lower(): product for product in found}


def existing_skus(session: Session, seller_id: UUID) -> set[str]:
    """Every own number of the seller's living products."""
    wanted: Any = sa.select(sa.func.lower(products.c.sku)).where(
        products.c.seller_id == seller_id,
        products.c.status != "archived",
        products.c.sku.is_not(None),
    )
    return set(session.execute(wanted).scalars())
