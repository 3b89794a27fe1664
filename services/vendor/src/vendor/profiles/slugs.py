"""A company's address: 3 to 60 of a-z, 0-9 and -, unique over present and past."""

import re
import unicodedata
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from contracts.names import is_reserved
from vendor.profiles.models import OldSlug, Seller, old_slugs, sellers
from vendor.profiles.romanisation import romanised

PATTERN = r"^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$"
_LOCK = 4_201  # one slug at a time: no other write between a check and its write


def slugify(name: str) -> str:
    """`सूर्योदय Tea` becomes `suryoday-tea`; never shorter than allowed."""
    plain = (
        unicodedata.normalize("NFKD", romanised(name))
        .encode("ascii", "ignore")
        .decode()
    )
    slug = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:50].strip("-")
    return slug if len(slug) >= 3 else f"{slug}-nepal".strip("-")


def hold(session: Session) -> None:
    """Until the end of the transaction nobody else takes a slug."""
    session.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))


def is_free(session: Session, slug: str, seller_id: UUID | None) -> bool:
    return slug not in _taken(session, slug, seller_id)


def suggestion(session: Session, name: str, seller_id: UUID | None) -> str:
    """The nearest free slug: `himal-tea`, else `himal-tea-2`, …"""
    slug = slugify(name)
    if is_reserved(slug):
        slug = "company"
    taken = _taken(session, slug, seller_id)
    if slug not in taken:
        return slug
    number = 2
    while f"{slug}-{number}" in taken:
        number += 1
    return f"{slug}-{number}"


def _taken(session: Session, slug: str, seller_id: UUID | None) -> set[str]:
    """Slugs with this beginning that are, or were, somebody else's."""
    present = sa.select(sellers.c.slug).where(
        sellers.c.slug.startswith(slug, autoescape=True),
        sellers.c.id.is_distinct_from(seller_id),
    )
    past = sa.select(old_slugs.c.slug).where(
        old_slugs.c.slug.startswith(slug, autoescape=True),
        old_slugs.c.seller_id.is_distinct_from(seller_id),
    )
    return set(session.execute(present.union(past)).scalars())


def change_slug(session: Session, seller: Seller, slug: str) -> None:
    """The old slug of a public page redirects from now on."""
    session.execute(sa.delete(old_slugs).where(old_slugs.c.slug == slug))
    if seller.slug and seller.onboarded_at:
        session.add(OldSlug(slug=seller.slug, seller_id=seller.id))
    seller.slug = slug
