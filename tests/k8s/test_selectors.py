"""Every selector of every environment has a match, and a broken one is found."""

import shutil
from pathlib import Path

import pytest
import references
import selection
import targets
from objects import environment, together
from rendering import ENVIRONMENTS, K8S, overlays, rendered

RULES = (*selection.RULES, *references.RULES)
BOUNDARY = "components/boundary/default.yaml"
SERVING = "components/serving/reach.yaml"
SCALING = "components/serving/scaling.yaml"
MONITORS = "components/service/monitors.yaml"
GATEWAY = "platform/gateway/reach.yaml"
NETWORK = "components/service/network.yaml"
AUTH = "services/auth/base/kustomization.yaml"
# file, what is there, what stands there instead, who complains
PLANTED = (
    (AUTH, "includeTemplates", "includeSelectors", selection.policies),
    (BOUNDARY, "k8s-app: kube-dns", "k8s-app: dns", selection.policies),
    (BOUNDARY, "port: 53", "port: 54", selection.policies),
    (NETWORK, "serves: http", "serves: https", selection.policies),
    (SERVING, "port: http", "port: web", selection.policies),
    (GATEWAY, "haat-shell", "haat-web", selection.policies),
    (SCALING, "serves: http", "serves: https", selection.budgets),
    (SERVING, "selector: { serves", "selector: { serve", selection.services),
    (SERVING, "targetPort: http", "targetPort: web", selection.services),
    (MONITORS, "port: metrics", "port: http", selection.monitors),
    (MONITORS, "port: http", "port: metrics", selection.monitors),
    (SCALING, "name: api", "name: main", selection.autoscalers),
    (SERVING, "port: 80", "port: 8080", references.routes),
    (
        "components/service/secrets.yaml",
        "rabbitmq.com/topology-operator",
        "rabbitmq.com/operator",
        references.users,
    ),
    (
        "platform/gateway/rights.yaml",
        "Account, name: t",
        "Account, name: x",
        references.bindings,
    ),
)


@pytest.mark.parametrize("name", ENVIRONMENTS)
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_every_selector_matches_something(name: str, rule: selection.Rule) -> None:
    assert list(rule(environment(name))) == []


def test_every_kustomize_target_matches_something() -> None:
    assert targets.unused_targets() == []


@pytest.mark.parametrize("overlay", overlays())
def test_no_placeholder_remains(overlay: str) -> None:
    assert targets.placeholders(rendered(overlay)) == []


def changed(folder: Path, file: str, there: str, instead: str) -> Path:
    """A copy of what auth and the platform need, with one text replaced."""
    copy = folder / "k8s"
    for part in ("components", "services/auth", "platform"):
        shutil.copytree(K8S / part, copy / part)
    text = (copy / file).read_text("utf-8")
    assert there in text
    (copy / file).write_text(text.replace(there, instead), "utf-8")
    return copy


@pytest.mark.parametrize(("file", "there", "instead", "rule"), PLANTED)
def test_a_selector_without_a_match_is_reported(
    file: str, there: str, instead: str, rule: selection.Rule, tmp_path: Path
) -> None:
    copy = changed(tmp_path, file, there, instead)
    owner = "platform" if file.startswith("platform") else "services/auth"
    overlay = f"{owner}/overlays/prod"
    own = [id(each) for each in rendered(overlay)]
    others = [each for each in environment("prod").manifests if id(each) not in own]

    assert list(rule(together([*others, *rendered(overlay, copy)]))) != []


def test_a_target_without_a_match_is_reported(tmp_path: Path) -> None:
    file = "components/pinned/kustomization.yaml"
    copy = changed(tmp_path, file, "kind: Job", "kind: CronJob")

    assert ("components/pinned", "CronJob", ".*") in targets.unused_targets(copy)
    assert targets.placeholders(rendered("services/auth/overlays/prod", copy)) != []
