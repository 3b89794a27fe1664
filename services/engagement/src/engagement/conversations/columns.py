"""Columns of conversations, as SQL: subject, other side, last message, status."""

from typing import Any

import sqlalchemy as sa

from engagement.conversations.models import blocks, table
from engagement.conversations.subjects import with_subject
from engagement.enquiries.blocks import is_blocked_guests
from engagement.enquiries.columns import status as enquiry_status
from engagement.enquiries.models import table as enquiries
from engagement.enquiries.unread import OTHER
from engagement.replicas.categories.models import table as categories
from engagement.replicas.products.models import table as products
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.matches.models import table as matches
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.requirements.models import table as requirements
from engagement.rfq.requirements.queries import status as requirement_status


def rows_of(some: Any) -> sa.Select[Any]:
    """Of these conversations: a subquery with the columns of `subjects.core`."""
    quote, last = _quote(some), _last_message(some)
    source = _joined(some).outerjoin(quote, sa.true()).outerjoin(last, sa.true())
    return sa.select(
        some,
        *_subject(some),
        *_company(),
        quote.c.id.label("quote_id"),
        quote.c.status.label("quote_status"),
        quote.c.parties,
        quote.c["items"].label("quote_items"),
        quote.c.tax_mode,
        quote.c.freight,
        quote.c.part_freight,
        quote.c.awarded_lines,
        last.c.body.label("last_body"),
        last.c.sender_role.label("last_role"),
        last.c.created_at.label("last_message_at"),
        last.c.attachment_ids.label("last_files"),
        _is_blocked_by("buyer", some).label("blocked_by_buyer"),
        sa.or_(_is_blocked_by("seller", some), is_blocked_guests).label(
            "blocked_by_seller"
        ),
    ).select_from(source)


def rows_with_write_rules(some: Any) -> sa.Select[Any]:
    """With what decides whether one may write."""
    return rows_of(some).add_columns(
        enquiries.c.requirements.label("opening_body"),
        enquiries.c.created_at.label("opened_at"),
        _other_has_written(some).label("other_has_written"),
        _mine_here(some).label("mine_here"),
    )


def _joined(some: Any) -> Any:
    filed_under = sa.func.coalesce(enquiries.c.category_id, requirements.c.category_id)
    return (
        with_subject(some)
        .outerjoin(categories, categories.c.category_id == filed_under)
        .outerjoin(products, products.c.product_id == enquiries.c.product_id)
    )


def _subject(some: Any) -> tuple[Any, ...]:
    title = sa.func.coalesce(
        requirements.c.title, enquiries.c.product_name, categories.c.name
    )
    title_ne = sa.case(
        (some.c.kind != "enquiry", None),
        (enquiries.c.product_id.is_not(None), products.c.name_ne),
        else_=categories.c.name_ne,
    )
    return (
        enquiry_status.label("enquiry_status"),
        requirement_status.label("requirement_status"),
        matches.c.status.label("match_status"),
        matches.c.requirement_id,
        enquiries.c.name.label("buyer_name"),
        enquiries.c.quantity,
        enquiries.c.unit,
        title.label("title"),
        title_ne.label("title_ne"),
        products.c.image,
        sa.case((_is_revealed(some), requirements.c.contact_name)).label(
            "contact_name"
        ),
    )


def _company() -> tuple[Any, ...]:
    return (
        sellers.c.owner_id,
        sellers.c.status.label("seller_status"),
        sellers.c.slug.label("seller_slug"),
        sellers.c.company_name,
        sellers.c.company_name_ne,
        sellers.c.company_logo,
        sellers.c.colour,
        sellers.c.is_verified,
    )


def _quote(some: Any) -> Any:
    """The newest that was sent."""
    about_this = sa.or_(
        quotes.c.requirement_id == matches.c.requirement_id,
        quotes.c.enquiry_id == some.c.id,
    )
    return (
        sa.select(quotes)
        .where(
            quotes.c.seller_id == some.c.seller_id,
            quotes.c.status != "draft",
            about_this,
        )
        .order_by(quotes.c.created_at.desc(), quotes.c.version.desc())
        .limit(1)
        .correlate(some, matches)
        .lateral("quote")
    )


def _last_message(some: Any) -> Any:
    return (
        sa.select(table)
        .where(table.c.conversation_id == some.c.id, table.c.removed_at.is_(None))
        .order_by(table.c.id.desc())
        .limit(1)
        .correlate(some)
        .lateral("last_message")
    )


def _is_revealed(some: Any) -> Any:
    """Whether the seller may see the buyer's contact (D17)."""
    chosen = sa.or_(quotes.c.is_shortlisted, quotes.c.status == "accepted")
    of_seller = (quotes.c.requirement_id == requirements.c.id) & (
        quotes.c.seller_id == some.c.seller_id
    )
    is_chosen = sa.exists().where(of_seller, chosen).correlate(requirements, some)
    return sa.or_(sa.not_(requirements.c.hide_contact), is_chosen)


def _is_blocked_by(role: str, some: Any) -> Any:
    return (
        sa.exists()
        .where(
            blocks.c.seller_id == some.c.seller_id,
            blocks.c.buyer_id == some.c.buyer_id,
            blocks.c.by_role == role,
        )
        .correlate(some)
    )


def _other_has_written(some: Any) -> Any:
    """Anywhere between the same two: then they are no strangers."""
    e, m, r = enquiries.alias(), matches.alias(), requirements.alias()
    enquired = sa.select(e.c.id).where(
        e.c.seller_id == some.c.seller_id, e.c.buyer_id == some.c.buyer_id
    )
    led = (
        sa.select(m.c.id)
        .join(r, r.c.id == m.c.requirement_id)
        .where(m.c.seller_id == some.c.seller_id, r.c.buyer_id == some.c.buyer_id)
    )
    theirs = sa.union_all(enquired.correlate(some), led.correlate(some))
    other = sa.case((some.c.role == "buyer", OTHER["buyer"]), else_=OTHER["seller"])
    written = sa.exists().where(
        table.c.sender_role == other, table.c.conversation_id.in_(theirs)
    )
    return written.correlate(some)


def _mine_here(some: Any) -> Any:
    return (
        sa.select(sa.func.count())
        .where(table.c.conversation_id == some.c.id)
        .where(table.c.sender_role == some.c.role)
        .correlate(some)
        .scalar_subquery()
    )
