"""A company's public names: refused ones, and those that await an administrator."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from servicekit.clock import now
from servicekit.error_texts import REQUIRED
from servicekit.http.errors import Invalid
from servicekit.names.skeleton import skeleton
from vendor.error_texts import COMPANY_NAME_TAKEN
from vendor.profiles.models import Seller, sellers
from vendor.profiles.queries import VERIFIED
from vendor.statutory.models import details

FIELDS = {"company_name": "pending_name", "company_name_ne": "pending_name_ne"}
AT_ONCE = 200
_LOCK = 4_202  # one name at a time: no other write between a check and its write


class NameTaken(Invalid):
    def __init__(self, field: str) -> None:
        super().__init__(errors={field: [COMPANY_NAME_TAKEN]}, code="name_taken")


def apply_names(session: Session, seller: Seller, sent: dict[str, Any]) -> None:
    """Removes the names from `sent`: writes them, or makes them pending.

    Raises NameTaken. A company with approved documents has its public names until an
    administrator approves the new ones; its present name withdraws a pending one.
    """
    wanted = {field: sent.pop(field) for field in FIELDS if field in sent}
    if not wanted:
        return
    changed = {f: name for f, name in wanted.items() if name != getattr(seller, f)}
    if changed:
        _refuse_taken(session, seller.id, changed)
    if seller.onboarded_at and seller.statutory_status == "approved":
        _await(seller, wanted)
    else:
        for field, name in changed.items():
            setattr(seller, field, name)
        clear(seller)
        set_skeletons(seller)
    if changed:
        _count(session, seller)


def refuse_pending(session: Session, seller: Seller) -> None:
    """Raises NameTaken: another company was verified with this name meanwhile."""
    pending = {f: getattr(seller, name) for f, name in FIELDS.items()}
    _refuse_taken(session, seller.id, {f: name for f, name in pending.items() if name})


def set_skeletons(seller: Seller) -> None:
    """The skeletons of the public names, for `_refuse_taken` and `alike`."""
    seller.name_skeletons = skeletons(seller.company_name, seller.company_name_ne)


def skeletons(*names: str | None) -> list[str]:
    return sorted({skeleton(name) for name in names if name} - {""})


def alike(session: Session, seller: Seller) -> sa.ScalarResult[Seller]:
    """Other companies whose names look like the public or the pending ones."""
    mine = skeletons(
        seller.company_name,
        seller.company_name_ne,
        seller.pending_name,
        seller.pending_name_ne,
    )
    wanted = select(Seller).where(
        sellers.c.name_skeletons.overlap(mine),
        sellers.c.id != seller.id,
        sellers.c.status != "closed",
    )
    return session.exec(wanted.order_by(sellers.c.created_at).limit(20))


def settle(seller: Seller) -> None:
    """The pending names become the public ones."""
    for field, pending in FIELDS.items():
        name = getattr(seller, pending)
        if name is not None:
            setattr(seller, field, name or None)
    set_skeletons(seller)
    clear(seller)


def clear(seller: Seller) -> None:
    seller.pending_name = seller.pending_name_ne = seller.pending_name_at = None
    seller.name_refused_note = None


def fill(session: Session) -> None:
    """Timer: skeletons of rows that were written before there were any."""
    empty = select(Seller).where(sellers.c.name_skeletons.is_(None)).limit(AT_ONCE)
    for seller in session.exec(empty.with_for_update(skip_locked=True)).all():
        set_skeletons(seller)
        session.add(seller)


def _count(session: Session, seller: Seller) -> None:
    """A new version: an administrator who reviews it now has read another name."""
    of_seller = sa.update(details).where(details.c.seller_id == seller.id)
    session.execute(of_seller.values(version=details.c.version + 1))


def _await(seller: Seller, wanted: dict[str, str | None]) -> None:
    """An empty text means no name: the Nepali one may be removed."""
    if not wanted.get("company_name", "unchanged"):
        raise Invalid(errors={"company_name": [REQUIRED]})
    for field, name in wanted.items():
        is_same = name == getattr(seller, field)
        setattr(seller, FIELDS[field], None if is_same else (name or ""))
    if wanted:
        seller.name_refused_note = None
    is_waiting = any(getattr(seller, name) is not None for name in FIELDS.values())
    if not is_waiting:
        seller.pending_name_at = None
    elif seller.pending_name_at is None:
        seller.pending_name_at = now()


def _refuse_taken(
    session: Session, seller_id: UUID, changed: dict[str, str | None]
) -> None:
    session.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    for field, name in changed.items():
        mine = skeletons(name)
        verified = sa.select(sellers.c.id).where(
            sellers.c.name_skeletons.overlap(mine), VERIFIED, sellers.c.id != seller_id
        )
        if mine and session.execute(verified.limit(1)).first():
            raise NameTaken(field)
