"""Every referenced object exists; each team's command changes only its namespace."""

import re
from collections import Counter

import pytest
import yaml
from objects import SHARED
from rendering import (
    ENVIRONMENTS,
    K8S,
    ROOT,
    Manifest,
    deployables,
    name,
    of_kind,
    rendered,
)

from servicekit.services import installed

WITH_REFERENCE = ("services/catalog", "services/engagement")
SERVICES = [each for each in deployables() if each.startswith("services/")]
HANDLERS = re.compile(r"[a-z_]+\.[a-z_]+\.[a-z_]+")


def applied(environment: str) -> list[tuple[str, Manifest]]:
    """(who applies it, object) of a whole environment."""
    owners = [*deployables(), *SHARED]
    return [
        (owner, each)
        for owner in owners
        for each in rendered(f"{owner}/overlays/{environment}")
    ]


@pytest.mark.parametrize("environment", ENVIRONMENTS)
@pytest.mark.parametrize("deployable", deployables())
def test_a_team_changes_only_its_own_namespace(
    deployable: str, environment: str
) -> None:
    kind, short = deployable.split("/")
    is_remote = kind == "frontends" and short != "shell"
    own = f"haat-mf-{short}" if is_remote else f"haat-{short}"

    manifests = rendered(f"{deployable}/overlays/{environment}")

    assert {each["metadata"].get("namespace") for each in manifests} == {own}


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_no_object_is_applied_twice(environment: str) -> None:
    every = Counter(
        (each["metadata"].get("namespace"), name(each))
        for _, each in applied(environment)
    )

    assert [who for who, times in every.items() if times > 1] == []


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_every_namespace_exists_and_requires_restricted_pods(
    environment: str,
) -> None:
    every = [each for _, each in applied(environment)]
    made = {
        each["metadata"]["name"]: each["metadata"]["labels"]
        for each in every
        if each["kind"] == "Namespace"
    }

    used = {each["metadata"].get("namespace") for each in every} - {None}
    assert used == set(made)
    for labels in made.values():
        assert labels["pod-security.kubernetes.io/enforce"] == "restricted"


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_the_public_address_is_the_gateways_host(environment: str) -> None:
    gateways = of_kind(rendered(f"platform/overlays/{environment}"), "Gateway")
    host = gateways[0]["spec"]["listeners"][0]["hostname"]

    told = {
        each["data"]["HAAT_PUBLIC_URL"]
        for _, each in applied(environment)
        if each["metadata"]["name"].startswith("settings-")
    }
    assert told == {f"https://{host}"}


@pytest.mark.parametrize("deployable", deployables())
def test_every_config_map_and_secret_of_a_pod_exists(deployable: str) -> None:
    manifests = rendered(f"{deployable}/overlays/prod")
    there = {each["metadata"]["name"] for each in of_kind(manifests, "ConfigMap")}
    kept = of_kind(manifests, "ExternalSecret")
    there |= {each["spec"]["target"]["name"] for each in kept}

    text = yaml.safe_dump(of_kind(manifests, "Deployment", "Job"))
    send = re.findall(r"(?:configMapRef|secretRef):\n +name: (\S+)", text)
    send += re.findall(r"secretName: (\S+)", text)
    assert send
    assert set(send) <= there


def test_a_service_with_reference_data_has_its_job() -> None:
    found = {f"services/{spec.name}" for spec in installed().values() if spec.reference}
    assert found == set(WITH_REFERENCE)


@pytest.mark.parametrize("service", SERVICES)
def test_the_job_uses_the_image_of_the_service(service: str) -> None:
    manifests = rendered(f"{service}/overlays/prod")
    version = yaml.safe_load((K8S / service / "overlays/prod/version.yaml").read_text())
    jobs = of_kind(manifests, "Job")

    text = yaml.safe_dump(of_kind(manifests, "Deployment", "Job"))
    assert set(re.findall(r" image: (\S+)", text)) == {version["data"]["image"]}
    work = {"migrate", "reference"} if service in WITH_REFERENCE else {"migrate"}
    assert {each["metadata"]["name"] for each in jobs} == {
        f"{each}-{version['data']['version']}" for each in work
    }
    # What may change without a new version must not be in it.
    assert "configMapRef" not in yaml.safe_dump(jobs)


@pytest.mark.parametrize("service", SERVICES)
def test_the_autoscaler_uses_the_queue_length(service: str) -> None:
    manifests = rendered(f"{service}/overlays/prod")
    trigger = of_kind(manifests, "ScaledObject")[0]["spec"]["triggers"][0]
    counted = re.compile(trigger["metadata"]["queueName"])

    every = [
        each["spec"]["name"]
        for other in SERVICES
        for each in of_kind(rendered(f"{other}/overlays/prod"), "Queue")
    ]
    reader = service.removeprefix("services/")
    own = {each for each in every if each.startswith(f"{reader}.")}
    assert {each for each in every if counted.search(each)} == {
        each for each in own if HANDLERS.fullmatch(each)
    }


@pytest.mark.parametrize("service", SERVICES)
def test_a_service_has_two_queues_for_each_handler_and_three_for_retries(
    service: str,
) -> None:
    queues = [
        each["spec"]["name"]
        for each in of_kind(rendered(f"{service}/overlays/prod"), "Queue")
    ]
    handlers = [each for each in queues if HANDLERS.fullmatch(each)]

    assert handlers
    assert len(queues) == 2 * len(handlers) + 3


def test_every_exchange_of_a_binding_is_declared() -> None:
    brokers = of_kind(rendered("data/overlays/prod"), "Exchange")
    bound = {
        each["spec"]["source"]
        for service in SERVICES
        for each in of_kind(rendered(f"{service}/overlays/prod"), "Binding")
    }
    assert bound == {each["spec"]["name"] for each in brokers}


def test_a_service_has_the_same_command_as_on_one_machine() -> None:
    local = (ROOT / "deploy/local/stack/processes.py").read_text("utf-8")
    local_flags = set(re.findall(r'"(--[a-z-]+)"', local)) - {"--host", "--port"}
    pod = of_kind(rendered("services/auth/overlays/prod"), "Deployment")[0]
    main = pod["spec"]["template"]["spec"]["containers"][0]

    words = [*main["command"], *main["args"]]
    assert local_flags <= {word.split("=")[0] for word in words}
