"""The committed alerts and dashboards, and the names of metrics in them."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "k8s" / "platform" / "observability"
RULES = sorted((FOLDER / "alerts").glob("*.yaml"))
DASHBOARDS = sorted((FOLDER / "dashboards").rglob("*.json"))
# What stands in quotation marks, braces or brackets, and what follows by(...).
_NO_METRIC = re.compile(
    r'"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b(by|on|without)\s*\([^)]*\)', re.DOTALL
)
_IDENTIFIER = re.compile(r"[a-zA-Z_:][a-zA-Z0-9_:]*(?!\w|\s*\()")
_OPERATORS = {"and", "or", "unless", "bool", "s", "m", "h", "inf", "e"}


@dataclass(frozen=True)
class Alert:
    name: str
    expr: str
    labels: dict[str, str]
    annotations: dict[str, str]


def groups(file: Path) -> dict[str, Any]:
    """The rules as promtool reads them, without the wrapper of the operator."""
    spec: dict[str, Any] = yaml.safe_load(file.read_text())["spec"]
    return spec


def alerts() -> list[Alert]:
    return [
        Alert(rule["alert"], rule["expr"], rule["labels"], rule["annotations"])
        for file in RULES
        for group in groups(file)["groups"]
        for rule in group["rules"]
    ]


def runbook(alert: Alert) -> Path:
    """The file behind the address in the annotation."""
    return ROOT / "docs" / alert.annotations["runbook_url"].partition("/docs/")[2]


def expressions() -> Iterator[str]:
    """Of all alerts and of all panels."""
    yield from (alert.expr for alert in alerts())
    for file in DASHBOARDS:
        for panel in json.loads(file.read_text())["panels"]:
            yield from (target["expr"] for target in panel["targets"])


def metrics_of(expr: str) -> set[str]:
    return set(_IDENTIFIER.findall(_NO_METRIC.sub(" ", expr))) - _OPERATORS
