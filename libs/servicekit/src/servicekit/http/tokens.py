"""Verification of access tokens by the published keys."""

import hashlib
import threading
import time
from dataclasses import dataclass
from uuid import UUID

import jwt
import structlog

from servicekit.http.errors import Unauthenticated, Unavailable
from servicekit.settings import ServiceSettings

log = structlog.get_logger()

ALGORITHMS = ["ES256"]
REFETCH_AFTER_S = 300
MISS_PAUSE_S = 2
CACHED_FOR_S, MAX_CACHED = 30, 20_000
# What PyJWT and our reading of claims raise for garbage; a nesting bomb recurses.
BROKEN = (jwt.PyJWTError, ValueError, TypeError, AttributeError, RecursionError)


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
        self._fetched_at = self._tried_at = float("-inf")
        self._lock = threading.Lock()

    def is_fresh(self, kid: str) -> bool:
        """Whether `key` answers without a request to auth."""
        age_s = time.monotonic() - self._fetched_at
        return kid in self._keys and age_s <= REFETCH_AFTER_S

    def key(self, kid: str) -> jwt.PyJWK:
        """Raises Unauthenticated for an unknown key, Unavailable when auth is away."""
        if not self.is_fresh(kid):
            self._refetch(is_urgent=kid not in self._keys)
        if kid in self._keys:  # old keys stay good while auth is away
            return self._keys[kid]
        if self._fetched_at < self._tried_at:  # nobody can be verified (promise 17)
            raise Unavailable
        raise Unauthenticated

    def _refetch(self, is_urgent: bool) -> None:
        """One caller fetches; others wait for it only when they have no key."""
        if not self._lock.acquire(blocking=is_urgent):
            return
        try:
            if time.monotonic() - self._tried_at >= MISS_PAUSE_S:
                self._try_fetch()
        finally:
            self._lock.release()

    def _try_fetch(self) -> None:
        try:
            keys = _fetch(self._url)
        except (jwt.PyJWTError, OSError, ValueError) as error:
            log.warning("jwks_unavailable", error=type(error).__name__)
            self._tried_at = time.monotonic()
            return
        self._keys = keys
        self._fetched_at = self._tried_at = time.monotonic()


def _fetch(url: str) -> dict[str, jwt.PyJWK]:
    """By PyJWT's client, loaded anyway: httpx alone is a twentieth of a cold start."""
    published = jwt.PyJWKClient(url, cache_jwk_set=False, timeout=2)
    return {key.key_id: key for key in published.get_jwk_set().keys if key.key_id}


class TokenVerifier:
    """Turns a bearer token into a Caller."""

    def __init__(self, settings: ServiceSettings, keys: KeyStore | None = None) -> None:
        self._keys = keys or KeyStore(settings.jwks_url)
        self._issuer, self._audience = settings.token_issuer, settings.token_audience
        self._callers: dict[bytes, tuple[Caller, float]] = {}

    def cached(self, token: str) -> Caller | None:
        """The caller of a token that was verified moments ago and is still valid."""
        caller, until = self._callers.get(_hash(token), (None, 0.0))
        return caller if until > time.time() else None

    def has_key_for(self, token: str) -> bool:
        """Whether `verify` needs no request to auth."""
        try:
            return self._keys.is_fresh(_kid(token))
        except BROKEN:
            return True

    def verify(self, token: str) -> Caller:
        """Raises Unauthenticated when anything about the token is wrong."""
        try:
            claims = jwt.decode(
                token,
                self._keys.key(_kid(token)),
                algorithms=ALGORITHMS,
                audience=self._audience,
                issuer=self._issuer,
                options={"require": ["exp", "iat", "sub", "sid", "aud", "iss"]},
            )
            return self._cache_caller(token, _caller(claims), float(claims["exp"]))
        except BROKEN as error:
            raise Unauthenticated from error

    def _cache_caller(self, token: str, caller: Caller, expires_at: float) -> Caller:
        if len(self._callers) >= MAX_CACHED:
            self._callers.clear()  # to verify them again is cheap; no queue is needed
        until = min(expires_at, time.time() + CACHED_FOR_S)
        self._callers[_hash(token)] = (caller, until)
        return caller


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode(errors="replace")).digest()


def _kid(token: str) -> str:
    return str(jwt.get_unverified_header(token).get("kid"))


def _caller(claims: dict[str, object]) -> Caller:
    roles = claims.get("roles")
    return Caller(
        user_id=UUID(str(claims["sub"])),
        session_id=UUID(str(claims["sid"])),
        roles=frozenset(map(str, roles)) if isinstance(roles, list) else frozenset(),
        is_email_verified=bool(claims.get("email_verified")),
        issued_at=float(str(claims["iat"])),
    )
