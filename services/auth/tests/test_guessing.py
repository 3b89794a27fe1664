"""Promise 19: guessing passwords is limited and does not lock the owner out."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient

from auth.activity.device import Device
from auth.sessions import attempts
from servicekit.db import Database

from .dispatches import link_in, mails, proven, request_reset
from .forms import login, registered

ATTACKER, OWNER = "203.0.113.9", "198.51.100.7"
OTHERS = {"password": "the-squatters-own-1"}
OTHERS["password_confirmation"] = OTHERS["password"]


def sign_in(
    client: TestClient,
    password: str = login()["password"],
    *,
    address: str,
    claimed: str = "",
    browser: str = "",
) -> httpx.Response:
    """As the gateway sends it: the real address is the last of the header."""
    forwarded = f"{claimed}, {address}" if claimed else address
    headers: dict[str, Any] = {
        "X-Forwarded-For": forwarded,
        "Cookie": f"haat_device={browser}".encode(),
    }
    form = login(password=password)
    return client.post("/api/login", json=form, headers=headers)


def evaluated(
    client: TestClient, tries: int, address_of: Callable[[int], dict[str, str]]
) -> int:
    """Guesses, 20 at a time; how many were compared with a password."""

    def guess(number: int) -> int:
        answer = sign_in(client, f"guess-{number}", **address_of(number))
        return answer.status_code

    with ThreadPoolExecutor(20) as pool:
        statuses = list(pool.map(guess, range(tries)))
    assert set(statuses) == {422, 429}
    return statuses.count(422)


def spoofed(number: int) -> dict[str, str]:
    return {"address": ATTACKER, "claimed": f"10.{number}.0.1"}


def distributed(number: int) -> dict[str, str]:
    return {"address": f"10.{number % 40}.0.1"}


def test_parallel_sign_ins_are_counted_and_reset_one_after_the_other(
    database: Database,
) -> None:
    tallies = attempts.of_browser("sita@example.com", "her-browser")

    def guess(_: int) -> None:
        with database.session() as session:
            attempts.count(session, tallies)
        with database.session() as session:
            attempts.delete(session, tallies)

    with ThreadPoolExecutor(4) as pool:
        assert len(list(pool.map(guess, range(200)))) == 200


@pytest.fixture
def attacked(client: TestClient, database: Database) -> TestClient:
    """After 100 guesses from one network, each with another forged address."""
    proven(client, database)
    compared = evaluated(client, 100, spoofed)
    print(f"promise 19: 100 guesses of one source: {compared} evaluated")
    assert compared <= 10
    return client


def test_the_owner_signs_in_from_another_network_during_an_attack(
    attacked: TestClient,
) -> None:
    answer = sign_in(attacked, address=OWNER)
    print(f"promise 19: the owner, another network, new browser: {answer.status_code}")
    assert answer.status_code == 200


def test_the_attacker_waits_even_with_the_right_password(attacked: TestClient) -> None:
    for number in range(3):
        assert sign_in(attacked, **spoofed(number)).status_code == 429
    neighbour = sign_in(attacked, address="203.0.113.200")
    assert neighbour.status_code == 429


def test_a_forged_browser_cookie_does_not_avoid_the_limit(attacked: TestClient) -> None:
    for token in ("x" * 43, "", "é" * 30):
        answer = sign_in(attacked, address=ATTACKER, browser=token)
        assert answer.status_code == 429


@pytest.fixture
def besieged(client: TestClient, database: Database) -> TestClient:
    """After 400 guesses from 40 networks; the owner signed in in one browser before."""
    proven(client, database)
    sign_in(client, address=OWNER, browser="of-the-owner-for-a-long-time")
    compared = evaluated(client, 400, distributed)
    print(f"promise 19: 400 guesses of 40 networks: {compared} evaluated")
    assert compared == 50
    return client


def test_many_networks_together_get_fifty_guesses_an_hour(
    besieged: TestClient,
) -> None:
    refused = sign_in(besieged, address="192.0.2.1")
    assert refused.status_code == 429
    assert 3_500 < int(refused.headers["retry-after"]) <= 3_601
    assert "reset your password" in refused.json()["message"]


def test_a_browser_used_before_signs_in_during_an_attack(besieged: TestClient) -> None:
    known = sign_in(
        besieged, address="192.0.2.1", browser="of-the-owner-for-a-long-time"
    )
    assert known.status_code == 200


def test_a_reset_signs_the_owner_in_during_an_attack(
    besieged: TestClient, database: Database
) -> None:
    request_reset(besieged, database, "sita@example.com")
    form = {**link_in(mails(database, "reset_password")[0]), **OTHERS}
    assert besieged.post("/api/password/reset", json=form).status_code == 200
    mine = sign_in(besieged, OTHERS["password"], address="192.0.2.1")
    assert mine.status_code == 200


def test_a_browser_used_before_has_limited_guesses_too(
    client: TestClient, database: Database
) -> None:
    proven(client, database)
    known = {"address": OWNER, "browser": "of-the-owner-for-a-long-time"}
    assert sign_in(client, **known).status_code == 200
    codes = [sign_in(client, "a guess", **known).status_code for _ in range(6)]
    assert codes == [422] * 5 + [429]


def test_a_claim_to_the_address_gives_no_further_guesses(
    client: TestClient, database: Database
) -> None:
    """Its own right password neither wipes the count nor makes its browser known."""
    proven(client, database)
    registered(client, **OTHERS)
    mine = {"address": ATTACKER, "browser": "of-the-squatter-for-a-while"}
    codes = []
    for number in range(8):
        codes.append(sign_in(client, f"guess-{number}", **mine).status_code)
        sign_in(client, OTHERS["password"], **mine)
    print(f"promise 19: guesses between sign-ins to one's own claim: {codes}")
    assert codes == [422] * 5 + [429] * 3


def test_right_passwords_of_a_claim_are_not_counted(client: TestClient) -> None:
    registered(client)
    statuses = {sign_in(client, address=OWNER).status_code for _ in range(8)}
    assert statuses == {200}


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.0/24"),
        ("::ffff:203.0.113.9", "203.0.113.0/24"),
        ("2001:db8:7:1::9", "2001:db8:7::/48"),
        ("testclient", "testclient"),
    ],
)
def test_neighbouring_addresses_count_as_one_network(
    address: str, network: str
) -> None:
    assert Device(address=address).network == network
