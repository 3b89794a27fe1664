"""Visitors never get an answer of the cache that is older than the last write."""

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from servicekit.testing.processes import eventually

HOME = "/api/webui/home"
EN = {"Accept-Encoding": "br", "Accept-Language": "en"}


def of(answer: httpx.Response) -> str:
    return answer.headers.get("x-cache", "")


def stored(gateway: httpx.Client, path: str, **headers: str) -> httpx.Response:
    """The response after it is cached."""
    for _ in range(40):
        answer = gateway.get(path, headers={**EN, **headers})
        if of(answer) == "hit":
            return answer
        time.sleep(0.25)
    raise AssertionError(f"{path} is not stored: {answer.headers}")


@pytest.mark.parametrize("path", [HOME, "/", "/suppliers", "/api/webui/suppliers"])
def test_public_reads_are_stored(gateway: httpx.Client, path: str) -> None:
    answer = stored(gateway, path)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "public, max-age=0"
    assert "surrogate-key" not in answer.headers


def test_requests_with_a_token_bypass_the_cache(
    gateway: httpx.Client, buyer: httpx.Client
) -> None:
    stored(gateway, HOME)
    answer = buyer.get(HOME)
    assert (answer.status_code, of(answer)) == (200, "")
    assert answer.headers["cache-control"] == "private, no-cache"


def test_languages_and_encodings_are_cached_separately(gateway: httpx.Client) -> None:
    texts = {
        lang: stored(gateway, "/", Cookie=f"haat_locale={lang}").text
        for lang in ("en", "ne")
    }
    assert '<html lang="en">' in texts["en"]
    assert '<html lang="ne">' in texts["ne"]
    gzipped = gateway.get("/", headers={"Accept-Encoding": "gzip"})
    plain = gateway.get("/", headers={"Accept-Encoding": "identity"})
    assert gzipped.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert gzipped.text == plain.text


def test_a_part_of_the_sitemap_is_cached_compressed(gateway: httpx.Client) -> None:
    both = {"Accept-Encoding": "gzip, br"}
    answer = stored(gateway, "/sitemaps/pages.xml", **both)
    assert answer.headers["cache-control"] == "public, max-age=3600"
    assert answer.headers["content-encoding"] == "gzip"


def test_a_search_without_results_is_counted_each_time(gateway: httpx.Client) -> None:
    path = "/api/webui/search?q=zzqqxxyy"
    answers = [gateway.get(path, headers=EN) for _ in range(2)]
    assert {each.headers["cache-control"] for each in answers} == {"no-store"}
    assert [of(each) for each in answers] == ["miss", "miss"]


def varnish_processes() -> list[str]:
    """Process ids as text; empty while it is down."""
    folder = os.environ.get("HAAT_HOME", ".local")
    own = f"{os.getcwd()}/{folder}/run/varnish/work"
    found = subprocess.run(["pgrep", "-f", own], capture_output=True, text=True)
    return found.stdout.split()


@contextmanager
def stopped(signal: str) -> Iterator[None]:
    """Varnish of this stack, stopped or frozen."""
    eventually(varnish_processes)  # killed before, it is started again
    pids = varnish_processes()
    subprocess.run(["kill", f"-{signal}", *pids], check=True)
    try:
        yield
    finally:
        subprocess.run(["kill", "-CONT", *pids], capture_output=True)


@pytest.mark.parametrize("signal", ["KILL", "STOP"])
def test_without_varnish_every_request_is_answered(
    gateway: httpx.Client, signal: str
) -> None:
    with stopped(signal):
        answers = [gateway.get(path, timeout=40) for path in (HOME, "/") * 3]
    assert {answer.status_code for answer in answers} == {200}
