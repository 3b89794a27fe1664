"""Fresh answers, stale ones during a fetch, and answers that are too old."""

import time

from varnish_lab import Lab, stored


def test_a_response_is_fresh_then_revalidated_then_fetched(lab: Lab) -> None:
    n = iter(range(100))
    control = (
        "public, max-age=0, s-maxage=1, stale-while-revalidate=2, stale-if-error=60"
    )
    path = lab.page(lambda: str(next(n)), {"Cache-Control": control})
    assert (lab.get(path).text, lab.get(path).cache) == ("0", "hit")
    time.sleep(1.3)
    answer = lab.get(path)  # the old one immediately, the new one in the background
    assert (answer.text, answer.cache) == ("0", "stale")
    assert int(answer.headers["age"]) >= 1
    time.sleep(0.2)
    assert (lab.get(path).text, lab.get(path).cache) == ("1", "hit")
    time.sleep(3.3)
    answer = lab.get(path)  # too old
    assert (answer.text, answer.cache) == ("2", "miss")


def test_without_stale_while_revalidate_nothing_stale_is_served(lab: Lab) -> None:
    n = iter(range(100))
    path = lab.page(
        lambda: str(next(n)),
        {"Cache-Control": "public, s-maxage=1, stale-while-revalidate=0"},
    )
    lab.get(path)
    time.sleep(1.3)
    assert lab.get(path).text == "1"


def test_concurrent_requests_make_one_fetch(lab: Lab) -> None:
    path = lab.page(delay_s=0.5)
    assert {answer.text for answer in lab.many(path, 40)} == {"hello"}
    assert lab.origin.count(path) == 1


def test_headers_for_the_browser_are_rewritten(lab: Lab) -> None:
    shared = "s-maxage=60, stale-while-revalidate=10, stale-if-error=86400"
    control = f"public, max-age=5, {shared}"
    path = lab.page(
        headers={"Cache-Control": control, "Surrogate-Key": "a b", "ETag": '"1"'}
    )
    for _ in range(2):
        headers = lab.get(path).headers
        assert headers["cache-control"] == "public, max-age=5"
        assert not {"surrogate-key", "xkey", "x-varnish", "via", "x-revalidate"} & set(
            headers
        ), headers
        assert "age" in headers
        assert headers["etag"] == 'W/"1"'


def test_conditional_and_head_requests_are_answered_from_the_cache(lab: Lab) -> None:
    path = lab.page("text", stored(ETag='"v1"'))
    answer = lab.get(
        path, If_None_Match='"v1"'
    )  # also on a miss: the origin sends the complete body
    assert (answer.status, answer.body, answer.cache) == (304, b"", "miss")
    assert lab.get(path, If_None_Match='W/"v1"').status == 304
    assert lab.get(path, If_None_Match='"v2"').status == 200
    answer = lab.get(path, "HEAD")
    assert (answer.status, answer.body, answer.headers["content-length"]) == (
        200,
        b"",
        "4",
    )
    path = lab.page("text")
    assert lab.get(path, "HEAD").cache == "miss"
    assert lab.get(path).cache == "hit"
    assert lab.origin.requests[-1].method == "GET"
