"""How two services recognise one address that they do not share (ADR 7)."""

import hashlib
import hmac
from typing import Literal


def contact_digest(
    pepper: str, kind: Literal["email", "phone", "network"], value: str
) -> str:
    """HMAC-SHA256 in hex of a normalised address or E.164 number.

    Without the pepper nobody can try all numbers; with it, that takes seconds.
    """
    text = f"{kind}:{value}".encode()
    return hmac.new(pepper.encode(), text, hashlib.sha256).hexdigest()


mark = contact_digest  # a migration that has shipped imports this name
