"""Sellers are notified in waves: the best first, then more, then farther away."""

from collections import Counter
from datetime import timedelta
from decimal import Decimal
from uuid import UUID

import structlog
from sqlmodel import Session, select

from engagement.accounts.suspensions.queries import is_suspended
from engagement.notifications.service import notify
from engagement.rfq.matches import candidates, files, quota, scores, tree
from engagement.rfq.matches.candidates import SCOPES, Scope
from engagement.rfq.matches.models import Match, MatchHistory
from engagement.rfq.matches.scores import Candidate
from engagement.rfq.matches.service import notify_seller
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.models import table as requirements
from engagement.rfq.requirements.slots import slots_taken
from engagement.transitions import record_transition
from servicekit.advisory_lock import lock_keys
from servicekit.clock import now
from servicekit.http.days import start_of

log = structlog.get_logger()

A_WAVE = 30
AGAIN_AFTER = timedelta(hours=24)
FEW_QUOTES = 3
FEW_SELLERS = 3
BATCH_SIZE = 20
PerLine = Counter[UUID | None]


def run_due(session: Session) -> None:
    """Timer; one worker at a time runs the wave of a requirement."""
    due = (
        select(Requirement)
        .where(
            requirements.c.enquiry_id.is_(None),
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
    if requirement.seller_ids:
        _named(session, requirement)
    elif requirement.wave == 0:
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
    """A seller opened an open requirement without a notification; raises
    LeadsUsedUp."""
    lock_keys(session, f"leads:{seller_id}")
    candidate = candidates.of_seller(session, requirement, seller_id)
    quota.check_leads_left(session, candidate)
    match = _match(session, requirement, candidate, wave=0, status="viewed")
    record_transition(session, MatchHistory, match, None, "seller", by=by)
    files.share(session, requirement)
    return match


def _named(session: Session, requirement: Requirement) -> None:
    """Nobody but these; one who is closed is notified on the day of the opening."""
    _notify_sellers(session, requirement)
    opening = candidates.next_opening(session, requirement)
    # An edit begins again only from the first wave, and may name other sellers.
    requirement.wave = 1
    requirement.wave_due_at = start_of(opening) if opening else None


def _first(session: Session, requirement: Requirement) -> None:
    """The scope widens immediately for each line with few sellers nearby."""
    requirement.scope = candidates.nearest_scope(requirement)
    lines = tree.requested(session, requirement)
    notified = _notify_sellers(session, requirement)
    while (few := _few(lines, notified)) and (scope := _wider(requirement)):
        requirement.scope = scope
        notified = _notify_sellers(session, requirement, few)
    _next(requirement, AGAIN_AFTER)


def _farther(session: Session, requirement: Requirement) -> None:
    """Nobody has quoted: sellers farther away are notified, and the buyer of it.

    Without such sellers the buyer is notified that nobody has quoted.
    """
    is_widest, notified = _wider(requirement) is None, 0
    while not notified and (scope := _wider(requirement)):
        requirement.scope = scope
        notified = _notify_sellers(session, requirement).total()
    if is_widest:
        _notify_sellers(session, requirement)
    kind = "requirement_widened" if notified else "requirement_no_quotes"
    facts = {"requirement_id": str(requirement.id), "about": requirement.title}
    once = f"{kind}:{requirement.id}:{requirement.wave}:{requirement.version}"
    link = f"/buyer/requirements/{requirement.id}"
    notify(session, requirement.posted_by, kind, facts, link=link, once=once)
    _next(requirement, AGAIN_AFTER if notified else None)


def _next(requirement: Requirement, after: timedelta | None) -> None:
    requirement.wave += 1
    requirement.wave_due_at = now() + after if after else None


def _wider(requirement: Requirement) -> Scope | None:
    beyond = SCOPES[SCOPES.index(_scope(requirement)) + 1 :]
    return beyond[0] if beyond else None


def _scope(requirement: Requirement) -> Scope:
    return next(scope for scope in SCOPES if scope == requirement.scope)


def _few(lines: list[UUID], notified: PerLine) -> set[UUID | None]:
    return {line for line in lines if notified[line] < FEW_SELLERS}


def _notify_sellers(
    session: Session, requirement: Requirement, lines: set[UUID | None] | None = None
) -> PerLine:
    """Notifies the best of the remaining sellers, only of `lines` if given; returns
    how many of each line the wave has notified.

    An edited requirement goes on with its wave: no edit makes it larger.
    """
    scope, wanted = _scope(requirement), candidates.wanted_place(requirement)
    eligible = candidates.not_notified(session, requirement, scope)
    if lines is not None:
        eligible = [one for one in eligible if one.category_id in lines]
    eligible.sort(key=lambda one: (-_total(one, wanted), one.leads, one.seller_id))
    wave = requirement.wave + 1
    notified = candidates.notified_in(session, requirement, wave)
    chosen = _chosen(session, requirement, eligible, notified)
    for candidate in chosen:
        match = _match(session, requirement, candidate, wave=wave)
        record_transition(session, MatchHistory, match, None, "system")
        notify_seller(session, match, requirement, "match_new")
    if chosen:
        files.share(session, requirement)
    session.flush()
    log.info("sellers_notified", requirement_id=str(requirement.id), count=len(chosen))
    return notified + Counter(one.category_id for one in chosen)


def _chosen(
    session: Session,
    requirement: Requirement,
    eligible: list[Candidate],
    notified: PerLine,
) -> list[Candidate]:
    """The lines share the wave, and none has fewer than three places."""
    lines = len(tree.requested(session, requirement)) or 1
    share = A_WAVE if requirement.seller_ids else max(FEW_SELLERS, A_WAVE // lines)
    taken, chosen = Counter(notified), []
    for one in eligible:
        if taken[one.category_id] < share:
            taken[one.category_id] += 1
            chosen.append(one)
    size = max(A_WAVE, FEW_SELLERS * lines)
    return chosen[: max(0, size - notified.total())]


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
