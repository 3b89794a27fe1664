"""Alerts and dashboards use metrics and labels that exist."""

import re

import pytest

from tests.observability.labels import of, unknown
from tests.observability.rules import ROOT, Alert, alerts, expressions, metrics_of

EVERY = sorted(set(expressions()))
VALUE = re.compile(r'\b(?:outcome|result|type|route|channel)="([^"]+)"')
GROUPING = re.compile(r"\bby \(([^)]*)\)")
AGGREGATION = re.compile(r"\b(sum|max|min|avg|count)\b")
SOURCES = [
    *(ROOT / "libs").glob("*/src/**/*.py"),
    *(ROOT / "services").glob("*/src/**/*.py"),
    *(ROOT / "services").glob("*/openapi.json"),
]


def test_every_metric_and_label_exists() -> None:
    assert {text: [*unknown(text)] for text in EVERY if [*unknown(text)]} == {}


def test_every_value_is_one_of_the_code() -> None:
    code = "\n".join(file.read_text("utf-8") for file in SOURCES)
    values = {value for text in EVERY for value in VALUE.findall(text)}
    assert values
    assert {value for value in values if f'"{value}"' not in code} == set()


def labels_of(alert: Alert) -> set[str]:
    """An aggregation leaves those after `by`, or none."""
    left = [{*each.split(", ")} for each in GROUPING.findall(alert.expr)]
    if left:
        return set.intersection(*left)
    if AGGREGATION.search(alert.expr):
        return set()
    return set().union(*(of(metric) or () for metric in metrics_of(alert.expr)))


@pytest.mark.parametrize("alert", alerts(), ids=lambda alert: alert.name)
def test_a_text_names_labels_that_the_alert_has(alert: Alert) -> None:
    texts = " ".join([*alert.labels.values(), *alert.annotations.values()])
    assert {*re.findall(r"\$labels\.(\w+)", texts)} <= labels_of(alert)


@pytest.mark.parametrize(
    "text",
    [
        "sum by (quue) (queue_messages)",
        'rate(http_requests_total{code="200"}[5m])',
        "sum(outbox_lost)",
        "max by (le) (rate(http_requests_total[5m]))",
    ],
)
def test_an_unknown_metric_or_label_is_reported(text: str) -> None:
    assert [*unknown(text)] != []
