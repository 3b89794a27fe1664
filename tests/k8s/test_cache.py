"""Reads without a token go to Varnish, as on one machine; other requests do not."""

import http.client
import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from haat_gateway.kubernetes import namespace, routes_of
from haat_gateway.middlewares import ERRORS
from haat_gateway.patterns import expression
from haat_gateway.routes import READS
from test_gateway import TABLE, examples, expected, send
from traefik import (
    Gateway,
    endpoints,
    gateway,
    until,
    wait_until_ready,
)

from servicekit.testing.ports import unused_port

VARNISH = "haat-varnish"
READ, PAGE = "/api/currencies", "/some/page"
# Under `never`, and below no route but that of all pages.
UNLISTED = (("GET", "/assets/a.js"), ("GET", "/mf/other"))


@pytest.fixture(scope="module")
def traefik(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gateway]:
    with gateway(tmp_path_factory.mktemp("traefik")) as made:
        wait_until_ready(made)
        yield made


def is_cached(method: str, path: str) -> bool:
    """By the rule of one machine; unknown paths stay with the gateway."""
    api, never = (
        any(re.fullmatch(expression(each), path) for each in patterns)
        for patterns in (TABLE.cached.api, TABLE.cached.never)
    )
    is_known = expected(method, path).owner != ERRORS
    return method in READS and is_known and (api or not never)


def owner(method: str, path: str) -> str | None:
    found = expected(method, path).owner
    return None if found == ERRORS else namespace(found)


@contextmanager
def visitor(made: Gateway) -> Iterator[http.client.HTTPConnection]:
    """A connection to the entry point of visitors."""
    caller = http.client.HTTPConnection("127.0.0.1", made.outer, timeout=60)
    with closing(caller):
        yield caller


def misled(made: Gateway, headers: dict[str, str]) -> list[tuple[object, ...]]:
    """Requests that do not reach the owner in the route table."""
    wrong = []
    with visitor(made) as caller:
        for method, path in (*examples(), *UNLISTED):
            answer = send(caller, method, path, headers)
            to_varnish = not headers and is_cached(method, path)
            wanted = VARNISH if to_varnish else owner(method, path)
            if answer.status != 429 and answer.headers["x-owner"] != wanted:
                wrong.append((method, path, answer.status, answer.headers["x-owner"]))
    return wrong


def test_reads_without_a_token_are_routed_to_varnish(traefik: Gateway) -> None:
    assert misled(traefik, {}) == []
    assert any(is_cached(*each) for each in examples())


def test_requests_with_a_token_bypass_varnish(traefik: Gateway) -> None:
    assert misled(traefik, {"Authorization": "Bearer x"}) == []


@pytest.mark.parametrize("listener", ["secure", "origin"])
def test_no_two_routes_of_a_listener_have_the_same_match(listener: str) -> None:
    made = [each for owner in TABLE.owners for each in routes_of(TABLE, owner)]
    matches = [
        str(match)
        for each in made
        if each["kind"] == "HTTPRoute"
        and each["spec"]["parentRefs"][0].get("sectionName", listener) == listener
        for rule in each["spec"]["rules"]
        for match in rule["matches"]
    ]

    assert len(matches) == len(set(matches))


def test_varnish_gets_the_original_request(traefik: Gateway) -> None:
    with visitor(traefik) as caller:
        answer = send(caller, "GET", READ)

    assert answer.headers["x-path"] == READ
    # The entry point `origin` adds what an answer needs, once.
    assert answer.headers["content-security-policy"] is None


def test_without_varnish_requests_go_to_the_services(tmp_path: Path) -> None:
    with gateway(tmp_path, [VARNISH]) as made:
        wait_until_ready(made)
        with visitor(made) as caller:
            found = {path: send(caller, "GET", path) for path in (READ, PAGE)}

    owners = {path: answer.headers["x-owner"] for path, answer in found.items()}
    assert owners == {READ: "haat-catalog", PAGE: "haat-shell"}


def test_a_stopping_varnish_fails_no_request(tmp_path: Path) -> None:
    with gateway(tmp_path) as made:
        wait_until_ready(made)
        made.objects.replace(endpoints("http", VARNISH, [unused_port()]))
        statuses = set()

        def answered_by() -> str | None:
            with visitor(made) as caller:
                answer = send(caller, "GET", READ)
            statuses.add(answer.status)
            return answer.headers["x-owner"]

        assert until(lambda: answered_by() == "haat-catalog")
    assert statuses == {200}
