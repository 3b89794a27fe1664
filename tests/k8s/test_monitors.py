"""What is scraped has the job that queries name, and the team that owns it."""

import re
import sys
from contextlib import suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
import runbooks
from haat_gateway.routes import load
from monitors import Labels, relabelled, targets
from objects import environment
from rendering import ROOT, Manifest, of_kind, overlays, rendered
from runbooks import SERVICES
from test_gateway import examples, expected, overlay_of
from traefik import Gateway, gateway, wait_until_ready

sys.path.insert(0, str(ROOT))
from error_budget import measured

from tests.observability.owners import DEPLOYING, team
from tests.observability.rules import expressions

KINDS = ("PodMonitor", "ServiceMonitor")
WITH_MONITORS = [each for each in overlays() if of_kind(rendered(each), *KINDS)]
NAMED_JOB = re.compile(r'\bjob="([^"]+)"')
ROUTER = re.compile(r'^traefik_router_requests_total{.*router="([^"]+)"', re.M)


def scraped(overlay: str) -> list[Labels]:
    cluster = environment(Path(overlay).name)
    return [
        labels
        for monitor in of_kind(rendered(overlay), *KINDS)
        for labels in targets(cluster, monitor)
    ]


@pytest.mark.parametrize("overlay", WITH_MONITORS)
def test_a_target_has_a_plain_job_and_the_team_of_its_manifests(overlay: str) -> None:
    found = scraped(overlay)
    assert found
    assert [each for each in found if "/" in each["job"]] == []
    assert {each.get("team") for each in found} == {
        team(Path(overlay).parents[1].as_posix())
    }


@pytest.mark.parametrize(
    "overlay", [f"services/{each}/overlays/prod" for each in SERVICES]
)
def test_the_job_of_a_service_is_its_name(overlay: str) -> None:
    assert {each["job"] for each in scraped(overlay)} == {Path(overlay).parts[1]}


def test_every_job_that_a_query_names_is_scraped() -> None:
    jobs = {labels["job"] for each in WITH_MONITORS for labels in scraped(each)}
    queries = [
        *expressions(),
        *(each.text for each in runbooks.fences("promql")),
        *(measured(service)[0] for service in SERVICES),
    ]
    named = {job for query in queries for job in NAMED_JOB.findall(query)}
    assert named
    assert named - jobs == set()


def test_a_monitor_without_a_job_label_is_reported() -> None:
    monitor = _traefik()
    del monitor["spec"]["jobLabel"]
    (found,) = targets(environment("prod"), monitor)
    assert found["job"] == "haat-gateway/traefik"


def _traefik() -> Manifest:
    (monitor,) = of_kind(rendered("platform/overlays/prod"), "PodMonitor")
    return monitor | {"spec": dict(monitor["spec"])}


def _routers(made: Gateway) -> set[str]:
    with urlopen(f"http://127.0.0.1:{made.ops}/metrics") as page:
        return set(ROUTER.findall(page.read().decode()))


def _path_of(owner: str) -> str:
    return next(
        path
        for method, path in examples()
        if method == "GET" and expected(method, path).owner == owner
    )


def test_requests_at_the_gateway_have_the_team_of_the_route(tmp_path: Path) -> None:
    rules = _traefik()["spec"]["podMetricsEndpoints"][0]["metricRelabelings"]
    table, found = load(), set()
    with gateway(tmp_path) as made:
        wait_until_ready(made)
        before = _routers(made)
        for owner in table.owners:
            for port in (made.port, made.outer):
                with suppress(HTTPError):
                    urlopen(f"http://127.0.0.1:{port}{_path_of(owner)}").close()
            new = _routers(made) - before
            before |= new
            teams = {relabelled({"router": each}, rules)["team"] for each in new}
            assert teams == {team(overlay_of(owner).partition("/overlays")[0])}, new
            found |= teams
    assert found == DEPLOYING | {"platform"}
