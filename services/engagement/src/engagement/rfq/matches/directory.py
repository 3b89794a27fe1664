"""All open leads of a seller: those that reached the company, and those it may open
without a notification."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.accounts.suspensions.queries import is_suspended
from engagement.date_ranges import optional
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.matches import tree
from engagement.rfq.matches.eligibility import is_eligible, may_be_notified
from engagement.rfq.matches.models import table
from engagement.rfq.requirements.models import IS_POSTED
from engagement.rfq.requirements.models import table as requirements
from engagement.rfq.requirements.queries import HAS_TEXT, columns, filed, paged
from servicekit.clock import now

_user_id = sa.bindparam("user_id", type_=sa.Uuid)
_own = sa.and_(sellers.c.owner_id == _user_id, sellers.c.status == "active")
_of_company = sa.and_(
    table.c.requirement_id == requirements.c.id,
    table.c.seller_id == sellers.c.seller_id,
)
_is_open = sa.and_(
    IS_POSTED,
    requirements.c.status == "open",
    requirements.c.expires_at > sa.bindparam("now"),
    ~is_suspended(requirements.c.buyer_id),
)
_may_open = sa.and_(
    may_be_notified,
    sa.func.jsonb_array_length(requirements.c.seller_ids) == 0,
    tree.is_of(tree.supplied_by(_user_id)),
)
_is_listed = sa.and_(
    _is_open, sa.case((table.c.id.is_not(None), is_eligible), else_=_may_open)
)


def _with_company(of: Any) -> Any:
    """With the company of the user, and its match if there is one."""
    return of.join(sellers, _own).outerjoin(table, _of_company)


_category_id = optional("category_id", sa.Uuid)
_district_id = optional("district_id", sa.Integer)
_is_wanted = sa.and_(
    _is_listed,
    HAS_TEXT,
    sa.or_(_category_id.is_(None), tree.is_of(tree.below(_category_id))),
    sa.or_(
        _district_id.is_(None),
        requirements.c.delivery["district_id"].as_integer() == _district_id,
    ),
)
_PAGE = paged(
    sa.select(*columns, table.c.status.label("match_status"))
    .select_from(_with_company(filed))
    .where(_is_wanted),
    *(requirements.c.opened_at.desc(), requirements.c.id.desc()),
)
_TOTAL = (
    sa.select(sa.func.count())
    .select_from(_with_company(requirements))
    .where(_is_wanted)
)
_ONE = (
    sa.select(requirements.c.id)
    .select_from(_with_company(requirements))
    .where(requirements.c.id == sa.bindparam("id"), _is_listed)
)


async def page(
    reads: AsyncConnection, **wanted: Any
) -> tuple[list[sa.RowMapping], int]:
    """The newest first. `q` is a pattern; a category has all in it."""
    params = {**wanted, "now": now()}
    rows = (await reads.execute(_PAGE, params)).mappings().all()
    total: int = (await reads.execute(_TOTAL, params)).scalar_one()
    return list(rows), total


def may_open(session: Session, requirement_id: UUID, user_id: UUID) -> bool:
    """Whether the list has it for this user's company."""
    session.flush()
    params = {"id": requirement_id, "user_id": user_id, "now": now()}
    return session.execute(_ONE, params).first() is not None
