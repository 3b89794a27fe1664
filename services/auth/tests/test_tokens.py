import time
from pathlib import Path
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from fastapi.testclient import TestClient

from auth.sessions.signing_keys import NoSigningKey, SigningKeys
from servicekit.ids import new_id

from .forms import bearer, registered


def signing(client: TestClient) -> Any:
    return client.app.state.tokens.keys.signing()  # type: ignore[attr-defined]


def claims(user: dict[str, Any], **changes: Any) -> dict[str, Any]:
    at = int(time.time())
    known = {"sub": user["id"], "sid": str(new_id()), "iss": "haat", "aud": "haat-api"}
    return {**known, "iat": at, "exp": at + 60, "roles": ["admin"], **changes}


def status_of(client: TestClient, token: str) -> int:
    return client.get("/api/user", headers=bearer({"access_token": token})).status_code


@pytest.mark.parametrize(
    "wrong", [{"exp": 1}, {"iss": "other"}, {"aud": "other"}, {"sub": "no-uuid"}]
)
def test_wrong_claims_are_401(client: TestClient, wrong: dict[str, Any]) -> None:
    user, key = registered(client)["user"], signing(client)
    headers = {"kid": key.kid}
    right = jwt.encode(claims(user), key.private, "ES256", headers)
    token = jwt.encode(claims(user, **wrong), key.private, "ES256", headers)
    assert status_of(client, right) == 200
    status = status_of(client, token)
    print(f"promise 14: a token with {wrong}: {status}")
    assert status == 401


def test_forged_tokens_are_401(client: TestClient) -> None:
    user, key = registered(client)["user"], signing(client)
    stranger = ec.generate_private_key(ec.SECP256R1())
    headers = {"kid": key.kid}
    secret = "x" * 64
    forged = (
        jwt.encode(claims(user), stranger, "ES256", headers),
        jwt.encode(claims(user), None, "none", headers),
        jwt.encode(claims(user), secret, "HS256", headers),
        jwt.encode(claims(user), key.private, "ES256", {"kid": "../../etc/passwd"}),
    )
    statuses = [status_of(client, token) for token in forged]
    print(f"promise 14: {len(forged)} forged tokens: {statuses}")
    assert statuses == [401] * len(forged)


def test_jwks_publishes_no_private_keys(client: TestClient) -> None:
    (key,) = client.get("/api/.well-known/jwks.json").json()["keys"]
    assert key["kid"] == signing(client).kid
    assert {"kty", "crv", "x", "y", "alg"} <= key.keys()
    assert "d" not in key


def test_production_does_not_generate_a_signing_key(tmp_path: Path) -> None:
    with pytest.raises(NoSigningKey):
        SigningKeys(tmp_path, may_create=False).signing()
