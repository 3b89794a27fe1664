"""Text of others that names a deleted user or states how to reach them."""

import re
from collections.abc import Iterable, Iterator
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.conversations.models import DELETED_TEXT
from engagement.conversations.models import table as messages
from engagement.enquiries.models import history as enquiry_history
from engagement.enquiries.models import table as enquiries
from engagement.erasure.emails import Ids
from engagement.orders.models import history as order_history
from engagement.orders.models import notes as order_notes
from engagement.rfq.quotes.agreements import (
    signed_conversations,
    signed_enquiries,
    signed_requirements,
    signed_roots,
)
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.requirements.models import table as requirements

MIN_DIGITS = 7
# Addresses, mobile and landline numbers of Nepal, for who stated theirs nowhere else.
_DIGIT = "[0-9०-९]"
_ANY_CONTACT = (
    r"[^\s@<>]+@[^\s@<>]+\.\w+"
    rf"|(?<!{_DIGIT})(\+?[9९][7७]{{2}}[ -]?)?[9९][6-8६-८]([ -]?{_DIGIT}){{8}}"
    rf"(?!{_DIGIT})"
    rf"|(?<!{_DIGIT})[0०]{_DIGIT}{{1,2}}[ -]?{_DIGIT}{{6,7}}(?!{_DIGIT})"
)
# Shorter ones occur inside ordinary text.
MIN_NAME = 3
_DEVANAGARI = dict(zip("0123456789", "०१२३४५६७८९", strict=True))
_CONTACTS = (
    sa.select(enquiries.c.name, enquiries.c.phone, enquiries.c.email).where(
        enquiries.c.buyer_id == sa.bindparam("user_id")
    ),
    sa.select(
        requirements.c.contact_name,
        requirements.c.contact_phone,
        requirements.c.contact_email,
    ).where(requirements.c.buyer_id == sa.bindparam("user_id")),
)


def signs_of(session: Session, user_id: UUID) -> str | None:
    """A pattern of PostgreSQL for all they stated of themselves; None for nothing."""
    patterns: set[str] = set()
    for contacts in _CONTACTS:
        for name, phone, email in session.execute(contacts, {"user_id": user_id}):
            patterns |= set(_names(name or ""))
            patterns |= set(_numbers(phone or ""))
            if email:
                patterns.add(_escaped(email))
    return "|".join(sorted(patterns, key=len, reverse=True)) or None


def redact(session: Session, user_id: UUID, dealings: Ids, pattern: str | None) -> None:
    """In conversations and notes with them, also about a signed deal: its quotes alone
    stay as they are."""
    own = messages.c.sender_id == user_id
    signed = own & messages.c.conversation_id.in_(signed_conversations)
    _replace(session, messages, ("body",), _ANY_CONTACT, signed)
    for of, name in ((order_notes, "text"), (order_history, "reason")):
        _replace(session, of, (name,), _ANY_CONTACT, of.c.by_user == user_id)
    if pattern is None:
        return
    in_dealings = messages.c.conversation_id.in_(dealings)
    _replace(session, messages, ("body",), pattern, in_dealings)
    about = enquiry_history.c.enquiry_id.in_(dealings)
    _replace(session, enquiry_history, ("reason", "note"), pattern, about)
    began = (enquiries.c.buyer_id == user_id) & enquiries.c.id.in_(signed_enquiries)
    _replace(session, enquiries, ("requirements",), pattern, began)
    posted = requirements.c.buyer_id == user_id
    agreed = posted & requirements.c.id.in_(signed_requirements)
    _replace(session, requirements, ("description",), pattern, agreed)
    offered = (quotes.c.buyer_id == user_id) & quotes.c.root_id.not_in(signed_roots)
    _replace(session, quotes, ("note", "reason"), pattern, offered)


def _replace(
    session: Session,
    of: sa.Table,
    names: Iterable[str],
    pattern: str,
    which: sa.ColumnElement[bool],
) -> None:
    for name in names:
        column = of.c[name]
        cleared = sa.func.regexp_replace(column, pattern, DELETED_TEXT, "gi")
        named = which & column.regexp_match(pattern, "i")
        session.execute(sa.update(of).where(named).values({name: cleared}))


def _names(name: str) -> Iterator[str]:
    for part in name.split():
        if len(part) >= MIN_NAME and part != DELETED_TEXT:
            yield rf"\m{_escaped(part)}\M"


def _numbers(phone: str) -> Iterator[str]:
    """The national digits, however they are parted, in either script."""
    digits = re.sub(r"\D", "", phone.removeprefix("+977"))
    if len(digits) >= MIN_DIGITS:
        yield r"[ ().-]*".join(f"[{digit}{_DEVANAGARI[digit]}]" for digit in digits)


def _escaped(text: str) -> str:
    return re.sub(r"([^\w\s])", r"\\\1", text)
