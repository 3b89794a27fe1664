"""Signed addresses: a seller's of one enquiry, a guest's of an enquiry, a quote
or a case."""

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from uuid import UUID

from fastapi import Response
from sqlmodel import Session

from engagement.accounts.limits.service import email_digest as email_digest
from engagement.enquiries.models import Enquiry
from engagement.error_texts import LINK_CLAIMED, LINK_UNKNOWN
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.http.errors import AppError, NotFound

LIFETIME, GUESTS_LIFETIME = timedelta(hours=72), timedelta(days=30)
PAGE, GUESTS_PAGE, QUOTES_PAGE = "/lead", "/lead/guest", "/quotes"
CASES_PAGE = "/cases/guest"
# An id, a moment in seconds, and half of a SHA-256: short enough for an SMS.
ID, MOMENT, SIGNATURE = 16, 4, 16


class LinkUnknown(NotFound):
    code, message = "link_unknown", LINK_UNKNOWN


class Gone(AppError):
    status = 410


class LinkClaimed(Gone):
    code, message = "link_claimed", LINK_CLAIMED


@dataclass(frozen=True)
class Link:
    """What an address claims; `subject_id` is that of an enquiry, quote or case."""

    subject_id: UUID
    expires_at: datetime
    signature: bytes


def hide_address(response: Response) -> None:
    """Everybody with the address may act: no search engine, no other site gets it."""
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["X-Robots-Tag"] = "noindex, nofollow"


def page(secret: str, enquiry_id: UUID, owner_id: UUID, sent_at: datetime) -> str:
    """The path of the page; for this owner's eyes, until `LIVES` has passed."""
    whose = f"lead-link\n{enquiry_id}\n{owner_id}"
    return f"{PAGE}/{_token(secret, enquiry_id, whose, sent_at + LIFETIME)}"


def guest_page(session: Session, enquiry: Enquiry) -> str:
    """The path of the page, signed for who reads the mails of its address."""
    secret = EngagementSettings.of(session).lead_secret
    return guests_page(secret, enquiry.id, email_digest(session, enquiry.email), now())


def guests_page(
    secret: str, enquiry_id: UUID, email_digest: str, sent_at: datetime
) -> str:
    """For the reader of this address's emails: that proves it for one enquiry."""
    whose = f"guest-link\n{enquiry_id}\n{email_digest}"
    token = _token(secret, enquiry_id, whose, sent_at + GUESTS_LIFETIME)
    return f"{GUESTS_PAGE}/{token}"


def guest_quote_page(session: Session, root_id: UUID, email: str, at: datetime) -> str:
    """The path of a quote's page in all its versions, valid from this moment."""
    secret = EngagementSettings.of(session).lead_secret
    whose = f"guest-quote\n{root_id}\n{email_digest(session, email)}"
    return f"{QUOTES_PAGE}/{_token(secret, root_id, whose, at + LIFETIME)}"


def case_page(session: Session, case_id: UUID, email: str, at: datetime) -> str:
    """The path of a guest's case, valid from this moment."""
    secret = EngagementSettings.of(session).lead_secret
    whose = f"guest-case\n{case_id}\n{email_digest(session, email)}"
    return f"{CASES_PAGE}/{_token(secret, case_id, whose, at + GUESTS_LIFETIME)}"


def read(token: str) -> Link | None:
    """None for what is no token at all; `is_ours` checks its signature."""
    try:
        raw = urlsafe_b64decode(token.encode("ascii"))
    except ValueError:
        return None
    # One spelling each: no second address for the same thing.
    if len(raw) != ID + MOMENT + SIGNATURE or urlsafe_b64encode(raw).decode() != token:
        return None
    expires = int.from_bytes(raw[ID : ID + MOMENT], "big")
    moment = datetime.fromtimestamp(expires, UTC)
    return Link(UUID(bytes=raw[:ID]), moment, raw[ID + MOMENT :])


def is_ours(secret: str, link: Link, owner_id: UUID) -> bool:
    """Also whether the company still is whose it was."""
    return _is_right(secret, link, f"lead-link\n{link.subject_id}\n{owner_id}")


def is_guests(secret: str, link: Link, email_digest: str) -> bool:
    return _is_right(secret, link, f"guest-link\n{link.subject_id}\n{email_digest}")


def is_guests_quote(session: Session, link: Link, email: str) -> bool:
    secret = EngagementSettings.of(session).lead_secret
    whose = f"guest-quote\n{link.subject_id}\n{email_digest(session, email)}"
    return _is_right(secret, link, whose)


def is_guests_case(session: Session, link: Link, email: str) -> bool:
    secret = EngagementSettings.of(session).lead_secret
    whose = f"guest-case\n{link.subject_id}\n{email_digest(session, email)}"
    return _is_right(secret, link, whose)


def _token(secret: str, subject_id: UUID, whose: str, until: datetime) -> str:
    expires = int(until.timestamp())
    signature = _sign(secret, whose, expires)
    token = subject_id.bytes + expires.to_bytes(MOMENT, "big") + signature
    return urlsafe_b64encode(token).decode()


def _is_right(secret: str, link: Link, whose: str) -> bool:
    right = _sign(secret, whose, int(link.expires_at.timestamp()))
    return hmac.compare_digest(right, link.signature)


def _sign(secret: str, whose: str, expires: int) -> bytes:
    text = f"{whose}\n{expires}"
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()[:SIGNATURE]
