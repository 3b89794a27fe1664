"""How two services recognise one address without telling it (decision record 7)."""

import hashlib
import hmac
from typing import Literal


def mark(pepper: str, kind: Literal["email", "phone", "network"], value: str) -> str:
    """HMAC-SHA256 in hex of a normalised address or E.164 number.

    Without the pepper nobody can try all numbers; whoever has it can, in seconds.
    """
    text = f"{kind}:{value}".encode()
    return hmac.new(pepper.encode(), text, hashlib.sha256).hexdigest()
