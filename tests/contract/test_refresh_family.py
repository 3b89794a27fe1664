"""Promise 16: refresh tokens rotate; a used one that is sent again ends its session."""

import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import jwt

from tests.contract.people import eventually, registered
from tests.contract.reach import codes, refused_everywhere_after_s
from tests.contract.refreshing import refresh

AT_ONCE = 20
GRACE_S = 10
PATIENCE_S = GRACE_S + 5


def family_of(answer: httpx.Response) -> str:
    token = answer.json()["data"]["access_token"]
    return str(jwt.decode(token, options={"verify_signature": False})["sid"])


def test_parallel_refreshes_share_a_family_until_a_replay_ends_it(
    gateway: httpx.Client,
) -> None:
    person = registered(gateway)
    shown, began = person.refresh_cookie, time.monotonic()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = list(pool.map(lambda _: refresh(gateway, shown), range(AT_ONCE)))
    statuses = [answer.status_code for answer in answers]
    assert statuses == [200] * AT_ONCE
    families = {family_of(answer) for answer in answers}
    newest, token = answers[-1], answers[-1].json()["data"]["access_token"]
    assert len(families) == len(person.got("/api/sessions")) == 1
    assert 401 not in codes(gateway, token).values()
    eventually(lambda: refresh(gateway, shown).status_code == 401, PATIENCE_S)
    replayed_s = time.monotonic() - began
    took_s = refused_everywhere_after_s(gateway, token)
    cookies = [newest.cookies["haat_refresh"], answers[0].cookies["haat_refresh"]]
    after = [refresh(gateway, cookie).status_code for cookie in cookies]
    print(
        f"promise 16: {AT_ONCE} refreshes at once: {statuses.count(200)} kept signed "
        f"in, {len(families)} family; a replay after {replayed_s:.0f} s ends it, "
        f"everywhere within {took_s:.2f} s"
    )
    assert replayed_s >= GRACE_S
    assert after == [401, 401]
