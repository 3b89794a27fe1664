"""Status changes of a match, also those that follow the requirement's."""

from uuid import UUID

from sqlmodel import Session, col, select

from engagement.notifications.service import notify
from engagement.replicas.queries import of_id
from engagement.rfq.matches.eligibility import may_hear_again
from engagement.rfq.matches.models import Match, MatchHistory, table
from engagement.rfq.matches.transitions import MATCH, SET_BY_SELLER, UNANSWERED, allowed
from engagement.rfq.requirements.models import Requirement
from engagement.transitions import record_transition
from servicekit.clock import now
from servicekit.http.statuses import TransitionNotAllowed


def of(session: Session, requirement_id: UUID, seller_id: UUID) -> Match | None:
    """A caller that changes it holds the requirement's lock."""
    wanted = select(Match).where(
        Match.requirement_id == requirement_id, Match.seller_id == seller_id
    )
    return session.exec(wanted.execution_options(populate_existing=True)).first()


def change_by_seller(
    session: Session, match: Match, to: str, by: UUID, reason: str | None
) -> None:
    """The status a seller sets on a lead (D15); raises TransitionNotAllowed for all
    else."""
    if to == match.status:
        return
    if to not in SET_BY_SELLER or match.status == "quoted":
        raise TransitionNotAllowed(match.status, allowed(match.status))
    change_status(session, match, to, "seller", by=by, reason=reason)


def change_status(
    session: Session,
    match: Match,
    to: str,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
) -> None:
    """Raises TransitionNotAllowed. Needs the requirement's lock."""
    from_status = match.status
    MATCH.check(from_status, to, role)
    match.status, match.updated_at = to, now()
    match.version += 1
    record_transition(
        session, MatchHistory, match, from_status, role, by=by, reason=reason
    )


def set_quoted(session: Session, match: Match, by: UUID) -> None:
    """The seller has sent a quote; after a lost one the system sets the status."""
    if match.status in ("dismissed", "missed"):
        role = "seller" if match.status == "dismissed" else "system"
        change_status(session, match, "viewed", role, by=by)
    if match.status != "quoted":
        role = "system" if match.status == "lost" else "seller"
        change_status(session, match, "quoted", role, by=by)


def miss_unanswered(session: Session, requirement: Requirement) -> None:
    """It takes no quotes any more."""
    for match in _of_status(session, requirement, UNANSWERED):
        change_status(session, match, "missed", "system")


def revive_missed(session: Session, requirement: Requirement) -> None:
    """It is open again: a seller who missed it may quote, and is notified unless the
    buyer's conditions, a block or a closure prevent it."""
    for match in _of_status(session, requirement, ["missed"]):
        change_status(session, match, "viewed", "system")
        if may_hear_again(session, match.id):
            notify_seller(session, match, requirement, "match_reopened")


def notify_seller(
    session: Session, match: Match, requirement: Requirement, kind: str
) -> None:
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
