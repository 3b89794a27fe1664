"""The signature of a link: of one document, for one person, until one moment."""

import hashlib
import hmac
from uuid import UUID


def sign(secret: str, file_id: UUID, user_id: UUID, expires: int) -> str:
    text = f"drive-document\n{file_id}\n{user_id}\n{expires}"
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()


def is_ours(
    secret: str, file_id: UUID, user_id: UUID, expires: int, signature: str
) -> bool:
    right = sign(secret, file_id, user_id, expires)
    return hmac.compare_digest(right.encode(), signature.encode())
