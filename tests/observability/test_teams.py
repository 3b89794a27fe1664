"""An alert goes to a team of CODEOWNERS, and each such team has its dashboard."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.observability.owners import DEPLOYING, TEAMS, team
from tests.observability.prometheus import needs_promtool, promtool, write_rules
from tests.observability.rules import DASHBOARDS, ROOT, alerts

sys.path.insert(0, str(ROOT / "tests" / "k8s"))
from rendering import Manifest, of_kind, overlays, rendered

AVAILABLE = "kube_deployment_status_replicas_available"
WANTED = "kube_deployment_spec_replicas"
BOARDS = {file.stem: json.loads(file.read_text()) for file in DASHBOARDS}


def test_every_service_and_front_end_has_a_dashboard_of_its_team() -> None:
    teams = {file.stem for file in DASHBOARDS if file.parent.name == "teams"}
    assert teams == DEPLOYING
    assert {f"haat-team-{each}" for each in TEAMS} <= {
        b["uid"] for b in BOARDS.values()
    }


def expressions(board: dict[str, Any]) -> list[str]:
    return [each["expr"] for panel in board["panels"] for each in panel["targets"]]


@pytest.mark.parametrize("name", sorted(DEPLOYING))
def test_a_dashboard_of_a_team_has_figures_of_this_team_alone(name: str) -> None:
    texts = expressions(BOARDS[name])
    assert texts
    assert [text for text in texts if "$" in text] == []
    selected = [text.count("{") for text in texts]
    assert selected == [text.count(f'team="{name}"') for text in texts]


@pytest.mark.parametrize("name", ["requests", "events"])
def test_a_dashboard_of_all_teams_has_one_or_all(name: str) -> None:
    texts = expressions(BOARDS[name])
    assert {each["name"] for each in BOARDS[name]["templating"]["list"]} >= {"team"}
    assert [text for text in texts if 'team=~"$team"' not in text] == []


WITH_LABEL = [each for each in alerts() if each.labels["team"] == "{{ $labels.team }}"]
BY_NAMESPACE = "NoPodAvailable"


def test_every_other_team_is_one_of_codeowners() -> None:
    others = {each.name: each.labels["team"] for each in alerts()}
    for each in WITH_LABEL:
        del others[each.name]
    assert "$labels.namespace" in others.pop(BY_NAMESPACE)
    assert set(others.values()) <= TEAMS


def deployments() -> list[tuple[str, Manifest]]:
    """With the team that owns their manifests."""
    return [
        (team(Path(overlay).parents[1].as_posix()), each)
        for overlay in overlays()
        if overlay.endswith("/prod")
        for each in of_kind(rendered(overlay), "Deployment", "Pooler")
    ]


@needs_promtool
def test_a_deployment_without_a_pod_calls_its_team(tmp_path: Path) -> None:
    series, expected = [], []
    for owner, each in deployments():
        space, name = (each["metadata"][key] for key in ("namespace", "name"))
        labels = f'deployment="{name}", namespace="{space}"'
        for metric, value in ((AVAILABLE, 0), (WANTED, 2)):
            series.append({"series": f"{metric}{{{labels}}}", "values": f"{value}x10"})
        found = f'{{alertname="{BY_NAMESPACE}", {labels}, team="{owner}"}}'
        expected.append({"labels": found, "value": 1})
    labels = "alertname, deployment, namespace, team"
    firing = f'ALERTS{{alertname="{BY_NAMESPACE}",alertstate="firing"}}'
    query = f"count by ({labels}) ({firing})"
    asked = {"expr": query, "eval_time": "5m", "exp_samples": expected}
    case = {"interval": "1m", "input_series": series, "promql_expr_test": [asked]}
    content = {"rule_files": write_rules(tmp_path), "tests": [case]}
    (tmp_path / "teams.yaml").write_text(yaml.safe_dump(content))
    promtool(tmp_path, "test", "rules", "teams.yaml")
