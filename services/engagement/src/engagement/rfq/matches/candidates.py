"""Sellers who could supply a requirement, read from the replicas."""

from datetime import timedelta
from typing import Any, Literal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.conversations.models import blocks
from engagement.replicas.categories.models import table as categories
from engagement.replicas.products.models import table as products
from engagement.replicas.sellers.models import responses
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.matches.models import table as matches
from engagement.rfq.matches.scores import Candidate, Place
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now, today

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
    """Active sellers of these products within the scope, without the buyer's own,
    and none of a pair in which one has blocked the other."""
    notified = sa.select(matches.c.seller_id).where(
        matches.c.requirement_id == requirement.id
    )
    conditions = [*_may_be_notified(requirement), sellers.c.seller_id.not_in(notified)]
    if requirement.seller_ids:
        named = [UUID(seller_id) for seller_id in requirement.seller_ids]
        conditions.append(sellers.c.seller_id.in_(named))
        return _read(session, requirement, conditions, is_named=True)
    conditions += _preferences(requirement.prefs or {})
    if (near := _within(wanted_place(requirement), scope)) is not None:
        conditions.append(near)
    return _read(session, requirement, conditions, is_named=False)


def may_find(session: Session, requirement: Requirement, seller_id: UUID) -> bool:
    """Whether a seller who opens it could be notified: by trade and preferences, at
    any distance."""
    conditions = [*_may_be_notified(requirement), sellers.c.seller_id == seller_id]
    conditions += _preferences(requirement.prefs or {})
    return bool(_read(session, requirement, conditions, is_named=False))


def _may_be_notified(requirement: Requirement) -> list[sa.ColumnElement[bool]]:
    """Active, not closed today, not the buyer's own, and neither blocked the other."""
    blocked = sa.select(blocks.c.seller_id).where(
        blocks.c.buyer_id == requirement.buyer_id
    )
    is_closed = sa.literal(today()).between(sellers.c.closed_from, sellers.c.closed_to)
    return [
        sellers.c.status == "active",
        is_closed.is_not(True),
        sellers.c.seller_id.not_in(blocked),
        sellers.c.owner_id != requirement.buyer_id,
    ]


def of_seller(session: Session, requirement: Requirement, seller_id: UUID) -> Candidate:
    """However it reached the requirement."""
    only = [sellers.c.seller_id == seller_id]
    return _read(session, requirement, only, is_named=True)[0]


def _preferences(prefs: dict[str, Any]) -> list[sa.ColumnElement[bool]]:
    conditions: list[sa.ColumnElement[bool]] = []
    if prefs.get("verified_only"):
        conditions.append(sellers.c.is_verified)
    if provinces := prefs.get("province_ids"):
        conditions.append(sellers.c.province_id.in_(provinces))
    return conditions


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
    line = _ancestors(session, requirement.category_id)
    nearest = _nearest(line)
    trades = sellers.c.category_ids.overlap(sa.cast(line, sellers.c.category_ids.type))
    if not is_named:
        conditions = [*conditions, sa.or_(nearest.is_not(None), trades)]
    leads = (
        sa.select(sa.func.count())
        .where(
            matches.c.seller_id == sellers.c.seller_id,
            matches.c.created_at > now() - WEEK,
            matches.c.wave > 0,
        )
        .scalar_subquery()
    )
    wanted = sa.select(
        sellers,
        nearest.label("nearest"),
        trades.label("trades"),
        responses.c.response_rate,
        leads.label("leads"),
    ).select_from(
        sellers.outerjoin(responses, responses.c.seller_id == sellers.c.seller_id)
    )
    rows = session.execute(wanted.where(*conditions)).mappings().all()
    return [_candidate(row) for row in rows]


def _candidate(row: sa.RowMapping) -> Candidate:
    return Candidate(
        seller_id=row["seller_id"],
        owner_id=row["owner_id"],
        place=Place(row["province_id"], row["district_id"], row["municipality_id"]),
        nearest=row["nearest"],
        trades=row["trades"],
        is_verified=row["is_verified"],
        response_rate=row["response_rate"],
        leads=row["leads"],
    )


def _ancestors(session: Session, category_id: UUID | None) -> list[UUID]:
    """The category and all above it, the nearest first."""
    line: list[UUID] = []
    parent = sa.select(categories.c.parent_id)
    while category_id is not None and category_id not in line:
        line.append(category_id)
        query = parent.where(categories.c.category_id == category_id)
        category_id = session.execute(query).scalar()
    return line


def _nearest(line: list[UUID]) -> sa.ScalarSelect[Any]:
    """0 with a product in the category, 1 in a sibling category, 2 in a cousin
    category."""
    parent_id, grandparent_id = (*line[1:2], None)[0], (*line[2:3], None)[0]
    own, parent = categories.alias("own"), categories.alias("parent")
    step = sa.case(
        (products.c.category_id == line[0] if line else sa.false(), 0),
        (own.c.parent_id == parent_id if parent_id else sa.false(), 1),
        (parent.c.parent_id == grandparent_id if grandparent_id else sa.false(), 2),
    )
    sold = products.outerjoin(own, own.c.category_id == products.c.category_id)
    sold = sold.outerjoin(parent, parent.c.category_id == own.c.parent_id)
    return (
        sa.select(sa.func.min(step))
        .select_from(sold)
        .where(
            products.c.seller_id == sellers.c.seller_id,
            products.c.status == "published",
        )
        .correlate(sellers)
        .scalar_subquery()
    )
