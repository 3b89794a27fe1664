"""Promise 18: neither words nor time tell who has an account."""

import time
from collections.abc import Callable, Sequence

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.accounts.models import Account
from auth.accounts.passwords import hashed
from servicekit.db import Database

PAIRS = 100
Ask = Callable[[TestClient, str, int], int]


def auc(known_s: Sequence[float], unknown_s: Sequence[float]) -> float:
    """How often a random known address takes longer than a random unknown one."""
    wins = sum((k > u) + 0.5 * (k == u) for k in known_s for u in unknown_s)
    return wins / (len(known_s) * len(unknown_s))


def forgot(client: TestClient, email: str, number: int) -> int:
    headers = {"X-Forwarded-For": f"198.51.100.{number}"}
    form = {"email": email}
    return client.post("/api/password/email", json=form, headers=headers).status_code


def guess(client: TestClient, email: str, number: int) -> int:
    headers = {"X-Forwarded-For": f"198.51.100.{number}"}
    form = {"email": email, "password": "a guess", "terms": True}
    return client.post("/api/login", json=form, headers=headers).status_code


def accounts(session: Session) -> None:
    password_hash = hashed("nobody will guess this")
    for number in range(PAIRS):
        session.add(
            Account(
                email=f"known{number:04}@example.com",
                password_hash=password_hash,
                fname="K",
                lname="N",
                account_type="buyer",
                roles=["buyer"],
            )
        )


@pytest.mark.parametrize(("ask", "status"), [(forgot, 200), (guess, 422)])
def test_time_does_not_tell_who_has_an_account(
    client: TestClient, database: Database, ask: Ask, status: int
) -> None:
    with database.session() as session:
        accounts(session)
    ask(client, "warm@example.com", 200)
    took: dict[str, list[float]] = {"known": [], "other": []}
    for number in range(PAIRS):
        # Interleaved, and who comes first alternates: drift says nothing.
        for kind in sorted(took, reverse=bool(number % 2)):
            began = time.perf_counter()
            assert ask(client, f"{kind}{number:04}@example.com", number) == status
            took[kind].append(time.perf_counter() - began)
    found = auc(took["known"], took["other"])
    print(f"{ask.__name__}: AUC {found:.2f} over {PAIRS} pairs")
    assert 0.35 <= found <= 0.65
