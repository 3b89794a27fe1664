"""Wanting nothing more from somebody, and again something."""

from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.conversations import queries
from engagement.conversations.models import blocks
from engagement.conversations.rules import Blocked, BlockedByYou
from engagement.conversations.service import part_of
from engagement.conversations.waking import wake
from servicekit.clock import now
from servicekit.http.errors import Conflict
from servicekit.http.tokens import Caller


class GuestsAreSpam(Conflict):
    code = "guest"
    message = "A guest cannot be blocked. Mark the enquiry as spam."


def block(session: Session, named: UUID, caller: Caller) -> None:
    """Again changes nothing. Raises NotFound, GuestsAreSpam."""
    pair = _pair(session, named, caller)
    session.execute(insert(blocks).values(**pair, at=now()).on_conflict_do_nothing())


def unblock(session: Session, named: UUID, caller: Caller) -> None:
    pair = _pair(session, named, caller)
    same = (blocks.c[name] == value for name, value in pair.items())
    session.execute(sa.delete(blocks).where(*same))


def refuse_blocked(
    session: Session, seller_id: UUID, buyer_id: UUID | None, phone: str
) -> None:
    """A new enquiry to who blocked one, or whom one blocked; a blocked buyer's phone
    is theirs as a guest too."""
    by = queries.blocked_by(session, seller_id, buyer_id, phone)
    if by == "buyer":
        raise BlockedByYou
    if by == "seller":
        raise Blocked


def _pair(session: Session, named: UUID, caller: Caller) -> dict[str, object]:
    row = part_of(session, named, caller)
    if row["buyer_id"] is None:
        raise GuestsAreSpam
    wake(session, row["id"], row["owner_id"], row["buyer_id"])
    names = ("seller_id", "buyer_id")
    return {**{name: row[name] for name in names}, "by_role": row["role"]}
