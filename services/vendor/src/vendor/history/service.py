"""Writing the audit trail."""

from dataclasses import dataclass
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from vendor.history.models import Noun, Role, SellerMove, table


@dataclass(frozen=True)
class Actor:
    """Who moves something, in which role."""

    role: Role
    user_id: UUID | None = None


@dataclass(frozen=True)
class Why:
    """What is said with a move: a code for words in any language, and one's own."""

    note: str | None = None
    code: str | None = None


SYSTEM, NO_REASON = Actor("system"), Why()


def remember(
    session: Session,
    seller_id: UUID,
    noun: Noun,
    move: tuple[str | None, str],
    actor: Actor,
    why: Why = NO_REASON,
    *,
    subject_id: UUID | None = None,
) -> None:
    """One row for one move, in the transaction that makes it."""
    session.add(
        SellerMove(
            seller_id=seller_id,
            noun=noun,
            subject_id=subject_id,
            from_status=move[0],
            to_status=move[1],
            by_user=actor.user_id,
            role=actor.role,
            reason_code=why.code,
            reason=why.note,
        )
    )


def forget(session: Session, seller_id: UUID) -> None:
    """What happened stays; what was said about somebody goes."""
    theirs = sa.update(table).where(table.c.seller_id == seller_id)
    session.execute(theirs.values(reason=None))
