"""Which conversations somebody has, as SQL: enquiries, and leads talked about.

Its id is the subject's: an enquiry has one conversation, and so has each match.
"""

from typing import Any

import sqlalchemy as sa

from engagement.conversations.models import activity
from engagement.enquiries.models import table as enquiries
from engagement.enquiries.unread import UNREAD, messages_for
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.matches.eligibility import is_fit
from engagement.rfq.matches.models import table as matches
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.requirements.models import table as requirements

_user = sa.bindparam("user_id", type_=sa.Uuid)
_ROLES = ("buyer", "seller")


_named = sa.bindparam("id", type_=sa.Uuid)


def _enquiries(role: str) -> sa.Select[Any]:
    mine = enquiries.c.buyer_id if role == "buyer" else sellers.c.owner_id
    return _enquiries_where(role, mine == _user)


def _enquiries_where(role: str, condition: sa.ColumnElement[bool]) -> sa.Select[Any]:
    return (
        sa.select(
            enquiries.c.id,
            sa.literal("enquiry").label("kind"),
            sa.literal(role).label("role"),
            enquiries.c.seller_id,
            enquiries.c.buyer_id,
            sa.func.coalesce(activity.c.last_at, enquiries.c.created_at).label(
                "last_at"
            ),
            UNREAD[role].label("unread_count"),
        )
        .select_from(
            enquiries.outerjoin(sellers, sellers.c.seller_id == enquiries.c.seller_id)
            .outerjoin(activity, activity.c.id == enquiries.c.id)
        )
        .where(condition)
    )  # fmt: skip


def _leads(role: str) -> sa.Select[Any]:
    mine = requirements.c.buyer_id if role == "buyer" else sellers.c.owner_id
    return (
        sa.select(
            matches.c.id,
            sa.literal("requirement"),
            sa.literal(role),
            matches.c.seller_id,
            requirements.c.buyer_id,
            activity.c.last_at,
            messages_for(role, matches.c.id, matches),
        )
        .select_from(
            matches.join(requirements, requirements.c.id == matches.c.requirement_id)
            .join(sellers, sellers.c.seller_id == matches.c.seller_id)
            .outerjoin(activity, activity.c.id == matches.c.id)
        )
        .where(mine == _user, sa.true() if role == "buyer" else _is_visible)
    )  # fmt: skip


# One with messages stays; a lead that is not eligible any more starts no new one.
_is_visible = sa.or_(activity.c.last_at.is_not(None), is_fit)
core = sa.union_all(
    *(of(role) for of in (_enquiries, _leads) for role in _ROLES)
).subquery("core")
unread = core.c.unread_count
# The enquiry of somebody without an account, as the buyer's side of it.
guests = _enquiries_where(
    "buyer", (enquiries.c.id == _named) & enquiries.c.buyer_id.is_(None)
).subquery("guests")


def with_subject(some: Any) -> Any:
    """These conversations joined with the enquiry or lead, and the company."""
    is_enquiry = some.c.kind == "enquiry"
    return (
        some.outerjoin(enquiries, is_enquiry & (enquiries.c.id == some.c.id))
        .outerjoin(matches, ~is_enquiry & (matches.c.id == some.c.id))
        .outerjoin(requirements, requirements.c.id == matches.c.requirement_id)
        .outerjoin(sellers, sellers.c.seller_id == some.c.seller_id)
    )


joined = with_subject(core)
# A lead is talked about once somebody wrote; spam is the seller's other drawer.
is_listed = sa.and_(
    core.c.last_at.is_not(None),
    sa.or_(
        core.c.role == "buyer",
        enquiries.c.status.is_(None),
        enquiries.c.status != "spam",
    ),
)
searched = (
    enquiries.c.requirements,
    enquiries.c.product_name,
    requirements.c.title,
    sa.case((core.c.role == "seller", enquiries.c.name)),
    sa.case((core.c.role == "buyer", sellers.c.company_name)),
    sa.case((core.c.role == "buyer", sellers.c.company_name_ne)),
)

# Which conversation somebody means who names a quote, or as its seller a requirement.
_meant = sa.select(sa.func.coalesce(requirements.c.enquiry_id, matches.c.id)).join(
    requirements, requirements.c.id == matches.c.requirement_id
)
MEANT = sa.union_all(
    _meant.join(
        quotes,
        sa.and_(
            quotes.c.requirement_id == matches.c.requirement_id,
            quotes.c.seller_id == matches.c.seller_id,
        ),
    ).where(quotes.c.id == _named),
    _meant.join(sellers, sellers.c.seller_id == matches.c.seller_id).where(
        matches.c.requirement_id == _named, sellers.c.owner_id == _user
    ),
)
