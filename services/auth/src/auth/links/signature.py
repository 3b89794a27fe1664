"""The signed address of the page that proves an email address."""

import hashlib
import hmac
from urllib.parse import urlencode
from uuid import UUID

PAGE = "/email/verify"


def address_hash(email: str) -> str:
    return hashlib.sha256(email.encode()).hexdigest()


def sign(secret: str, link_id: UUID, email_hash: str, expires: int) -> str:
    text = f"email-link\n{link_id}\n{email_hash}\n{expires}"
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()


def is_ours(
    secret: str, link_id: UUID, email_hash: str, expires: int, signature: str
) -> bool:
    right = sign(secret, link_id, email_hash, expires)
    return hmac.compare_digest(right.encode(), signature.encode())


def page(link_id: UUID, email_hash: str, expires: int, signature: str) -> str:
    query = {"id": link_id, "hash": email_hash, "expires": expires}
    return f"{PAGE}?{urlencode({**query, 'signature': signature})}"
