"""Access tokens signed by a key made for the run, as auth signs its own."""

import time
from uuid import UUID

import jwt
from cryptography.hazmat.primitives.asymmetric import ec

from servicekit.http.tokens import KeyStore, TokenVerifier
from servicekit.ids import new_id
from servicekit.settings import ServiceSettings

_KID = "test-key"
_PRIVATE = ec.generate_private_key(ec.SECP256R1())


class OneKey(KeyStore):
    """The key store of a verifier that knows the run's key only."""

    def __init__(self) -> None:
        super().__init__("")
        jwk = jwt.algorithms.ECAlgorithm.to_jwk(_PRIVATE.public_key(), as_dict=True)
        self._keys = {_KID: jwt.PyJWK({**jwk, "kid": _KID, "alg": "ES256"})}
        self._fetched_at = time.monotonic() + 1e9


def verifier(settings: ServiceSettings) -> TokenVerifier:
    return TokenVerifier(settings, OneKey())


def bearer(
    user_id: UUID,
    *roles: str,
    email_verified: bool = True,
    session_id: UUID | None = None,
) -> dict[str, str]:
    """The Authorization header of a signed-in user."""
    now = int(time.time())
    claims = {
        "sub": str(user_id),
        "sid": str(session_id or new_id()),
        "roles": list(roles),
        "email_verified": email_verified,
        "iss": "haat",
        "aud": "haat-api",
        "iat": now,
        "exp": now + 3_600,  # a whole suite
    }
    token = jwt.encode(claims, _PRIVATE, algorithm="ES256", headers={"kid": _KID})
    return {"Authorization": f"Bearer {token}"}
