"""Sellers who could supply a requirement, read from the replicas."""

from collections import Counter
from datetime import date, timedelta
from typing import Literal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.replicas.sellers.models import responses
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.matches import quota, scores, tree
from engagement.rfq.matches.eligibility import is_closed, is_reachable, may_be_notified
from engagement.rfq.matches.models import table as matches
from engagement.rfq.matches.scores import Candidate, Place
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.models import table as requirements
from servicekit.clock import now

Scope = Literal["district", "province", "nation"]
SCOPES: tuple[Scope, ...] = ("district", "province", "nation")
WEEK = timedelta(days=7)


def wanted_place(requirement: Requirement) -> Place:
    names = ("province_id", "district_id", "municipality_id")
    delivery = requirement.delivery or {}
    return Place(**{name: delivery.get(name) for name in names})


def nearest_scope(requirement: Requirement) -> Scope:
    place = wanted_place(requirement)
    if place.district_id:
        return "district"
    return "province" if place.province_id else "nation"


def not_notified(
    session: Session, requirement: Requirement, scope: Scope
) -> list[Candidate]:
    """Sellers of these products within the scope who may be notified of it, were not
    yet, and have leads left this week; of named ones only the first two count."""
    notified = sa.select(matches.c.seller_id).where(
        matches.c.requirement_id == requirement.id
    )
    conditions = [may_be_notified, sellers.c.seller_id.not_in(notified)]
    if requirement.seller_ids:
        return _read(session, requirement, conditions, is_named=True)
    if (near := _within(wanted_place(requirement), scope)) is not None:
        conditions.append(near)
    return quota.with_leads_left(
        session, _read(session, requirement, conditions, is_named=False)
    )


def notified_in(
    session: Session, requirement: Requirement, wave: int
) -> Counter[UUID | None]:
    """How many sellers of each line's category the wave has notified."""
    of_wave = sa.select(matches.c.seller_id).where(
        matches.c.requirement_id == requirement.id, matches.c.wave == wave
    )
    conditions = [sellers.c.seller_id.in_(of_wave)]
    notified = _read(session, requirement, conditions, is_named=True)
    return Counter(one.category_id for one in notified)


def next_opening(session: Session, requirement: Requirement) -> date | None:
    """The first day on which a named seller, who is closed today, is open again."""
    session.flush()
    last_day = (
        sa.select(sa.func.min(sellers.c.closed_to))
        .select_from(sellers.join(requirements, requirements.c.id == requirement.id))
        .where(is_reachable, is_closed)
    )
    closed_to: date | None = session.execute(last_day).scalar()
    return closed_to + timedelta(days=1) if closed_to else None


def of_seller(session: Session, requirement: Requirement, seller_id: UUID) -> Candidate:
    """However it reached the requirement."""
    only = [sellers.c.seller_id == seller_id]
    return _read(session, requirement, only, is_named=True)[0]


def _within(place: Place, scope: Scope) -> sa.ColumnElement[bool] | None:
    """Who is there, or delivers to there."""
    if scope == "district":
        here = sa.literal(place.district_id) == sa.any_(sellers.c.delivers_to)
        return sa.or_(sellers.c.district_id == place.district_id, here)
    if scope == "province" and place.province_id:
        in_province: sa.ColumnElement[bool]
        in_province = sellers.c.province_id == place.province_id
        return in_province
    return None


def _read(
    session: Session,
    requirement: Requirement,
    conditions: list[sa.ColumnElement[bool]],
    *,
    is_named: bool,
) -> list[Candidate]:
    """Each line is matched by its own category; a seller of several has the nearest."""
    conditions = [requirements.c.id == requirement.id, *conditions]
    session.flush()
    nearest: dict[UUID, Candidate] = {}
    requested: list[UUID | None] = [*tree.requested(session, requirement)]
    for category_id in requested or [None]:
        for one in _of_category(session, category_id, conditions, is_named=is_named):
            other = nearest.get(one.seller_id)
            if other is None or scores.of_trade(one)[1] > scores.of_trade(other)[1]:
                nearest[one.seller_id] = one
    return list(nearest.values())


def _of_category(
    session: Session,
    category_id: UUID | None,
    conditions: list[sa.ColumnElement[bool]],
    *,
    is_named: bool,
) -> list[Candidate]:
    line = tree.ancestors(session, category_id)
    nearest, trades = tree.steps_to_products(line), tree.steps_to_trade(line)
    if not is_named:
        supplies = sa.or_(nearest.is_not(None), trades.is_not(None))
        conditions = [*conditions, supplies]
    wanted = sa.select(
        sellers,
        nearest.label("nearest"),
        trades.label("trades"),
        responses.c.response_rate,
        _leads_of_week().label("leads"),
    ).select_from(
        sellers.outerjoin(responses, responses.c.seller_id == sellers.c.seller_id).join(
            requirements, sa.true()
        )
    )
    rows = session.execute(wanted.where(*conditions)).mappings().all()
    return [_candidate(row, category_id) for row in rows]


def _leads_of_week() -> sa.ScalarSelect[int]:
    """However they came, without those behind an enquiry."""
    posted = requirements.alias()
    counted = (
        sa.select(sa.func.count())
        .select_from(matches.join(posted, posted.c.id == matches.c.requirement_id))
        .where(
            matches.c.seller_id == sellers.c.seller_id,
            matches.c.created_at > now() - WEEK,
            posted.c.enquiry_id.is_(None),
        )
    )
    return counted.correlate(sellers).scalar_subquery()


def _candidate(row: sa.RowMapping, category_id: UUID | None) -> Candidate:
    return Candidate(
        seller_id=row["seller_id"],
        owner_id=row["owner_id"],
        category_id=category_id,
        place=Place(row["province_id"], row["district_id"], row["municipality_id"]),
        nearest=row["nearest"],
        trades=row["trades"],
        is_verified=row["is_verified"],
        response_rate=row["response_rate"],
        leads=row["leads"],
    )
