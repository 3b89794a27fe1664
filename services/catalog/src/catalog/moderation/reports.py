"""What visitors report: kept, counted by person, answered."""

import hashlib
import hmac
from datetime import timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from catalog.moderation.models import ProductReport, table
from catalog.moderation.schemas import ReportForm
from catalog.products import cards
from catalog.products.models import Product, products
from servicekit.clock import now
from servicekit.http.errors import NotFound

ENOUGH = 3
MOST_A_DAY = 10
DAY = timedelta(days=1)


def person(pepper: str, user_id: UUID | None, address: str) -> str:
    """A mark of the account, else of the address; it names neither."""
    text = f"user:{user_id}" if user_id else f"address:{address}"
    return hmac.digest(pepper.encode(), text.encode(), hashlib.sha256).hex()


def keep(
    session: Session, slug: str, form: ReportForm, who: str, user_id: UUID | None
) -> Product | None:
    """The product, locked, when this report is one too many; silent otherwise.

    Whoever reports learns nothing: an unknown product, the same person again and too
    many a day are all alike.
    """
    product = _public(session, slug)
    if product is None or _today(session, who) >= MOST_A_DAY:
        return None
    row = ProductReport(
        product_id=product.id, person=who, reporter_id=user_id, **form.model_dump()
    )
    new = insert(table).values(row.model_dump()).on_conflict_do_nothing()
    if session.execute(new.returning(table.c.id)).first() is None:
        return None
    return product if _open(session, product.id) >= ENOUGH else None


def _public(session: Session, slug: str) -> Product | None:
    public = (
        sa.select(products.c.id)
        .select_from(cards.OF_SELLER)
        .where(cards.PUBLIC, products.c.slug == slug)
    )
    product_id = session.execute(public).scalar()
    if product_id is None:
        return None
    locked = select(Product).where(Product.id == product_id).with_for_update()
    product = session.exec(locked).one()
    return product if product.status == "published" else None


def _today(session: Session, who: str) -> int:
    theirs = sa.select(sa.func.count()).select_from(table)
    recent = theirs.where(table.c.person == who, table.c.created_at > now() - DAY)
    count: int = session.execute(recent).scalar_one()
    return count


def _open(session: Session, product_id: UUID) -> int:
    """Of different people: nobody has two open ones."""
    about = sa.select(sa.func.count()).select_from(table)
    still = about.where(table.c.product_id == product_id, table.c.status == "open")
    count: int = session.execute(still).scalar_one()
    return count


def close(session: Session, report_id: UUID, note: str | None, admin_id: UUID) -> None:
    """Raises NotFound; the same again changes nothing."""
    wanted = select(ProductReport).where(ProductReport.id == report_id)
    row = session.exec(wanted.with_for_update()).first()
    if row is None:
        raise NotFound
    if row.status == "open":
        row.status, row.closed_at, row.closed_by = "closed", now(), admin_id
    row.note = note if note is not None else row.note
    session.add(row)
    session.flush()


def close_all(session: Session, product_id: UUID, admin_id: UUID) -> None:
    """A decision on the product answers what was reported."""
    about = sa.update(table).where(
        table.c.product_id == product_id, table.c.status == "open"
    )
    session.execute(about.values(status="closed", closed_at=now(), closed_by=admin_id))


def forget(session: Session, user_id: UUID) -> None:
    """What a deleted user wrote goes; that somebody complained stays."""
    theirs = sa.update(table).where(table.c.reporter_id == user_id)
    session.execute(theirs.values(reporter_id=None, email=None, text=""))
