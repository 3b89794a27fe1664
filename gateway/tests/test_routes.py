import json
import tomllib
from itertools import groupby
from pathlib import Path

import pytest
from contract_paths import CALLS
from haat_gateway.cache import Cache
from haat_gateway.dynamic import dynamic
from haat_gateway.middlewares import COMPRESSED_TYPES
from haat_gateway.patterns import candidates, owner
from haat_gateway.routes import load
from haat_gateway.static import Ports, static
from write_service_limits import files

TABLE = load()
PORTS = Ports(1, 2, 3)
ROOT = Path(__file__).parents[2]
MATRIX = ROOT / "tests" / "contract" / "matrix.toml"
NOT_SEEN = {"accessLogs": False, "tracing": False}
OPENAPI = json.loads((ROOT / "gateway" / "openapi.json").read_text("utf-8"))
MAY = tomllib.loads(MATRIX.read_text("utf-8"))["operations"]
PUBLIC_POSTS = [
    ("POST", path)
    for path, operations in OPENAPI["paths"].items()
    if "requestBody" in operations.get("post", {})
    and MAY[operations["post"]["operationId"]]["may"] == "guest"
]
ADDRESSES = {name: f"http://127.0.0.1:{n}" for n, name in enumerate(TABLE.owners, 9000)}


@pytest.mark.parametrize(("who", "method", "path"), CALLS)
def test_each_path_of_the_contract_reaches_its_owner(who, method, path):
    assert owner(TABLE, method, path) == who


@pytest.mark.parametrize(("_who", "method", "path"), CALLS)
def test_no_two_routes_of_one_priority_match(_who, method, path):
    matching = candidates(TABLE, method, path)

    by_priority = groupby(matching, key=lambda route: route.priority)
    assert all(len(list(routes)) == 1 for _, routes in by_priority)


def test_every_owner_and_class_exists():
    for route in TABLE.routes:
        assert route.owner in TABLE.owners
        assert route.limit is None or route.limit in TABLE.limits
        assert route.body in TABLE.bodies


def test_route_names_are_unique():
    names = [route.name for route in TABLE.routes]

    assert len(names) == len(set(names))


def test_a_route_with_a_limit_has_its_middleware():
    routers = dynamic(TABLE, ADDRESSES)["http"]["routers"]

    for route in TABLE.routes:
        if route.limit:
            named = {f"limit-{route.limit}", f"body-{route.body}"}
            assert named <= set(routers[route.name]["middlewares"]), route.name


def test_routers_refer_to_existing_middlewares_and_services():
    http = dynamic(TABLE, ADDRESSES)["http"]

    for name, router in http["routers"].items():
        assert router["service"] in {*http["services"], "api@internal"}, name
        assert set(router.get("middlewares", [])) <= set(http["middlewares"]), name


def test_only_reads_are_retried():
    routers = dynamic(TABLE, ADDRESSES)["http"]["routers"]

    retried = [
        name for name, r in routers.items() if "retry" in r.get("middlewares", [])
    ]
    assert {"catalog-reads", "mf-vendor", "shell-reads"} <= {*retried}
    assert all("Method(`GET`)" in routers[name]["rule"] for name in retried)
    assert not any("Method(`POST`)" in routers[name]["rule"] for name in retried)


def test_the_stream_is_neither_buffered_nor_compressed():
    routers = dynamic(TABLE, ADDRESSES)["http"]["routers"]

    for name in ("engagement-stream", "catalog-videos"):
        chain = routers[name]["middlewares"]
        assert "compress" not in chain
        assert not [each for each in chain if each.startswith("body-")]


def test_videos_are_not_compressed():
    assert not [kind for kind in COMPRESSED_TYPES if kind.startswith("video/")]


def test_a_document_is_sandboxed_and_not_buffered():
    http = dynamic(TABLE, ADDRESSES)["http"]

    chain = http["routers"]["vendor-documents"]["middlewares"]
    policy = http["middlewares"][chain[0]]["headers"]["contentSecurityPolicy"]
    assert policy.endswith("; sandbox")
    assert "compress" not in chain


