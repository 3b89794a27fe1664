"""A canary has all that the running pods have: policies, budget, limits, ports."""

import sys
from functools import cache

import pytest
import references
import rules
import selection
import yaml
from calls import is_free, needed
from objects import Environment, environment, matches, together
from reach import Call, allowed
from rendering import K8S, ROOT, Manifest, deployables, name, of_kind, rendered

sys.path.insert(0, str(ROOT / "deploy" / "pipelines"))
from canary_routes import weighted

ENVIRONMENTS = ("staging", "prod")
# The shell chooses the build of a remote; no route does.
PARTS = [each for each in deployables() if "frontends" not in each or "shell" in each]
CASES = [(part, each) for part in PARTS for each in ENVIRONMENTS]
RUNNING = ("api", "web")


@cache
def with_canaries(name_: str) -> Environment:
    """Every canary runs, with a share of the requests."""
    found = {_identity(each): each for each in environment(name_).manifests}
    for part in PARTS:
        for each in rendered(f"{part}/overlays/{name_}/canary"):
            found.setdefault(_identity(each), each)
    return together(_sharing(each) for each in found.values())


def _identity(each: Manifest) -> tuple[str | None, str]:
    return each["metadata"].get("namespace"), name(each)


def _sharing(each: Manifest) -> Manifest:
    part = "/".join(("services", each["metadata"].get("namespace", "")[5:]))
    is_shell = each["metadata"].get("namespace") == "haat-shell"
    if each["kind"] != "HTTPRoute" or not (part in PARTS or is_shell):
        return each
    shared = weighted(each["spec"]["rules"], 10)
    return {**each, "spec": {**each["spec"], "rules": shared}}


def test_exactly_these_overlays_have_a_canary() -> None:
    found = {
        str(each.parent.relative_to(K8S)) for each in K8S.glob("**/canary/version.yaml")
    }
    assert found == {f"{part}/overlays/{each}/canary" for part, each in CASES}


@pytest.mark.parametrize(("part", "name_"), CASES)
def test_a_canary_is_its_overlay_and_the_component(part: str, name_: str) -> None:
    overlay = K8S / part / "overlays" / name_
    files = [each / "kustomization.yaml" for each in (overlay, overlay / "canary")]
    stable, canary = (
        [
            (file.parent / folder).resolve()
            for folder in yaml.safe_load(file.read_text("utf-8"))["components"]
        ]
        for file in files
    )
    assert canary == [*stable, K8S / "components" / "canary"]


@pytest.mark.parametrize(("part", "name_"), CASES)
def test_a_canary_brings_one_deployment_and_one_service(part: str, name_: str) -> None:
    manifests = rendered(f"{part}/overlays/{name_}/canary")
    kinds = {"Deployment canary", "Service canary"}
    # The version's migration: pods wait for it. Its settings have a hash in their name.
    found = {name(each) for each in manifests}
    rest = {each.partition("-")[0] for each in found - kinds}

    assert kinds <= found
    assert rest == (
        {"Job migrate", "ConfigMap settings"}
        if "services" in part
        else {"ConfigMap settings"}
    )


@pytest.mark.parametrize(("part", "name_"), CASES)
def test_a_canary_runs_as_the_running_pods_do(part: str, name_: str) -> None:
    (canary,) = of_kind(rendered(f"{part}/overlays/{name_}/canary"), "Deployment")
    (stable,) = (
        each
        for each in of_kind(rendered(f"{part}/overlays/{name_}"), "Deployment")
        if each["metadata"]["name"] in RUNNING
    )

    assert canary["spec"]["template"]["spec"] == stable["spec"]["template"]["spec"]
    assert canary["spec"]["strategy"] == stable["spec"]["strategy"]
    # Neither Deployment selects the other's pods.
    for one, other in ((canary, stable), (stable, canary)):
        labels = other["spec"]["template"]["metadata"]["labels"]
        assert not matches(one["spec"]["selector"], labels)


@pytest.mark.parametrize("name_", ENVIRONMENTS)
def test_a_canary_may_call_and_be_called_as_the_running_pods(name_: str) -> None:
    cluster = with_canaries(name_)
    possible = {call for call in allowed(cluster) if not is_free(call)}

    assert needed(cluster) - possible == set(), "refused"
    assert _as_running(possible) == _as_running(
        {call for call in possible if "canary" not in f"{call.source} {call.target}"}
    )
    assert any(call.target == "haat-catalog/canary" for call in possible)


def _as_running(calls: set[Call]) -> set[Call]:
    def renamed(pod: str) -> str:
        running = "web" if pod.startswith("haat-shell/") else "api"
        return pod.replace("canary", running)

    return {
        Call(renamed(each.source), renamed(each.target), each.port) for each in calls
    }


@pytest.mark.parametrize("name_", ENVIRONMENTS)
@pytest.mark.parametrize("part", PARTS)
def test_the_budget_counts_a_canary_and_each_service_has_its_own_pods(
    part: str, name_: str
) -> None:
    cluster = with_canaries(name_)
    space = f"haat-{part.partition('/')[2]}"
    running = "web" if part == "frontends/shell" else "api"
    selected = {
        each["metadata"]["name"]: {
            pod.name
            for pod in cluster.pods_in(space, {"matchLabels": each["spec"]["selector"]})
        }
        for each in cluster.of_kind("Service")
        if each["metadata"]["namespace"] == space
        if each["metadata"]["name"] in ("http", "canary")
    }
    budget = cluster.find("PodDisruptionBudget", "http", space)

    assert selected == {"http": {running}, "canary": {"canary"}}
    assert budget
    protected = cluster.pods_in(space, budget["spec"]["selector"])
    assert {pod.name for pod in protected} == {running, "canary"}


@pytest.mark.parametrize("name_", ENVIRONMENTS)
def test_canaries_obey_every_rule(name_: str) -> None:
    cluster = with_canaries(name_)
    for part in PARTS:
        space = f"haat-{part.partition('/')[2]}"
        own = tuple(
            each
            for each in cluster.manifests
            if each["metadata"].get("namespace") == space
        )
        assert [broken for rule in rules.RULES for broken in rule(own)] == []
    every = (*selection.RULES, *references.RULES)
    assert [broken for rule in every for broken in rule(cluster)] == []
