"""Auth's side of a token: a key, its published half, and forgeries of it."""

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any
from uuid import uuid4

import jwt
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

KEY = ec.generate_private_key(ec.SECP256R1())
STRANGER = ec.generate_private_key(ec.SECP256R1())
KID = "key-1"


def claims(**changed: Any) -> dict[str, Any]:
    now = int(time.time())
    whole = {
        "sub": str(uuid4()),
        "sid": str(uuid4()),
        "roles": ["seller"],
        "iss": "haat",
        "aud": "haat-api",
        "iat": now,
        "exp": now + 900,
    }
    changed_claims = {**whole, **changed}
    return {name: value for name, value in changed_claims.items() if value is not None}


def token(key: Any = KEY, kid: str = KID, **changed: Any) -> str:
    return jwt.encode(claims(**changed), key, algorithm="ES256", headers={"kid": kid})


def unsigned() -> str:
    return f"{_part({'alg': 'none', 'kid': KID})}.{_part(claims())}."


def signed_with_the_public_key() -> str:
    """HS256 with the published key as its secret: key confusion."""
    import hashlib
    import hmac

    public = KEY.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    body = f"{_part({'alg': 'HS256', 'kid': KID})}.{_part(claims())}"
    digest = hmac.new(public, body.encode(), hashlib.sha256).digest()
    return f"{body}.{_encoded(digest)}"


def nested(depth: int) -> str:
    return f"{_encoded(b'[' * depth)}.{_part(claims())}.{_encoded(b'x' * 64)}"


def published() -> dict[str, Any]:
    jwk = jwt.algorithms.ECAlgorithm.to_jwk(KEY.public_key(), as_dict=True)
    return {"keys": [{**jwk, "kid": KID, "alg": "ES256", "use": "sig"}]}


class Publisher:
    """The response of the key server, which a test may change, and its calls."""

    def __init__(self) -> None:
        self.status, self.body, self.calls = 200, json.dumps(published()).encode(), 0
        self.may_answer = threading.Event()
        self.may_answer.set()


@contextmanager
def publishing() -> Iterator[tuple[Publisher, str]]:
    publisher = Publisher()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            publisher.calls += 1
            publisher.may_answer.wait(10)
            self.send_response(publisher.status)
            self.send_header("Content-Length", str(len(publisher.body)))
            self.end_headers()
            self.wfile.write(publisher.body)

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield publisher, f"http://127.0.0.1:{server.server_port}/jwks"
        server.shutdown()


def _part(value: object) -> str:
    return _encoded(json.dumps(value).encode())


def _encoded(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()
