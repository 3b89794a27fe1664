"""The component `opensearch` of catalog: its policy, its secret, its pods."""

import re
import shutil
from copy import deepcopy
from pathlib import Path

import pytest
import rules
import yaml
from objects import matches
from rendering import K8S, ROOT, Manifest, name, of_kind, rendered

OVERLAY = "services/catalog/overlays/prod"
PINNED = "../../../../components/pinned"
ADDRESSES, PORT = "10.20.0.0/24", 9200


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Production and its canary with the component, by the steps of docs/scaling.md."""
    made = tmp_path_factory.mktemp("opensearch") / "k8s"
    for folder in ("components", "services/catalog"):
        shutil.copytree(K8S / folder, made / folder)
    for folder, up in ((OVERLAY, ""), (f"{OVERLAY}/canary", "../")):
        file = made / folder / "kustomization.yaml"
        text = file.read_text("utf-8")
        assert f"{up}{PINNED}" in text
        added = f"{up}../../opensearch, {up}{PINNED}"
        file.write_text(text.replace(f"{up}{PINNED}", added), "utf-8")
    nodes = made / "services/catalog/opensearch/nodes.yaml"
    text = nodes.read_text("utf-8")
    nodes.write_text(re.sub(r"addresses: .*", f"addresses: {ADDRESSES}", text), "utf-8")
    return made


def the(kind: str, named: str, manifests: tuple[Manifest, ...]) -> Manifest:
    (found,) = (
        each for each in of_kind(manifests, kind) if each["metadata"]["name"] == named
    )
    return found


def test_only_the_api_and_its_canary_reach_the_nodes(copy: Path) -> None:
    manifests = rendered(OVERLAY, copy)
    policy = the("NetworkPolicy", "search-nodes", manifests)["spec"]
    canary = rendered(f"{OVERLAY}/canary", copy)
    selected = {
        each["metadata"]["name"]
        for each in of_kind((*manifests, *canary), "Deployment", "Job")
        if matches(
            policy["podSelector"], each["spec"]["template"]["metadata"]["labels"]
        )
    }

    assert selected == {"api", "canary"}
    (rule,) = policy["egress"]
    assert rule == {
        "to": [{"ipBlock": {"cidr": ADDRESSES}}],
        "ports": [{"port": PORT}],
    }


def test_nothing_else_of_catalog_changes(copy: Path) -> None:
    before = {name(each): each for each in rendered(OVERLAY)}
    after = {name(each): each for each in rendered(OVERLAY, copy)}

    assert set(after) - set(before) == {"NetworkPolicy search-nodes"}
    changed = {each for each in before if before[each] != after[each]}
    assert changed == {"Deployment api"}


def test_the_pods_need_less_without_an_index(copy: Path) -> None:
    pods = [
        the("Deployment", "api", rendered(OVERLAY, root))["spec"]["template"]["spec"]
        for root in (K8S, copy)
    ]
    (before, after) = (
        rules.in_bytes(pod["containers"][0]["resources"]["limits"]["memory"])
        for pod in pods
    )
    volumes = {each["name"]: each for each in pods[1]["volumes"]}

    assert after < before
    assert volumes["files"]["emptyDir"] == {"sizeLimit": "1Gi"}
    expected = deepcopy(pods[0]["containers"][0])
    expected["resources"] = pods[1]["containers"][0]["resources"]
    assert pods[1]["containers"][0] == expected


def test_the_canary_searches_as_the_running_pods(copy: Path) -> None:
    api = the("Deployment", "api", rendered(OVERLAY, copy))
    canary = the("Deployment", "canary", rendered(f"{OVERLAY}/canary", copy))

    assert canary["spec"]["template"]["spec"] == api["spec"]["template"]["spec"]


def test_the_address_with_its_password_is_in_the_store_only(copy: Path) -> None:
    manifests = rendered(OVERLAY, copy)
    secret = the("ExternalSecret", "secrets", manifests)["spec"]
    readme = (ROOT / "k8s/README.md").read_text("utf-8")
    row = next(
        line for line in readme.splitlines() if line.startswith("| `haat/catalog` |")
    )

    assert "CATALOG_SEARCH_URL" not in yaml.safe_dump(list(manifests))
    assert secret["dataFrom"] == [{"extract": {"key": "haat/catalog"}}]
    assert "`CATALOG_SEARCH_URL`" in row


@pytest.mark.parametrize("rule", rules.RULES, ids=lambda rule: rule.__name__)
def test_the_rules_hold(rule: rules.Rule, copy: Path) -> None:
    assert list(rule(rendered(OVERLAY, copy))) == []
