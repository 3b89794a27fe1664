"""`kubectl apply -k k8s/small`: the whole system on one node of 4 GiB."""

import json
import os
import re
import subprocess
import sys
from base64 import b64decode
from copy import deepcopy
from pathlib import Path

import capacity
import pytest
import rules
import yaml
from objects import environment
from rendering import K8S, ROOT, Manifest, name, of_kind, overlays, rendered
from test_settings import SETTINGS

GIB = 1024 * rules.MIB
# The other half GiB is for the kubelet, the system and the cluster's DNS.
NODE = capacity.Capacity(memory=7 * GIB // 2, cpu=1_900)
OPERATORS = {
    "Cluster",
    "ExternalSecret",
    "HorizontalPodAutoscaler",
    "PodMonitor",
    "Queue",
    "RabbitmqCluster",
    "ScaledObject",
    "ServiceMonitor",
    "User",
}
SYSTEM = rendered("small")


def needed(manifests: tuple[Manifest, ...]) -> capacity.Capacity:
    """Everything runs, one part is rolled out, one Job works."""
    rolled = capacity.of_replicas(manifests, "Deployment")
    fixed = capacity.of_replicas(manifests, "StatefulSet")
    jobs = [
        capacity.of_pod(each["spec"]["template"]["spec"])
        for each in of_kind(manifests, "Job")
    ]
    largest = max(rolled.values(), key=lambda each: each.memory)
    job = max(jobs, key=lambda each: each.memory)
    return capacity.total([*rolled.values(), *fixed.values(), largest, job])


def fits(manifests: tuple[Manifest, ...]) -> bool:
    found = needed(manifests)
    return found.memory <= NODE.memory and found.cpu <= NODE.cpu


def test_everything_fits_on_a_node_of_4_gib_and_2_cores() -> None:
    found = needed(SYSTEM)
    print(f"{found.memory // rules.MIB} MiB, {found.cpu} thousandths of a core")
    assert fits(SYSTEM)


def test_more_replicas_than_fit_are_reported() -> None:
    manifests = deepcopy(SYSTEM)
    (worker, *_) = (
        each
        for each in of_kind(manifests, "Deployment")
        if each["metadata"]["name"] == "worker"
    )
    worker["spec"]["replicas"] = 4
    assert not fits(manifests)


def test_one_command_applies_what_the_parts_apply() -> None:
    parts = [each for each in overlays() if each.endswith("/small")]
    applied = {
        (each["metadata"].get("namespace"), name(each))
        for part in parts
        for each in rendered(part)
    }
    assert {(each["metadata"].get("namespace"), name(each)) for each in SYSTEM} == (
        applied
    )


def test_no_operator_and_one_replica_of_each_process() -> None:
    assert {each["kind"] for each in SYSTEM} & OPERATORS == set()
    assert {
        each["spec"]["replicas"]
        for each in of_kind(SYSTEM, "Deployment", "StatefulSet")
    } == {1}


def test_the_same_processes_run_as_in_production() -> None:
    def processes(manifests: tuple[Manifest, ...]) -> set[tuple[str, str]]:
        return {
            (each["metadata"]["namespace"], each["metadata"]["name"])
            for each in of_kind(manifests, "Deployment")
        }

    assert processes(SYSTEM) == processes(environment("prod").manifests)


def test_a_service_declares_its_queues_before_its_migrations() -> None:
    jobs = [
        each for each in of_kind(SYSTEM, "Job") if "migrate" in each["metadata"]["name"]
    ]
    assert len(jobs) == len([*K8S.glob("services/*/base")])
    for each in jobs:
        pod = each["spec"]["template"]["spec"]
        (first,) = pod["initContainers"]
        assert first["command"] == ["haat", "topology", "apply"]
        assert first["image"] == pod["containers"][0]["image"]


def test_the_databases_are_those_of_compose() -> None:
    (databases,) = (
        each["data"]["databases.sql"]
        for each in of_kind(SYSTEM, "ConfigMap")
        if each["metadata"]["name"].startswith("databases")
    )
    assert databases == (ROOT / "deploy/compose/databases.sql").read_text("utf-8")


@pytest.fixture(scope="module")
def secrets(
    tmp_path_factory: pytest.TempPathFactory,
) -> dict[tuple[str, str], Manifest]:
    """As the commands of k8s/README.md make them."""
    folder = tmp_path_factory.mktemp("secrets")
    (folder / "keys").mkdir()
    (folder / "keys/one.pem").write_text("a key", "utf-8")
    for script in ("compose/write_secrets.py", "small/print_secrets.py"):
        command = [sys.executable, str(ROOT / "deploy" / script), str(folder)]
        printed = subprocess.run(command, check=True, capture_output=True).stdout
    return {
        (each["metadata"]["namespace"], each["metadata"]["name"]): _decoded(each)
        for each in json.loads(printed)["items"]
    }


def _decoded(secret: Manifest) -> dict[str, str]:
    """Of `data`: `kubectl apply` never removes a key of `stringData`."""
    return {key: b64decode(text).decode() for key, text in secret["data"].items()}


def test_every_secret_of_a_pod_is_printed(
    secrets: dict[tuple[str, str], Manifest],
) -> None:
    used = {
        (each["metadata"]["namespace"], secret)
        for each in of_kind(SYSTEM, "Deployment", "StatefulSet", "Job")
        for secret in re.findall(r"secretName: (\S+)", yaml.safe_dump(each))
    }
    assert used == set(secrets)


@pytest.mark.parametrize("service", SETTINGS)
def test_a_service_starts_in_production_with_the_printed_secrets(
    service: str,
    secrets: dict[tuple[str, str], Manifest],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    given = secrets[f"haat-{service}", "secrets"]
    (settings,) = (
        each["data"]
        for each in of_kind(rendered(f"services/{service}/overlays/small"), "ConfigMap")
        if each["metadata"]["name"].startswith("settings")
    )
    for key in list(os.environ):
        if key.startswith(("HAAT_", f"{service.upper()}_")):
            monkeypatch.delenv(key)
    for key, value in given.items():
        (tmp_path / key).write_text(value, "utf-8")
    for key, value in settings.items():
        monkeypatch.setenv(key, value)
    monkeypatch.setenv("HAAT_SECRETS_DIR", str(tmp_path))

    read = SETTINGS[service]()

    assert read.is_production
    assert "@postgres.haat-data.svc:5432/haat_" in read.database_url
    assert "@rabbitmq.haat-data.svc:5672/" in read.amqp_url


def test_without_a_signing_key_nothing_is_printed(tmp_path: Path) -> None:
    write = [sys.executable, str(ROOT / "deploy/compose/write_secrets.py"), tmp_path]
    subprocess.run(write, check=True)
    printing = [sys.executable, str(ROOT / "deploy/small/print_secrets.py"), tmp_path]
    done = subprocess.run(printing, check=False, capture_output=True, text=True)

    assert done.returncode != 0
    assert done.stdout == ""
    assert "haat keys rotate" in done.stderr


def test_the_readme_has_the_commands() -> None:
    readme = (K8S / "README.md").read_text("utf-8")
    assert "kubectl apply -k k8s/small" in readme
    assert "deploy/small/print_secrets.py" in readme
