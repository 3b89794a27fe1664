"""The signed address at which a seller reads and answers one enquiry."""

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from uuid import UUID

LIVES = timedelta(hours=72)
PAGE = "/lead"
# An id, a moment in seconds, and half of a SHA-256: short enough for an SMS.
ID, MOMENT, MARK = 16, 4, 16


@dataclass(frozen=True)
class Link:
    """What an address claims."""

    enquiry_id: UUID
    expires_at: datetime
    mark: bytes


def page(secret: str, enquiry_id: UUID, owner_id: UUID, sent_at: datetime) -> str:
    """The path of the page; for this owner's eyes, until `LIVES` has passed."""
    expires = int((sent_at + LIVES).timestamp())
    mark = _mark(secret, enquiry_id, owner_id, expires)
    token = enquiry_id.bytes + expires.to_bytes(MOMENT, "big") + mark
    return f"{PAGE}/{urlsafe_b64encode(token).decode()}"


def read(token: str) -> Link | None:
    """None for what is no token at all; whether it is ours says `is_ours`."""
    try:
        raw = urlsafe_b64decode(token.encode("ascii"))
    except ValueError:
        return None
    # One spelling each: no second address for the same thing.
    if len(raw) != ID + MOMENT + MARK or urlsafe_b64encode(raw).decode() != token:
        return None
    expires = int.from_bytes(raw[ID : ID + MOMENT], "big")
    moment = datetime.fromtimestamp(expires, UTC)
    return Link(UUID(bytes=raw[:ID]), moment, raw[ID + MOMENT :])


def is_ours(secret: str, link: Link, owner_id: UUID) -> bool:
    """Also whether the company still is whose it was."""
    expires = int(link.expires_at.timestamp())
    right = _mark(secret, link.enquiry_id, owner_id, expires)
    return hmac.compare_digest(right, link.mark)


def _mark(secret: str, enquiry_id: UUID, owner_id: UUID, expires: int) -> bytes:
    text = f"lead-link\n{enquiry_id}\n{owner_id}\n{expires}"
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()[:MARK]
