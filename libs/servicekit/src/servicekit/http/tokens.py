"""Verification of access tokens by the published keys."""

import threading
import time
from dataclasses import dataclass
from uuid import UUID

import httpx
import jwt
import structlog

from servicekit.http.errors import Unauthenticated, Unavailable
from servicekit.settings import ServiceSettings

log = structlog.get_logger()

ALGORITHMS = ["ES256"]
REFETCH_AFTER_S = 300
MISS_PAUSE_S = 2


@dataclass(frozen=True)
class Caller:
    """Who is calling, as the token says."""

    user_id: UUID
    session_id: UUID
    roles: frozenset[str]
    is_email_verified: bool
    issued_at: float

    def has(self, role: str) -> bool:
        return role in self.roles


class KeyStore:
    """Public keys by `kid`, fetched once and again when an unknown `kid` appears."""

    def __init__(self, jwks_url: str) -> None:
        self._url = jwks_url
        self._keys: dict[str, jwt.PyJWK] = {}
        self._fetched_at = 0.0
        self._lock = threading.Lock()

    def key(self, kid: str) -> jwt.PyJWK:
        """Raises Unauthenticated for an unknown key, Unavailable without any keys."""
        if (
            kid not in self._keys
            or time.monotonic() - self._fetched_at > REFETCH_AFTER_S
        ):
            self._refetch(kid)
        if kid not in self._keys:
            raise Unauthenticated
        return self._keys[kid]

    def _refetch(self, kid: str) -> None:
        with self._lock:
            pause = MISS_PAUSE_S if self._keys else 0
            if time.monotonic() - self._fetched_at < pause:
                return
            try:
                self._keys = _fetch(self._url)
            except httpx.HTTPError as error:
                log.warning("jwks_unavailable", error=type(error).__name__)
                # Old keys stay good; without any, nobody can be judged (promise 17).
                if kid not in self._keys:
                    raise Unavailable from error
            self._fetched_at = time.monotonic()


def _fetch(url: str) -> dict[str, jwt.PyJWK]:
    response = httpx.get(url, timeout=2)
    response.raise_for_status()
    return {
        key.key_id: key
        for key in jwt.PyJWKSet.from_dict(response.json()).keys
        if key.key_id
    }


class TokenVerifier:
    """Turns a bearer token into a Caller."""

    def __init__(self, settings: ServiceSettings, keys: KeyStore | None = None) -> None:
        self._keys = keys or KeyStore(settings.jwks_url)
        self._issuer, self._audience = settings.token_issuer, settings.token_audience

    def verify(self, token: str) -> Caller:
        """Raises Unauthenticated when anything about the token is wrong."""
        try:
            kid = jwt.get_unverified_header(token).get("kid")
            claims = jwt.decode(
                token,
                self._keys.key(str(kid)),
                algorithms=ALGORITHMS,
                audience=self._audience,
                issuer=self._issuer,
                options={"require": ["exp", "iat", "sub", "sid", "aud", "iss"]},
            )
            return _caller(claims)
        except (jwt.PyJWTError, ValueError, TypeError, AttributeError) as error:
            raise Unauthenticated from error


def _caller(claims: dict[str, object]) -> Caller:
    roles = claims.get("roles")
    return Caller(
        user_id=UUID(str(claims["sub"])),
        session_id=UUID(str(claims["sid"])),
        roles=frozenset(map(str, roles)) if isinstance(roles, list) else frozenset(),
        is_email_verified=bool(claims.get("email_verified")),
        issued_at=float(str(claims["iat"])),
    )
