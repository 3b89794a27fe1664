"""Who owns a file: the owner of its company, or the person who sent it."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from servicekit.advisory_lock import lock_keys
from vendor.drive.models import files
from vendor.profiles.models import Seller, sellers
from vendor.profiles.service import open_for_change, own_id


def is_of(user_id: Any) -> sa.ColumnElement[bool]:
    """`user_id`: the person's, or a bind parameter for it."""
    company = sa.select(sellers.c.id).where(sellers.c.owner_id == user_id)
    return sa.or_(
        files.c.owner_id == user_id, files.c.seller_id == company.scalar_subquery()
    )


def hold(session: Session, user_id: UUID) -> Seller | None:
    """Their company, locked; None without a company, then the person is locked.

    Raises ProfileClosed."""
    if own_id(session, user_id) is not None:
        return open_for_change(session, user_id)
    lock_keys(session, f"drive {user_id}")
    return None
