"""Writing the audit trail."""

from dataclasses import dataclass
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from vendor.history.models import Noun, Role, SellerTransition, table


@dataclass(frozen=True)
class Actor:
    """Who changes a status, in which role."""

    role: Role
    user_id: UUID | None = None


@dataclass(frozen=True)
class Why:
    """The reason of a transition: a code with labels, and a note of one's own."""

    note: str | None = None
    code: str | None = None


SYSTEM, NO_REASON = Actor("system"), Why()


def record_transition(
    session: Session,
    seller_id: UUID,
    noun: Noun,
    statuses: tuple[str | None, str],
    actor: Actor,
    why: Why = NO_REASON,
    *,
    subject_id: UUID | None = None,
) -> None:
    """One row, in the database transaction that changes the status."""
    session.add(
        SellerTransition(
            seller_id=seller_id,
            noun=noun,
            subject_id=subject_id,
            from_status=statuses[0],
            to_status=statuses[1],
            by_user=actor.user_id,
            role=actor.role,
            reason_code=why.code,
            reason=why.note,
        )
    )


def erase_reasons(session: Session, seller_id: UUID) -> None:
    """The transitions stay; their texts, which may name a person, are deleted."""
    theirs = sa.update(table).where(table.c.seller_id == seller_id)
    session.execute(theirs.values(reason=None))
