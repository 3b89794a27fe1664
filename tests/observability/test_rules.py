"""Each alert has a runbook, and each rule fires when it should."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.observability.prometheus import needs_promtool, promtool, write_rules
from tests.observability.rules import (
    DASHBOARDS,
    FOLDER,
    ROOT,
    RULES,
    Alert,
    alerts,
    metrics_of,
    runbook,
)

RUNBOOKS = ROOT / "docs" / "runbooks"
# The page itself, and the one whose command runs on an operator's machine.
ELSEWHERE = {"README.md", "restore.md"}
PARTS = ["**Symptom.**", "**Cause.**", "## Diagnose", "## Fix", "## Afterwards"]
CASES = Path(__file__).with_name("cases.yaml")


def test_every_alert_has_a_runbook_and_a_severity() -> None:
    for alert in alerts():
        assert runbook(alert).is_file(), alert.name
        assert alert.labels["severity"] in {"page", "ticket"}, alert.name


@pytest.mark.parametrize("alert", alerts(), ids=lambda alert: alert.name)
def test_a_runbook_has_its_parts_in_order(alert: Alert) -> None:
    text = runbook(alert).read_text()
    at = [text.find(part) for part in PARTS]
    assert -1 not in at, PARTS[at.index(-1)]
    assert at == sorted(at)


def test_a_runbook_names_the_pods_of_its_commands() -> None:
    """`haat`, `rabbitmqctl` and SQL run in a pod: the page README.md says in which."""
    lost = []
    for file in RUNBOOKS.glob("*.md"):
        text = file.read_text()
        code = "\n".join(re.findall(r"^```\w*\n(.*?)^```", text, re.M | re.S))
        needs_pod = re.search(r"^(haat|rabbitmqctl|select)\b", code, re.M)
        if needs_pod and file.name not in ELSEWHERE and "](README.md)" not in text:
            lost.append(file.name)
    assert lost == []


def test_logs_in_runbooks_are_those_of_all_pods() -> None:
    books = {file.name: file.read_text() for file in RUNBOOKS.glob("*.md")}
    one_pod = re.compile(r"^kubectl .* logs deploy/\w+ --since", re.M)
    assert [name for name, text in books.items() if one_pod.search(text)] == []


def test_every_file_is_deployed() -> None:
    kustomization = yaml.safe_load((FOLDER / "kustomization.yaml").read_text())
    (boards,) = kustomization["configMapGenerator"]
    teams = yaml.safe_load((FOLDER / "dashboards/teams/kustomization.yaml").read_text())
    of_teams = {
        f"dashboards/teams/{f}" for f in teams["configMapGenerator"][0]["files"]
    }
    others = {"repository.yaml", "dashboards/teams"}
    deployed = {*kustomization["resources"], *boards["files"], *of_teams} - others
    assert deployed == {str(f.relative_to(FOLDER)) for f in (*RULES, *DASHBOARDS)}


def test_an_alert_links_to_its_runbook_on_any_host(tmp_path: Path) -> None:
    """GitHub and GitLab have a path before `docs`."""
    folder = shutil.copytree(FOLDER, tmp_path / "observability")
    file, address = folder / "repository.yaml", "github.com/owner/name/blob/main"
    changed = re.sub(r"(?m)^  address: .*$", f"  address: {address}", file.read_text())
    file.write_text(changed)

    kubectl = Path(sys.executable).with_name("kubectl")
    shown = subprocess.check_output([kubectl, "kustomize", folder], text=True)

    links = re.findall(r"runbook_url: (\S+)", shown)
    assert len(links) == len(alerts())
    before = f"https://{address}/docs/runbooks/"
    assert [link for link in links if not link.startswith(before)] == []


@needs_promtool
def test_alerts_fire_when_they_should_and_not_before(tmp_path: Path) -> None:
    (tmp_path / CASES.name).write_text(CASES.read_text())
    rules = write_rules(tmp_path)
    promtool(tmp_path, "check", "rules", *rules)
    promtool(tmp_path, "test", "rules", CASES.name)


@needs_promtool
def test_every_alert_has_a_test_case() -> None:
    cases = yaml.safe_load(CASES.read_text())["tests"]
    tried = {
        re.sub(r'.*alertname="(\w+)".*', r"\1", sample["labels"])
        for case in cases
        for asked in case["promql_expr_test"]
        for sample in asked.get("exp_samples", [])
    }
    assert tried == {alert.name for alert in alerts()}


def test_names_of_metrics_are_extracted() -> None:
    expr = 'max by (job, le) (rate(a_total{b="c", d!~"5.."}[5m:1m])) > 1 and e_s == 0'
    assert metrics_of(expr) == {"a_total", "e_s"}