def test_a_secret_address_is_not_logged_and_sends_no_referrer():
    http = dynamic(TABLE, ADDRESSES)["http"]
    secret = {
        name
        for name, router in http["routers"].items()
        if router.get("middlewares", [""])[0].endswith("-secret")
    }

    assert secret == {
        "engagement-guest-case",
        "engagement-guest-case-reads",
        "shell-lead-reads",
        "engagement-guest-quote",
        "engagement-guest-quote-reads",
        "engagement-lead",
        "engagement-lead-reads",
        "shell-lead",
    }
    for name in secret:
        assert http["routers"][name]["observability"] == NOT_SEEN
        headers = _headers(http, http["routers"][name])
        assert headers["referrerPolicy"] == "no-referrer"
        assert headers["customResponseHeaders"]["X-Robots-Tag"] == "noindex, nofollow"


def test_every_route_sets_its_headers_first_and_drops_identity_headers_of_clients():
    http = dynamic(TABLE, ADDRESSES)["http"]
    for name, router in http["routers"].items():
        if name == "ops":
            continue
        headers = _headers(http, router)
        assert headers["customRequestHeaders"]["X-User-Id"] == "", name
        assert {"stsSeconds", "frameDeny", "referrerPolicy"} <= headers.keys(), name


def _headers(http, router):
    return http["middlewares"][router["middlewares"][0]]["headers"]


def test_dashboards_pass_the_cache_because_their_scheme_is_in_a_cookie():
    """Varnish forwards only the cookies of language and currency (ADR 109)."""
    for area in ("buyer", "seller", "admin", "messages"):
        assert f"/{area}/**" in TABLE.cached.never


def test_every_documented_path_reaches_the_service_that_documents_it():
    for document in ROOT.glob("services/*/openapi.json"):
        for path, operations in json.loads(document.read_text("utf-8"))[
            "paths"
        ].items():
            if path.startswith(("/api/", "/storage/")):
                for method in operations:
                    example = path.replace("{", "").replace("}", "")
                    assert owner(TABLE, method.upper(), example) == document.parent.name


def test_reads_without_a_token_use_the_cache_and_secret_addresses_do_not():
    http = dynamic(TABLE, ADDRESSES, cache=Cache("http://cache", "http://origin"))[
        "http"
    ]
    cached = http["routers"]["cached"]
    assert cached["entryPoints"] == ["web"]
    assert "!HeaderRegexp(`Authorization`, `.`)" in cached["rule"]
    never = cached["rule"].split("!(")[1]
    assert "PathPrefix(`/lead/`)" in never
    assert "PathPrefix(`/quotes/`)" in never
    own = ("ops", "cached")
    others = [each for name, each in http["routers"].items() if name not in own]
    assert {tuple(each["entryPoints"]) for each in others} == {("web", "origin")}
    assert http["services"]["cached"]["failover"]["fallback"] == "origin"


def test_spans_are_made_only_if_tracing_is_enabled():
    folder = Path("/folder")
    assert "tracing" not in static("127.0.0.1", PORTS, folder)
    sent = static("127.0.0.1", PORTS, folder, "http://there:4318", 0.5)["tracing"]
    assert sent["sampleRate"] == 0.5
    assert sent["otlp"]["http"]["endpoint"] == "http://there:4318/v1/traces"


def test_the_access_log_omits_query_strings():
    fields = static("127.0.0.1", PORTS, Path("/folder"))["accessLog"]["fields"]
    assert fields["queryParameters"] == {"defaultMode": "drop"}
    assert fields["headers"]["defaultMode"] == "drop"


def test_only_public_forms_and_lists_have_another_body_size():
    bodies = TABLE.bodies
    sizes = {name: body.bytes for name, body in bodies.items() if body.items}

    assert sizes == {"form": 32_768, "json": 262_144, "list": 524_288}
    assert bodies["form"].items == bodies["json"].items == 500


def test_posts_of_guests_are_limited_before_the_body_is_read():
    http = dynamic(TABLE, ADDRESSES)["http"]

    for method, path in PUBLIC_POSTS:
        (route, *_) = candidates(TABLE, method, path)
        chain = http["routers"][route.name]["middlewares"]
        before, (body,) = chain[:-1], chain[-1:]
        assert body == "body-form", path
        assert [name for name in before if name.startswith("limit-")], path


def test_services_enforce_the_body_sizes_of_the_route_table():
    for path, text in files(TABLE).items():
        assert path.read_text("utf-8") == text, "run `make k8s`"
