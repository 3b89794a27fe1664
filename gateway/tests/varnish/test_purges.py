"""What a purge removes, and who may purge."""

import threading
import time

from stub_origin import Page
from varnish_lab import EN, NE, Lab, stored


def test_a_purge_by_key_removes_the_response(lab: Lab) -> None:
    one, both = lab.page("1", stored("p:1 s:1")), lab.page("2", stored("p:2, s:1"))
    lab.get(one)
    lab.get(both)
    assert lab.purge("p:1").text == "1"
    assert (lab.get(one).cache, lab.get(both).cache) == ("miss", "hit")
    assert int(lab.purge("p:1 p:2 s:1 unknown").text) >= 2  # counted by key
    assert (lab.get(one).cache, lab.get(both).cache) == ("miss", "miss")
    assert lab.purge("unknown").text == "0"
    assert lab.purge("").text == "0"


def test_a_fetch_in_progress_is_not_stored_after_a_purge(lab: Lab) -> None:
    time.sleep(1.1)  # purges before this one are long ago
    path = lab.page("old", stored("slow"), delay_s=0.4)
    slow = threading.Thread(target=lab.get, args=(path,))
    slow.start()
    time.sleep(0.2)
    lab.origin.pages[path] = Page("new", stored("slow"))
    lab.purge("slow")
    slow.join()
    assert lab.get(path).text == "new"


def test_purge_reaches_every_variant(lab: Lab) -> None:
    time.sleep(0.01)  # what begins in the millisecond of a purge is not stored
    path = lab.page("x", stored("v:1"))
    variants = [
        {"Cookie": c, "Accept_Encoding": e}
        for c in (EN, NE, "haat_currency=USD")
        for e in ("gzip", "br")
    ]
    for headers in variants:
        lab.get(path, **headers)
    assert lab.purge("v:1").text == "6"


def test_a_purge_without_the_secret_is_refused(lab: Lab) -> None:
    path = lab.page("x", stored("guarded"))
    lab.get(path)
    assert lab.purge("guarded", secret="wrong").status == 403
    assert lab.get("/", "PURGE", xkey="guarded").status == 403
    assert lab.get(path).cache == "hit"


def test_a_user_sees_the_own_change_immediately(lab: Lab) -> None:
    path = lab.page("old", stored())
    lab.get(path)
    lab.origin.pages[path] = Page("new", stored())
    assert lab.get(path).text == "old"
    assert lab.get(path, Cookie="haat_fresh=1").text == "new"
    assert lab.get(path).text == "new"  # and so do all others


def test_many_and_long_keys_are_purged(lab: Lab) -> None:
    keys = " ".join(f"product:0190a1b2-c3d4-7e5f-8a9b-{n:012d}" for n in range(420))
    path = lab.page("x", stored(keys))
    assert lab.get(path).status == 200
    assert len(keys) > 18_000
    assert lab.purge(keys.split()[419]).text == "1"
