"""The rules hold in the rendered objects, and each rule finds a violation."""

import shutil
from copy import deepcopy
from pathlib import Path

import pytest
import rules
from rendering import K8S, of_kind, overlays, rendered

PRIVILEGED = "allowPrivilegeEscalation: false"
SECURITY = "components/restricted/kustomization.yaml"
SCHEMA = "components/migration/kustomization.yaml"
BACKGROUND = "components/background/kustomization.yaml"
SERVICE = "components/service/kustomization.yaml"
VERSION = "services/auth/overlays/prod/version.yaml"
# file, what is there, what stands there instead, who complains
PLANTED = (
    ("components/api/deployment.yaml", "livenessProbe", "noProbe", rules.probed),
    (BACKGROUND, "startupProbe", "noProbe", rules.probed),
    (SECURITY, "topologySpread", "noSpread", rules.spread),
    (SECURITY, "[app.kubernetes.io/component, ", "[", rules.spread),
    ("components/api/deployment.yaml", "timeoutSeconds: 3", "x: 3", rules.patient),
    (BACKGROUND, "limits", "wishes", rules.limited),
    ("components/migration/job.yaml", "requests", "wishes", rules.limited),
    (SECURITY, "runAsNonRoot: true", "runAsNonRoot: false", rules.restricted),
    (SECURITY, PRIVILEGED, "privileged: true", rules.restricted),
    (SCHEMA, PRIVILEGED, "privileged: true", rules.restricted),
    (SECURITY, "[ALL]", "[CHOWN]", rules.restricted),
    (SECURITY, "Token: false", "Token: true", rules.without_token),
    (SECURITY, "maxUnavailable: 0", "maxUnavailable: 1", rules.replaced_gently),
    (SECURITY, "seconds: 5", "seconds: 0", rules.replaced_gently),
    (
        "components/relay/budget.yaml",
        "component: relay",
        "component: x",
        rules.replicated_and_scaled,
    ),
    (
        "components/relay/deployment.yaml",
        "replicas: 2",
        "paused: false",
        rules.replicated_and_scaled,
    ),
    (
        "components/boundary/default.yaml",
        "[Ingress, Egress]",
        "[Egress]",
        rules.bounded,
    ),
    (SERVICE, "HAAT_MEMORY_LIMIT", "HAAT_MEMORY", rules.informed),
    (SERVICE, "MALLOC_ARENA_MAX", "MALLOC_ARENAS", rules.informed),
    (VERSION, "auth:r1", "auth:latest", rules.pinned),
    (VERSION, "auth:r1", "auth", rules.pinned),
)


@pytest.mark.parametrize("overlay", overlays())
@pytest.mark.parametrize("rule", rules.RULES, ids=lambda rule: rule.__name__)
def test_every_overlay_obeys_the_rules(overlay: str, rule: rules.Rule) -> None:
    assert list(rule(rendered(overlay))) == []


def test_too_much_varnish_storage_is_reported() -> None:
    manifests = deepcopy(rendered("varnish/overlays/prod"))
    (workload,) = of_kind(manifests, "Deployment")
    workload["spec"]["template"]["spec"]["containers"][0]["command"][-1] = "400m"

    assert list(rules.informed(manifests)) != []


@pytest.mark.parametrize(
    ("kind", "field"), [("Cluster", "imageCatalogRef"), ("RabbitmqCluster", "image")]
)
def test_a_data_server_of_any_version_is_reported(kind: str, field: str) -> None:
    manifests = deepcopy(rendered("data/overlays/prod"))
    for each in of_kind(manifests, kind):
        del each["spec"][field]

    assert len(list(rules.pinned(manifests))) == len(of_kind(manifests, kind))


def test_a_broker_that_its_operator_never_starts_is_reported() -> None:
    manifests = deepcopy(rendered("data/overlays/prod"))
    (broker,) = of_kind(manifests, "RabbitmqCluster")
    broker["metadata"]["annotations"].pop("rabbitmq.com/legacy-startup-probe")

    assert list(rules.startable(manifests)) != []


def test_one_setting_names_the_registry_of_every_image(tmp_path: Path) -> None:
    copy = tmp_path / "k8s"
    for folder in ("components", "services/auth", "platform", "varnish"):
        shutil.copytree(K8S / folder, copy / folder)
    setting = copy / "components/pinned/registry.yaml"
    text = setting.read_text("utf-8")
    setting.write_text(text.replace("prefix: haat", "prefix: registry.test/haat"))

    for overlay in ("services/auth", "platform", "varnish"):
        for _, pod in rules.pods(rendered(f"{overlay}/overlays/prod", copy)):
            for container in rules.containers(pod):
                assert container["image"].startswith("registry.test/haat/")


@pytest.mark.parametrize(("file", "there", "instead", "rule"), PLANTED)
def test_a_broken_manifest_is_reported(
    file: str, there: str, instead: str, rule: rules.Rule, tmp_path: Path
) -> None:
    copy = tmp_path / "k8s"
    for folder in ("components", "services/auth"):
        shutil.copytree(K8S / folder, copy / folder)
    text = (copy / file).read_text("utf-8")
    assert there in text
    (copy / file).write_text(text.replace(there, instead), "utf-8")

    assert list(rule(rendered("services/auth/overlays/prod", copy))) != []
