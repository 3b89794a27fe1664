"""Sellers are notified in waves: the best first, then more, then farther away."""

from datetime import timedelta
from decimal import Decimal
from uuid import UUID

import sqlalchemy as sa
import structlog
from sqlmodel import Session, select

from engagement.accounts.suspensions.queries import is_suspended
from engagement.notifications.service import notify
from engagement.rfq.matches import candidates, files, scores
from engagement.rfq.matches.candidates import SCOPES, Scope
from engagement.rfq.matches.models import Match, MatchHistory
from engagement.rfq.matches.models import table as matches
from engagement.rfq.matches.scores import Candidate
from engagement.rfq.matches.service import notify_seller
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.models import table as requirements
from engagement.rfq.requirements.slots import slots_taken
from engagement.transitions import record_transition
from servicekit.clock import now

log = structlog.get_logger()

A_WAVE = 30
AGAIN_AFTER = timedelta(hours=24)
FEW_QUOTES = 3
FEW_SELLERS = 3
BATCH_SIZE = 20


def run_due(session: Session) -> None:
    """Timer; one worker at a time runs the wave of a requirement."""
    due = (
        select(Requirement)
        .where(
            requirements.c.status == "open",
            requirements.c.wave_due_at <= now(),
            requirements.c.expires_at > now(),
            ~is_suspended(requirements.c.buyer_id),
        )
        .order_by(requirements.c.wave_due_at)
        .limit(BATCH_SIZE)
        .with_for_update(skip_locked=True)
    )
    for requirement in session.exec(due).all():
        run(session, requirement)


def run(session: Session, requirement: Requirement) -> None:
    """The next wave. Needs the row lock."""
    if requirement.wave == 0:
        _first(session, requirement)
    elif requirement.wave == 1:
        if slots_taken(session, requirement.id) < FEW_QUOTES:
            _notify_sellers(session, requirement)
        _next(requirement, AGAIN_AFTER)
    elif slots_taken(session, requirement.id) == 0:
        _farther(session, requirement)
    else:
        requirement.wave_due_at = None


def match_by(
    session: Session, requirement: Requirement, seller_id: UUID, by: UUID
) -> Match:
    """A seller opened an open requirement without a notification."""
    candidate = candidates.of_seller(session, requirement, seller_id)
    match = _match(session, requirement, candidate, wave=0, status="viewed")
    record_transition(session, MatchHistory, match, None, "seller", by=by)
    files.share(session, requirement)
    return match


def _first(session: Session, requirement: Requirement) -> None:
    """With few sellers nearby the scope widens immediately."""
    requirement.scope = candidates.nearest_scope(requirement)
    if requirement.seller_ids:
        _notify_sellers(session, requirement)
        requirement.wave, requirement.wave_due_at = 1, None
        return
    notified = _notify_sellers(session, requirement)
    while notified < FEW_SELLERS and (scope := _wider(requirement)):
        requirement.scope = scope
        notified = _notify_sellers(session, requirement)
    _next(requirement, AGAIN_AFTER)


def _farther(session: Session, requirement: Requirement) -> None:
    """Nobody has quoted: the buyer is notified, and more sellers too."""
    scope = _wider(requirement)
    kind = "requirement_widened" if scope else "requirement_no_quotes"
    facts = {"requirement_id": str(requirement.id), "about": requirement.title}
    once = f"{kind}:{requirement.id}:{requirement.wave}:{requirement.version}"
    link = f"/buyer/requirements/{requirement.id}"
    notify(session, requirement.buyer_id, kind, facts, link=link, once=once)
    requirement.scope = scope or requirement.scope
    _notify_sellers(session, requirement)
    _next(requirement, AGAIN_AFTER if scope else None)


def _next(requirement: Requirement, after: timedelta | None) -> None:
    requirement.wave += 1
    requirement.wave_due_at = now() + after if after else None


def _wider(requirement: Requirement) -> Scope | None:
    beyond = SCOPES[SCOPES.index(_scope(requirement)) + 1 :]
    return beyond[0] if beyond else None


def _scope(requirement: Requirement) -> Scope:
    return next(scope for scope in SCOPES if scope == requirement.scope)


def _notify_sellers(session: Session, requirement: Requirement) -> int:
    """Notifies the best of the remaining sellers; returns how many the wave has
    notified.

    An edited requirement goes on with its wave: no edit makes it larger.
    """
    scope, wanted = _scope(requirement), candidates.wanted_place(requirement)
    eligible = candidates.not_notified(session, requirement, scope)
    eligible.sort(key=lambda one: (-_total(one, wanted), one.leads, one.seller_id))
    before = _notified_in(session, requirement)
    chosen = eligible[: max(0, A_WAVE - before)]
    for candidate in chosen:
        match = _match(session, requirement, candidate, wave=requirement.wave + 1)
        record_transition(session, MatchHistory, match, None, "system")
        notify_seller(session, match, requirement, "match_new")
    if chosen:
        files.share(session, requirement)
    session.flush()
    log.info("sellers_notified", requirement_id=str(requirement.id), count=len(chosen))
    return before + len(chosen)


def _notified_in(session: Session, requirement: Requirement) -> int:
    of_wave = sa.select(sa.func.count()).where(
        matches.c.requirement_id == requirement.id,
        matches.c.wave == requirement.wave + 1,
    )
    return int(session.execute(of_wave).scalar_one())


def _total(candidate: Candidate, wanted: scores.Place) -> int:
    return scores.total(scores.parts(candidate, wanted))


def _match(
    session: Session,
    requirement: Requirement,
    candidate: Candidate,
    *,
    wave: int,
    status: str = "notified",
) -> Match:
    parts = scores.parts(candidate, candidates.wanted_place(requirement))
    at = now()
    match = Match(
        requirement_id=requirement.id,
        seller_id=candidate.seller_id,
        status=status,
        score=Decimal(scores.total(parts)) / 100,
        parts=[{"key": key, "points": points / 100} for key, points in parts],
        wave=wave,
        created_at=at,
        updated_at=at,
    )
    session.add(match)
    return match
