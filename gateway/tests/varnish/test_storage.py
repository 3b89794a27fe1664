"""Which answers are stored and which are not."""

import time

from stub_origin import Page
from varnish_lab import Lab, stored


def test_requests_with_authorization_bypass_the_cache(lab: Lab) -> None:
    path = lab.page()
    lab.get(path)
    assert [lab.get(path, Authorization="Bearer x").cache for _ in range(2)] == [
        "pass",
        "pass",
    ]
    assert lab.origin.requests[-1].headers["authorization"] == "Bearer x"
    assert lab.get(path).cache == "hit"


def test_other_methods_bypass_the_cache(lab: Lab) -> None:
    path = lab.page()
    lab.get(path)
    assert lab.get(path, "POST").cache == "pass"
    assert lab.origin.requests[-1].method == "POST"


def test_only_public_responses_are_stored(lab: Lab) -> None:
    for control in (
        "",
        "no-store",
        "no-cache",
        "private, max-age=60",
        "max-age=60",
        "public, no-store",
        "public, max-age=60",
        "public, private, s-maxage=9",
    ):
        path = lab.page(headers={"Cache-Control": control} if control else {})
        assert [lab.get(path).cache for _ in range(2)] == ["miss", "miss"], control
    path = lab.page(headers=stored(Set_Cookie="a=b"))
    assert [lab.get(path).cache for _ in range(2)] == ["miss", "miss"]
    path = lab.page(headers=stored(Vary="*"))
    assert [lab.get(path).cache for _ in range(2)] == ["miss", "miss"]


def test_a_404_may_be_stored(lab: Lab) -> None:
    path = lab.page(status=404)
    assert [lab.get(path).cache for _ in range(2)] == ["miss", "hit"]


def test_one_no_store_response_does_not_disable_caching(lab: Lab) -> None:
    path = lab.page("half a page", {"Cache-Control": "no-store"})
    lab.get(path)
    lab.origin.pages[path] = Page("whole", stored())
    assert [lab.get(path).cache for _ in range(2)] == ["miss", "hit"]


def test_uncacheable_responses_do_not_queue(lab: Lab) -> None:
    path = lab.page(headers={"Cache-Control": "no-store"}, delay_s=0.3)
    lab.get(path)  # the first one shows that the response is not cacheable
    began = time.monotonic()
    lab.many(path, 10)
    assert time.monotonic() - began < 2.0  # in a row: 3 s


def test_each_response_has_the_id_of_its_own_request(lab: Lab) -> None:
    path = lab.page(headers=stored(X_Request_Id="of-the-first-one"))
    assert lab.get(path).headers["x-request-id"] == "of-the-first-one"
    assert lab.get(path).headers["x-request-id"].startswith("cache-")
    own = lab.get(path, X_Request_Id="test-request-0001").headers
    assert own["x-request-id"] == "test-request-0001"
