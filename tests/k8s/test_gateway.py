"""The routes of a cluster are those of one machine, as a real Traefik sees them."""

import http.client
import sys
from collections.abc import Iterator, Mapping

import pytest
from haat_gateway.kubernetes import matched, namespace, routes_of
from haat_gateway.middlewares import (
    API_POLICY,
    DOCUMENT_POLICY,
    ERRORS,
    FILES_POLICY,
)
from haat_gateway.patterns import candidates
from haat_gateway.routes import Route, load
from rendering import ROOT, of_kind, rendered
from traefik import Gateway, gateway, wait_until_ready

sys.path.insert(0, str(ROOT / "gateway" / "tests"))
from contract_paths import CALLS

TABLE = load()
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
POLICIES = {"document": DOCUMENT_POLICY, "files": FILES_POLICY, "pages": None}


@pytest.fixture(scope="module")
def traefik(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gateway]:
    with gateway(tmp_path_factory.mktemp("traefik")) as made:
        wait_until_ready(made)
        yield made


@pytest.fixture
def caller(traefik: Gateway) -> Iterator[http.client.HTTPConnection]:
    connection = http.client.HTTPConnection("127.0.0.1", traefik.port, timeout=60)
    yield connection
    connection.close()


def send(
    caller: http.client.HTTPConnection,
    method: str,
    path: str,
    headers: Mapping[str, str] = {},
) -> http.client.HTTPResponse:
    caller.request(method, path, headers=headers)
    answer = caller.getresponse()
    answer.read()
    return answer


def examples() -> list[tuple[str, str]]:
    """Of each pattern a path, and one below it, by every method."""
    paths = {
        example
        for route in TABLE.routes
        for pattern in route.paths
        for example in (
            pattern.replace("{", "").replace("}", "").replace("/**", "") or "/",
            pattern.replace("{", "").replace("}", "").replace("**", "below"),
        )
    }
    paths |= {path.split("?")[0] for _, _, path in CALLS} | {"/apiary", "/api", "/x/y"}
    return [(method, path) for path in sorted(paths) for method in METHODS]


def expected(method: str, path: str) -> Route:
    return candidates(TABLE, method, path)[0]


def misled(
    caller: http.client.HTTPConnection, paths: list[tuple[str, str]]
) -> list[tuple[object, ...]]:
    """Requests that do not reach the owner of their route, as the table has it."""
    wrong = []
    for method, path in paths:
        answer = send(caller, method, path)
        route = expected(method, path)
        if answer.status == 429 and route.limit:
            continue
        own = None if route.owner == ERRORS else namespace(route.owner)
        policy = POLICIES.get(route.kind, API_POLICY)
        found = answer.headers["x-owner"], answer.headers["content-security-policy"]
        if found != (own, policy):
            wrong.append((method, path, route.name, answer.status, *found))
    return wrong


def test_every_path_reaches_its_owner_with_every_method(
    caller: http.client.HTTPConnection,
) -> None:
    assert misled(caller, examples()) == []
    print(f"{len(examples())} requests went to their owners")


def test_traefik_accepts_every_part_of_the_configuration(traefik: Gateway) -> None:
    assert traefik.complaints == []


def test_secret_addresses_are_not_logged_and_send_no_referrer(
    traefik: Gateway, caller: http.client.HTTPConnection
) -> None:
    told = {
        path: send(caller, "GET", path).headers["referrer-policy"]
        for path in ("/api/leads/x", "/lead/x", "/api/enquiries")
    }

    assert told["/api/leads/x"] == told["/lead/x"] == "no-referrer"
    assert told["/api/enquiries"] != "no-referrer"
    assert "/lead/x" not in traefik.log.read_text("utf-8")


def test_an_unknown_api_path_is_a_json_404(
    caller: http.client.HTTPConnection,
) -> None:
    answers = [send(caller, method, "/api/nothing") for method in METHODS]

    kinds = {(each.status, each.headers["content-type"]) for each in answers}
    assert kinds == {(404, "application/json")}


def test_rate_limits_are_enforced(
    caller: http.client.HTTPConnection,
) -> None:
    path = next(route.paths[0] for route in TABLE.routes if route.limit == "register")
    burst = TABLE.limits["register"].burst
    answers = [send(caller, "POST", path) for _ in range(burst + 2)]

    wait = str(TABLE.limits["register"].retry_after_s)
    assert (answers[-1].status, answers[-1].headers["retry-after"]) == (429, wait)


def overlay_of(owner: str) -> str:
    if owner == ERRORS:
        return "platform/overlays/prod"
    kind = "services" if TABLE.owners[owner] == "api" else "frontends"
    return f"{kind}/{owner.removeprefix('mf-')}/overlays/prod"


@pytest.mark.parametrize("owner", TABLE.owners)
def test_every_route_of_the_table_is_rendered(owner: str) -> None:
    manifests = rendered(overlay_of(owner))
    made = {
        each["metadata"]["name"]: each["spec"]
        for each in routes_of(TABLE, owner)
        if each["kind"] == "HTTPRoute"
    }

    routes = of_kind(manifests, "HTTPRoute")
    assert {each["metadata"]["name"]: each["spec"] for each in routes} == made


def test_no_two_routes_have_the_same_match() -> None:
    """The same match twice, and no match at all, are both refused."""
    every = [str(match) for _, matches in matched(TABLE) for match in matches]

    assert len(every) == len(set(every))
    assert all(matches for _, matches in matched(TABLE))
