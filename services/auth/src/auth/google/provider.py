"""The OpenID provider: discovery, the exchange of a code, the verified token."""

import hmac
import time
from dataclasses import dataclass
from typing import Any

import httpx
import jwt
import structlog
from pydantic import BaseModel, TypeAdapter, ValidationError

from auth.error_texts import GOOGLE_REFUSED, GOOGLE_UNAVAILABLE
from auth.settings import AuthSettings
from contracts.names import OptionalPersonName
from servicekit.http.emails import Email
from servicekit.http.errors import Invalid, Unauthenticated, Unavailable
from servicekit.http.tokens import BROKEN, KeyStore

log = structlog.get_logger()

TIMEOUT_S = 5
ENDPOINTS_TTL_S = 3_600
CLOCK_SKEW_S = 30
ALGORITHMS = ["RS256", "ES256"]
_email: TypeAdapter[str] = TypeAdapter(Email)
_display_name: TypeAdapter[str] = TypeAdapter(OptionalPersonName)


class GoogleAway(Unavailable):
    code, message = "google_unavailable", GOOGLE_UNAVAILABLE


class GoogleRefused(Invalid):
    """422, never 401: nobody who is signed in loses that by a failed try (spec 8)."""

    code, message = "google_refused", GOOGLE_REFUSED

    def __init__(self, why: str) -> None:
        log.info("google_refused", why=why)
        super().__init__()


class Endpoints(BaseModel):
    """The discovery document, as far as it is needed."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str


@dataclass(frozen=True)
class Person:
    subject: str
    email: str
    fname: str
    lname: str


class Provider:
    """Raises GoogleAway when it does not answer, GoogleRefused for a wrong answer."""

    def __init__(self, settings: AuthSettings) -> None:
        self._settings = settings
        self._endpoints: Endpoints | None = None
        self._keys = KeyStore("")
        self._read_at = float("-inf")

    def endpoints(self) -> Endpoints:
        is_old = time.monotonic() - self._read_at > ENDPOINTS_TTL_S
        if self._endpoints is None or is_old:
            self._endpoints = self._discover()
            self._keys = KeyStore(self._endpoints.jwks_uri)
            self._read_at = time.monotonic()
        return self._endpoints

    def person(self, code: str, code_verifier: str, nonce: str) -> Person:
        """The person whose consent the code is."""
        claims = self._verified(self._exchange(code, code_verifier))
        if not hmac.compare_digest(str(claims.get("nonce", "")), nonce):
            raise GoogleRefused("nonce")
        if claims.get("email_verified") is not True:
            raise GoogleRefused("email_unverified")
        return _person(claims)

    def _discover(self) -> Endpoints:
        issuer = self._settings.google_issuer
        answer = _fetch("GET", f"{issuer}/.well-known/openid-configuration")
        try:
            endpoints = Endpoints.model_validate_json(answer.content)
        except ValidationError as error:
            raise GoogleAway from error
        if answer.status_code != httpx.codes.OK or endpoints.issuer != issuer:
            raise GoogleAway
        return endpoints

    def _exchange(self, code: str, code_verifier: str) -> str:
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "code_verifier": code_verifier,
            "client_id": self._settings.google_client_id,
            "client_secret": self._settings.google_client_secret,
            "redirect_uri": redirect_uri(self._settings),
        }
        answer = _fetch("POST", self.endpoints().token_endpoint, data=form)
        if answer.status_code >= httpx.codes.INTERNAL_SERVER_ERROR:
            raise GoogleAway
        try:
            return str(answer.json()["id_token"])
        except (ValueError, LookupError, TypeError) as error:
            raise GoogleRefused("code") from error

    def _verified(self, token: str) -> dict[str, Any]:
        endpoints = self.endpoints()
        try:
            kid = str(jwt.get_unverified_header(token).get("kid"))
            claims: dict[str, Any] = jwt.decode(
                token,
                self._keys.key(kid),
                algorithms=ALGORITHMS,
                audience=self._settings.google_client_id,
                issuer=endpoints.issuer,
                leeway=CLOCK_SKEW_S,
                options={
                    "require": ["exp", "iat", "sub", "aud", "iss"],
                    "strict_aud": True,
                },
            )
        except (*BROKEN, Unauthenticated) as error:
            raise GoogleRefused(type(error).__name__) from error
        return claims


def redirect_uri(settings: AuthSettings) -> str:
    """The page Google sends the browser to; it calls our callback."""
    return f"{settings.public_url}/authorize/google/callback"


def _fetch(method: str, url: str, **options: Any) -> httpx.Response:
    try:
        return httpx.request(method, url, timeout=TIMEOUT_S, **options)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        log.warning("google_unavailable", error=type(error).__name__)
        raise GoogleAway from error


def _person(claims: dict[str, Any]) -> Person:
    try:
        email = _email.validate_python(claims.get("email"))
    except ValidationError as error:
        raise GoogleRefused("email") from error
    fname = _name(claims, "given_name") or email.partition("@")[0][:60]
    return Person(str(claims["sub"]), email, fname, _name(claims, "family_name"))


def _name(claims: dict[str, Any], field: str) -> str:
    text = str(claims.get(field) or "").replace("\x00", "")
    name = " ".join(text.encode("utf-8", "ignore").decode().split())[:60]
    try:
        return _display_name.validate_python(name)
    except ValidationError:  # a name that nobody may have here
        return ""
