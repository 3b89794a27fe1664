"""The callers of the matrix: accounts, and tokens that are no longer valid."""

import os
import time
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import jwt
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.contract.people import (
    Person,
    onboarded,
    registered,
    sign_in,
    step_forms,
    verified,
)
from tests.contract.reach import refused_everywhere_after_s

KEYS = Path(os.environ.get("HAAT_HOME", ".local")) / "keys"
ENDED = ("expired", "revoked", "forged")


@dataclass(frozen=True)
class Caller:
    """A caller, and the values of `may` that apply."""

    name: str
    token: str
    is_: frozenset[str]


def _made(name: str, person: Person, *more: str) -> Caller:
    return Caller(name, person.token, frozenset({"user", *more}))


def people(api: httpx.Client, leaf: str) -> dict[str, Person]:
    """Registered together, so that their mails are on the way at once."""
    new = {name: registered(api) for name in ("buyer A", "buyer B", "beginner")}
    new |= {name: registered(api, "seller") for name in ("seller A", "seller B")}
    known = {name: verified(person) for name, person in new.items()}
    for name in ("seller A", "seller B"):
        known[name] = onboarded(known[name], leaf)
    known["beginner"].did(
        "POST", "/api/sellerprofile", step_forms(leaf, f"Soon {token_hex(4)}")[0]
    )
    for name in ("unverified", "bystander A", "bystander B"):
        known[name] = registered(api)
    known["admin"] = sign_in(api, "admin@example.com")
    return known


def living(known: dict[str, Person]) -> list[Caller]:
    sides = ("A", "B")
    return [
        Caller("anonymous", "", frozenset()),
        *(_made(f"buyer {s}", known[f"buyer {s}"], "verified") for s in sides),
        *(
            _made(f"seller {s}", known[f"seller {s}"], "seller", "verified")
            for s in sides
        ),
        _made("unverified", known["unverified"]),
        _made("seller at step 40", known["beginner"], "verified"),
        _made("admin", known["admin"], "admin", "verified"),
    ]


def ended(person: Person) -> list[Caller]:
    """Invalid variants of this person's token."""
    return [
        Caller("expired", expired(person.token), frozenset()),
        Caller("revoked", revoked(person), frozenset()),
        Caller("forged", forged(person.token), frozenset()),
    ]


def _claims(token: str) -> dict[str, Any]:
    claims: dict[str, Any] = jwt.decode(token, options={"verify_signature": False})
    return claims


def expired(token: str) -> str:
    """As auth would have signed it an hour ago."""
    kid = jwt.get_unverified_header(token)["kid"]
    pem = (KEYS / f"{kid}.pem").read_bytes()
    key = serialization.load_pem_private_key(pem, password=None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    times = {"iat": time.time() - 3600, "exp": int(time.time()) - 5}
    return jwt.encode({**_claims(token), **times}, key, "ES256", {"kid": kid})


def forged(token: str) -> str:
    kid = jwt.get_unverified_header(token)["kid"]
    stranger = ec.generate_private_key(ec.SECP256R1())
    return jwt.encode(_claims(token), stranger, "ES256", {"kid": kid})


def revoked(person: Person) -> str:
    """A token of a signed-out session, known to every service."""
    going = sign_in(person.api, person.email)
    going.call("POST", "/api/logout")

    refused_everywhere_after_s(person.api, going.token)
    return going.token
