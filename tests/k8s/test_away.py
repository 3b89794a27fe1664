"""Missing pods: no team's pod makes the API unavailable, and errors are JSON."""

import http.client
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from haat_gateway.kubernetes import namespace
from haat_gateway.middlewares import ERRORS
from test_gateway import TABLE, examples, expected, misled
from traefik import (
    endpoints,
    gateway,
    silent_port,
    until,
    wait_until_ready,
)

from servicekit.testing.ports import unused_port

API = [each for each in examples() if each[1].startswith("/api/")]
TEAMS = [namespace(owner) for owner in TABLE.owners if owner != ERRORS]
FRONTENDS = [
    namespace(owner) for owner, kind in TABLE.owners.items() if kind == "frontend"
]
WRITE = "/api/login"  # never retried


@contextmanager
def calling(folder: Path, away: list[str]) -> Iterator[http.client.HTTPConnection]:
    with gateway(folder, away) as made:
        wait_until_ready(made)
        caller = http.client.HTTPConnection("127.0.0.1", made.port, timeout=60)
        yield caller
        caller.close()


def one_of_each_route() -> list[tuple[str, str]]:
    """A read and a write of every service's route; reads are retried for a second."""
    chosen = {
        (expected(method, path).name, method == "GET"): (method, path)
        for method, path in API
        if TABLE.owners[expected(method, path).owner] == "api"
    }
    return list(chosen.values())


def error(
    caller: http.client.HTTPConnection, method: str, path: str
) -> tuple[int, str | None]:
    """The status, and the code of the contract's body; None when it is none."""
    caller.request(method, path)
    answer = caller.getresponse()
    content = answer.read()
    if answer.headers["content-type"] != "application/json":
        return answer.status, None
    return answer.status, json.loads(content)["code"] if content else ""


def test_without_a_front_end_every_api_route_answers(tmp_path: Path) -> None:
    with calling(tmp_path, FRONTENDS) as caller:
        served = [
            each for each in API if namespace(expected(*each).owner) not in FRONTENDS
        ]

        assert misled(caller, served) == []
        assert error(caller, "GET", "/api/nothing") == (404, "not_found")


def test_a_service_without_pods_is_a_json_error_on_every_route(tmp_path: Path) -> None:
    with calling(tmp_path, TEAMS) as caller:
        found = {each: error(caller, *each) for each in one_of_each_route()}

    known = {(503, "unavailable"), (503, ""), (429, "too_many_requests")}
    assert {each: it for each, it in found.items() if it not in known} == {}


def test_refusals_of_traefik_itself_are_json(tmp_path: Path) -> None:
    owner = namespace(expected("POST", WRITE).owner)
    too_large = b"x" * (TABLE.bodies["json"].bytes + 1)
    with gateway(tmp_path, timeout="1s") as made, silent_port() as silent:
        wait_until_ready(made)
        address = f"http://127.0.0.1:{made.port}"

        def refused(method: str, path: str, body: bytes = b"") -> tuple[int, str]:
            answer = httpx.request(method, address + path, content=body)
            code = answer.json()["code"] if answer.is_error else ""
            return answer.status_code, code

        assert refused("POST", WRITE, too_large) == (413, "payload_too_large")
        made.objects.replace(endpoints("http", owner, [unused_port()]))
        assert until(lambda: refused("POST", WRITE) == (502, "service_unavailable"))
        made.objects.replace(endpoints("http", owner, [silent]))
        assert until(lambda: refused("POST", WRITE) == (504, "gateway_timeout"))
