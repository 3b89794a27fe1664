"""An origin that fails, does not answer or is down."""

import json
import time

from serve_errors import body_of
from stub_origin import Page
from varnish_lab import Lab, stored


def stale_page(lab: Lab) -> str:
    path = lab.page(
        "old",
        {
            "Cache-Control": "public, s-maxage=1, stale-if-error=60",
            "Surrogate-Key": "old",
        },
    )
    lab.get(path)
    time.sleep(1.2)
    return path


def test_an_origin_error_serves_the_stale_page(lab: Lab) -> None:
    for status in (500, 502, 503):
        path = stale_page(lab)
        lab.origin.pages[path] = Page("broken", status=status)
        answer = lab.get(path)
        assert (answer.status, answer.text, answer.cache) == (200, "old", "stale"), (
            answer
        )
        lab.origin.pages[path] = Page("new", stored())
        assert lab.get(path).text == "new"


def test_an_origin_error_without_a_stale_page_is_returned(lab: Lab) -> None:
    path = lab.page("broken", {}, status=500)
    assert (lab.get(path).status, lab.get(path).text) == (500, "broken")
    assert lab.origin.count(path) == 2


def test_a_stopped_origin_is_used_again_after_its_return(lab: Lab) -> None:
    path = stale_page(lab)
    lab.origin.stop()
    answers = lab.many(path, 20)
    assert {(a.status, a.text, a.cache) for a in answers} == {(200, "old", "stale")}
    answer = lab.get("/page/never-seen")
    assert answer.status == 503
    assert json.loads(answer.body) == body_of(502)  # as the gateway returns it
    assert answer.headers["cache-control"] == "no-store"
    lab.origin.pages[path] = Page("new", stored())
    lab.origin.start()
    # Varnish does not retry an address that has just refused.
    time.sleep(0.3)
    assert lab.get(path).text == "new"


def test_a_hanging_origin_does_not_block_requests(lab: Lab) -> None:
    path = stale_page(lab)
    lab.origin.pages[path].delay_s = 8
    began = time.monotonic()
    answers = lab.many(path, 20)
    took = time.monotonic() - began
    assert {a.text for a in answers} == {"old"}
    assert took < 7, took
    time.sleep(5)


def test_a_purged_page_is_not_served_when_the_origin_is_down(lab: Lab) -> None:
    path = stale_page(lab)
    assert lab.purge("old").text != "0"
    lab.origin.stop()
    assert lab.get(path).status == 503
    lab.origin.start()
    time.sleep(0.3)
