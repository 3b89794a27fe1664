"""Access tokens: made here, verified by every service."""

import time
from typing import Annotated
from uuid import UUID

import jwt
from fastapi import Depends, Request

from auth.accounts.models import Account
from auth.sessions.signing_keys import SigningKeys
from auth.settings import AuthSettings
from servicekit.http.errors import Unauthenticated
from servicekit.http.tokens import ALGORITHMS


class TokenMaker:
    """Signs the claims `servicekit.http.tokens.Caller` reads."""

    def __init__(self, settings: AuthSettings, keys: SigningKeys) -> None:
        self.settings, self.keys = settings, keys

    def access_token(self, account: Account, session_id: UUID) -> str:
        # With fractions: who signs in again in the second all sessions ended stays in.
        key, issued_at = self.keys.signing(), time.time()
        claims = {
            "sub": str(account.id),
            "sid": str(session_id),
            "roles": account.roles,
            "email_verified": account.email_verified_at is not None,
            "iss": self.settings.token_issuer,
            "aud": self.settings.token_audience,
            "iat": issued_at,
            "exp": int(issued_at) + self.settings.access_token_s,
        }
        return jwt.encode(claims, key.private, "ES256", headers={"kid": key.kid})

    def session_of(self, token: str) -> UUID | None:
        """The session a token of ours names, even an expired one; None for others'."""
        try:
            kid = str(jwt.get_unverified_header(token).get("kid"))
            claims = jwt.decode(
                token,
                jwt.PyJWK(self.keys.all()[kid].public),
                algorithms=ALGORITHMS,
                audience=self.settings.token_audience,
                issuer=self.settings.token_issuer,
                options={"verify_exp": False},
            )
            return UUID(str(claims["sid"]))
        except (jwt.PyJWTError, Unauthenticated, ValueError, LookupError):
            return None


async def _of(request: Request) -> TokenMaker:
    tokens: TokenMaker = request.app.state.tokens
    return tokens


Tokens = Annotated[TokenMaker, Depends(_of)]
