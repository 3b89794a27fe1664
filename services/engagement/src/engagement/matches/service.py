"""How a match moves, and what a requirement's fate makes of its matches."""

from uuid import UUID

from sqlmodel import Session, col, select

from engagement.matches.models import Match, MatchMove, table
from engagement.matches.transitions import MATCH, SAID, UNANSWERED, allowed
from engagement.moves import remember
from engagement.notifications.service import notify
from engagement.requirements.models import Requirement
from engagement.sellers.queries import of_id
from servicekit.clock import now
from servicekit.http.statuses import TransitionNotAllowed


def of(session: Session, requirement_id: UUID, seller_id: UUID) -> Match | None:
    """Whoever changes it holds the requirement's lock."""
    wanted = select(Match).where(
        Match.requirement_id == requirement_id, Match.seller_id == seller_id
    )
    return session.exec(wanted.execution_options(populate_existing=True)).first()


def say(session: Session, match: Match, to: str, by: UUID, reason: str | None) -> None:
    """What a seller says of a lead (D15); raises TransitionNotAllowed for all else."""
    if to == match.status:
        return
    if to not in SAID or match.status == "quoted":
        raise TransitionNotAllowed(match.status, allowed(match.status))
    move(session, match, to, "seller", by=by, reason=reason)


def move(
    session: Session,
    match: Match,
    to: str,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
) -> None:
    """Raises TransitionNotAllowed. Needs the requirement's lock."""
    came_from = match.status
    MATCH.check(came_from, to, role)
    match.status, match.updated_at = to, now()
    match.version += 1
    remember(session, MatchMove, match, came_from, role, by=by, reason=reason)


def mark_quoted(session: Session, match: Match, by: UUID) -> None:
    """The seller has sent a quote; after a lost one the house says so."""
    if match.status in ("dismissed", "missed"):
        role = "seller" if match.status == "dismissed" else "system"
        move(session, match, "viewed", role, by=by)
    if match.status != "quoted":
        role = "system" if match.status == "lost" else "seller"
        move(session, match, "quoted", role, by=by)


def miss_unanswered(session: Session, requirement: Requirement) -> None:
    """It takes no quotes any more."""
    for match in _of_status(session, requirement, UNANSWERED):
        move(session, match, "missed", "system")


def revive_missed(session: Session, requirement: Requirement) -> None:
    """It is open again: who missed it may quote, and hears of it."""
    for match in _of_status(session, requirement, ["missed"]):
        move(session, match, "viewed", "system")
        tell(session, match, requirement, "match_reopened")


def tell(session: Session, match: Match, requirement: Requirement, kind: str) -> None:
    """The seller's owner, once for each state of the match."""
    seller = of_id(session, match.seller_id)
    if seller is None:
        return
    facts = {"requirement_id": str(requirement.id), "about": requirement.title}
    once = f"{kind}:{match.id}:{match.version}"
    link = f"/seller/requirements/{requirement.id}"
    notify(
        *(session, seller.owner_id, kind, facts),
        link=link,
        once=once,
        caused_by=requirement.buyer_id,
    )


def _of_status(
    session: Session, requirement: Requirement, statuses: list[str]
) -> list[Match]:
    session.flush()
    wanted = select(Match).where(
        Match.requirement_id == requirement.id, table.c.status.in_(statuses)
    )
    again = wanted.order_by(col(Match.id)).execution_options(populate_existing=True)
    return list(session.exec(again).all())
