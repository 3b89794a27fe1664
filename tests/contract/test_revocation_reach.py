"""Promise 15: every way to end a session takes effect quickly in every service."""

from collections.abc import Callable

import httpx
import pytest

from tests.contract.people import PASSWORD, Person, registered, sign_in
from tests.contract.reach import WITHIN_S, codes, refused_everywhere_after_s

TIMES = 20
WITHIN_P95_S = 1.0
REASON = {"reason": "A test of the contract."}


@pytest.fixture(scope="module")
def admin(gateway: httpx.Client) -> Person:
    return sign_in(gateway, "admin@example.com")


def _measured(name: str, end_one: Callable[[int], float]) -> None:
    took = sorted(end_one(number) for number in range(TIMES))
    p95 = took[int(TIMES * 0.95) - 1]
    print(f"promise 15: {name} x {TIMES}: p95 {p95:.2f} s, slowest {took[-1]:.2f} s")
    assert p95 <= WITHIN_P95_S
    assert took[-1] <= WITHIN_S


def test_a_signed_out_token_is_refused_by_every_service(gateway: httpx.Client) -> None:
    email = registered(gateway).email

    def sign_out(_: int) -> float:
        going = sign_in(gateway, email)
        assert 401 not in codes(gateway, going.token).values()
        assert going.call("POST", "/api/logout").status_code == 200
        return refused_everywhere_after_s(gateway, going.token)

    _measured("sign-out", sign_out)


def test_a_changed_password_ends_the_other_sessions_in_every_service(
    gateway: httpx.Client,
) -> None:
    email = registered(gateway).email
    words = [PASSWORD, *(f"{PASSWORD}-{number}" for number in range(TIMES))]

    def change(number: int) -> float:
        old, new = words[number], words[number + 1]
        here, elsewhere = (sign_in(gateway, email, old) for _ in range(2))
        assert 401 not in codes(gateway, elsewhere.token).values()
        form = {"current_password": old, "password": new, "password_confirmation": new}
        data = here.did("POST", "/api/user/password", form)
        took = refused_everywhere_after_s(gateway, elsewhere.token)
        assert 401 not in codes(gateway, data["access_token"]).values()
        return took

    _measured("password change", change)


def test_a_suspended_users_token_is_refused_by_every_service(
    gateway: httpx.Client, admin: Person
) -> None:
    person = registered(gateway)
    path = f"/api/admin/users/{person.user_id}"

    def suspend(_: int) -> float:
        going = sign_in(gateway, person.email)
        assert 401 not in codes(gateway, going.token).values()
        admin.did("POST", f"{path}/suspend", REASON)
        took = refused_everywhere_after_s(gateway, going.token)
        admin.did("POST", f"{path}/restore", REASON)
        return took

    _measured("suspension", suspend)
