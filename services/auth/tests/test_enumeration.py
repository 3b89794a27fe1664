"""Promise 18: neither text nor headers nor timing reveal who has an account."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.accounts.models import Account
from auth.settings import AuthSettings
from servicekit.clock import now
from servicekit.db import Database

from .forms import PASSWORD, bearer, login, registered, registration

pytestmark = pytest.mark.slow

PAIRS = 80
Request = Callable[[TestClient, str], httpx.Response]


def auc(known_s: Sequence[float], unknown_s: Sequence[float]) -> float:
    """How often a random known address takes longer than a random unknown one."""
    wins = sum((k > u) + 0.5 * (k == u) for k in known_s for u in unknown_s)
    return wins / (len(known_s) * len(unknown_s))


def forgot(client: TestClient, email: str) -> httpx.Response:
    """Each from another network, to avoid the limit per network."""
    headers = {"X-Forwarded-For": f"198.18.{int(email[5:9])}.7"}
    return client.post("/api/password/email", json={"email": email}, headers=headers)


def guess(client: TestClient, email: str) -> httpx.Response:
    return client.post("/api/login", json=login(email=email, password="a guess"))


def register(client: TestClient, email: str) -> httpx.Response:
    return client.post("/api/register", json=registration(email=email))


def register_then_login(client: TestClient, email: str) -> httpx.Response:
    registered(client, email=email)
    return client.post("/api/login", json=login(email=email))


def accounts(client: TestClient, session: Session) -> None:
    passwords = client.app.state.passwords  # type: ignore[attr-defined]
    password_hash = passwords.hash("nobody will guess this")
    for number in range(PAIRS):
        session.add(
            Account(
                email=f"known{number:04}@example.com",
                password_hash=password_hash,
                fname="K",
                lname="N",
                account_type="buyer",
                roles=["buyer"],
                email_verified_at=now(),
            )
        )


def shape(value: Any) -> Any:
    """Names and types."""
    if isinstance(value, dict):
        return {name: shape(inner) for name, inner in value.items()}
    return [shape(inner) for inner in value] if isinstance(value, list) else type(value)


def looks(answer: httpx.Response) -> tuple[int, Any, list[tuple[str, str]]]:
    """Status, shape of the body, headers; random values by their length."""
    headers = [
        (name, value if name in ("content-type", "cache-control") else str(len(value)))
        for name, value in answer.headers.multi_items()
        if name != "x-request-id"
    ]
    return answer.status_code, shape(answer.json()), sorted(headers)


@pytest.mark.parametrize(
    ("send", "status"),
    [(forgot, 200), (guess, 422), (register, 201), (register_then_login, 200)],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_no_response_reveals_which_addresses_have_accounts(
    client: TestClient, database: Database, send: Request, status: int
) -> None:
    with database.session() as session:
        accounts(client, session)
    send(client, "warm00200@example.com")
    took: dict[str, list[float]] = {"known": [], "other": []}
    seen: dict[str, list[Any]] = {"known": [], "other": []}
    for number in range(PAIRS):
        # Interleaved, and the first one alternates, so that drift has no effect.
        for kind in sorted(took, reverse=bool(number % 2)):
            client.cookies.clear()
            began = time.perf_counter()
            answer = send(client, f"{kind}{number:04}@example.com")
            took[kind].append(time.perf_counter() - began)
            seen[kind].append(looks(answer))
    found = auc(took["known"], took["other"])
    print(f"promise 18: {send.__name__}: AUC {found:.2f} over {PAIRS} pairs")
    assert all(look == seen["other"][0] for look in seen["known"] + seen["other"])
    assert seen["known"][0][0] == status
    assert 0.35 <= found <= 0.65


def test_a_new_user_sees_the_same_for_free_and_taken_addresses(
    client: TestClient, database: Database
) -> None:
    """Account, activity, export, resent email, deletion."""
    with database.session() as session:
        accounts(client, session)
    seen = []
    for email in ("known0000@example.com", "other0000@example.com"):
        headers = bearer(registered(client, email=email))
        paths = ("/api/user", "/api/user/activity", "/api/user/export", "/api/sessions")
        answers = [client.get(path, headers=headers) for path in paths]
        answers.append(client.post("/api/email/resend", headers=headers))
        form = {"email": f"x{email}", "password": PASSWORD}
        answers.append(client.post("/api/user/email", json=form, headers=headers))
        gone = {"password": PASSWORD}
        answers.append(
            client.request("DELETE", "/api/user", json=gone, headers=headers)
        )
        seen.append([looks(answer)[:2] for answer in answers])
    assert seen[0] == seen[1]
    assert [status for status, _ in seen[0]] == [200] * 4 + [429] + [202] * 2


def test_production_refuses_cheap_password_hashes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HAAT_ENVIRONMENT", "production")
    monkeypatch.setenv("AUTH_LINK_SECRET", "x" * 40)
    monkeypatch.setenv("HAAT_CLAIM_PEPPER", "x" * 40)
    monkeypatch.setenv("AUTH_PASSWORD_MEMORY_KIB", "19455")
    with pytest.raises(ValueError, match="AUTH_PASSWORD_MEMORY_KIB"):
        AuthSettings()
    monkeypatch.delenv("AUTH_PASSWORD_MEMORY_KIB")
    assert AuthSettings().password_memory_kib == 19_456
