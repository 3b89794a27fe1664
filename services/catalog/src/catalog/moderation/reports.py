"""Reports of visitors: stored, counted by person, closed."""

import hashlib
import hmac
from dataclasses import dataclass
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
from servicekit.http.language import Locale
from servicekit.http.networks import network_of
from servicekit.http.tokens import Caller
from servicekit.ids import made_at

ENOUGH = 3
HIDDEN_BY_REPORTS = "reported"
MAX_PER_DAY = 10
DAY = timedelta(days=1)
_OPEN = table.c.status == "open"


@dataclass(frozen=True)
class Reporter:
    """Digests that name nobody; `is_proven` accounts count in any network."""

    person: str
    network: str
    is_proven: bool
    user_id: UUID | None


def reporter(pepper: str, caller: Caller | None, address: str) -> Reporter:
    """A proven account older than a day, else the network (/24, /64)."""
    network = _digest(pepper, f"network:{network_of(address)}")
    user_id = caller.user_id if caller else None
    is_proven = (
        caller is not None
        and caller.is_email_verified
        and made_at(caller.user_id) < now() - DAY
    )
    person = _digest(pepper, f"user:{user_id}") if is_proven else network
    return Reporter(person, network, is_proven, user_id)


def _digest(pepper: str, text: str) -> str:
    return hmac.digest(pepper.encode(), text.encode(), hashlib.sha256).hex()


def add(
    session: Session, slug: str, form: ReportForm, who: Reporter, locale: Locale
) -> Product | None:
    """The product, locked, when this report reaches the limit; None otherwise.

    The answer does not depend on it: an unknown product, the same person again
    and too many a day are all alike.
    """
    product = _public(session, slug)
    if product is None or _today(session, who.person) >= MAX_PER_DAY:
        return None
    row = ProductReport(
        product_id=product.id,
        person=who.person,
        network=who.network,
        is_proven=who.is_proven,
        reporter_id=who.user_id,
        locale=locale,
        **form.model_dump(),
    )
    new = insert(table).values(row.model_dump()).on_conflict_do_nothing()
    if session.execute(new.returning(table.c.id)).first() is None:
        return None
    return product if _people(session, product.id) >= ENOUGH else None


def may_hide(session: Session, product: Product) -> bool:
    """Proven people may; strangers hide one product of a company at a time."""
    if _people(session, product.id, only_proven=True) >= ENOUGH:
        return True
    hidden = sa.select(products.c.id).where(
        products.c.seller_id == product.seller_id,
        products.c.status == "in_review",
        products.c.reason_code == HIDDEN_BY_REPORTS,
    )
    return session.execute(hidden.limit(1)).first() is None


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


def _people(session: Session, product_id: UUID, *, only_proven: bool = False) -> int:
    """Of open reports: neither one person nor one network counts twice.

    Reports from before networks were written count by person.
    """
    place = sa.func.coalesce(table.c.network, table.c.person)
    about = sa.select(sa.func.count(sa.distinct(place))).where(
        table.c.product_id == product_id, table.c.status == "open"
    )
    if only_proven:
        about = about.where(table.c.is_proven)
    count: int = session.execute(about).scalar_one()
    return count


def set_notified(session: Session, product_id: UUID) -> bool:
    """Sets that the company is notified of the open reports; False if it was before."""
    about = table.c.product_id == product_id
    notified = sa.select(table.c.id).where(about, table.c.notified_at.is_not(None))
    if session.execute(notified.limit(1)).first():
        return False
    session.execute(sa.update(table).where(about, _OPEN).values(notified_at=now()))
    return True


def are_answered(session: Session, product_id: UUID) -> bool:
    """Whether the company was notified, and the last report is closed now; once."""
    about = table.c.product_id == product_id
    if session.execute(sa.select(table.c.id).where(about, _OPEN).limit(1)).first():
        return False
    notified = sa.update(table).where(about, table.c.notified_at.is_not(None))
    ended = session.execute(notified.values(notified_at=None).returning(table.c.id))
    return ended.first() is not None


def erase(session: Session, user_id: UUID) -> None:
    """Erases what a deleted user wrote; the report itself stays."""
    theirs = sa.update(table).where(table.c.reporter_id == user_id)
    session.execute(theirs.values(reporter_id=None, email=None, text=""))
