"""A real OpenID provider on a port of its own; it can be configured to misbehave."""

import base64
import hashlib
import secrets
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import jwt
import uvicorn
from cryptography.hazmat.primitives.asymmetric import rsa
from fastapi import FastAPI, Form
from fastapi.responses import JSONResponse

CLIENT_ID, CLIENT_SECRET = "haat-test", "provider-secret"


class OpenIdProvider:
    """`person` is who consents; `wrong` replaces claims; `signs_with` the key."""

    def __init__(self, issuer: str) -> None:
        self.issuer = issuer
        self.key = self.signs_with = rsa.generate_private_key(65537, 2048)
        self.person: dict[str, Any] = {
            "sub": "1077",
            "email": "Sita@Example.com",
            "email_verified": True,
            "given_name": "Sita",
            "family_name": "Gurung",
        }
        self.wrong: dict[str, Any] = {}
        self.is_down = False
        self._kid = secrets.token_hex(4)
        self._pending: dict[str, tuple[dict[str, str], dict[str, Any]]] = {}

    def consent(self, url: str, claims: dict[str, Any] | None = None) -> dict[str, str]:
        """What the person's click on "Allow" sends back: code and state.

        `claims` hold for this code alone, before `person` and everything else.
        """
        query = dict(parse_qsl(urlsplit(url).query))
        assert query["client_id"] == CLIENT_ID
        assert query["code_challenge_method"] == "S256"
        code = secrets.token_urlsafe(16)
        self._pending[code] = (query, claims or {})
        return {"code": code, "state": query["state"]}

    def take(self, form: dict[str, str]) -> dict[str, Any] | None:
        """RFC 6749 and 7636: each code works once, for its client and verifier."""
        query, claims = self._pending.pop(form["code"], (None, {}))
        digest = hashlib.sha256(form["code_verifier"].encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
        is_right = (
            query is not None
            and query["code_challenge"] == challenge
            and query["redirect_uri"] == form["redirect_uri"]
            and form["client_secret"] == CLIENT_SECRET
        )
        return self._claims(query) | claims if query and is_right else None

    def id_token(self, claims: dict[str, Any]) -> str:
        return jwt.encode(claims, self.signs_with, "RS256", headers={"kid": self._kid})

    def jwk(self) -> dict[str, Any]:
        public = self.key.public_key()
        jwk = jwt.algorithms.RSAAlgorithm.to_jwk(public, as_dict=True)
        return {**jwk, "kid": self._kid, "alg": "RS256", "use": "sig"}

    def _claims(self, query: dict[str, str]) -> dict[str, Any]:
        at = int(time.time())
        known = {"iss": self.issuer, "aud": CLIENT_ID, "nonce": query["nonce"]}
        return {**self.person, **known, "iat": at, "exp": at + 300, **self.wrong}


def application(provider: OpenIdProvider) -> FastAPI:
    app = FastAPI()

    @app.get("/.well-known/openid-configuration")
    def discovery() -> dict[str, str]:
        paths = {"authorization_endpoint": "auth", "token_endpoint": "token"}
        found = {name: f"{provider.issuer}/{path}" for name, path in paths.items()}
        return {
            "issuer": provider.issuer,
            "jwks_uri": f"{provider.issuer}/jwks",
            **found,
        }

    @app.get("/jwks")
    def jwks() -> dict[str, Any]:
        return {"keys": [provider.jwk()]}

    @app.post("/token")
    def token(
        code: str = Form(),
        code_verifier: str = Form(),
        redirect_uri: str = Form(),
        client_secret: str = Form(),
    ) -> JSONResponse:
        form = {"code": code, "code_verifier": code_verifier}
        form |= {"redirect_uri": redirect_uri, "client_secret": client_secret}
        if provider.is_down:
            return JSONResponse({}, 500)
        claims = provider.take(form)
        if claims is None:
            return JSONResponse({"error": "invalid_grant"}, 400)
        return JSONResponse({"id_token": provider.id_token(claims)})

    return app


@contextmanager
def running() -> Iterator[OpenIdProvider]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        provider = OpenIdProvider(f"http://127.0.0.1:{port}")
        config = uvicorn.Config(application(provider), log_level="error")
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            while not server.started:
                time.sleep(0.01)
            yield provider
        finally:
            server.should_exit = True
            thread.join()
