"""The labels of metrics: ours from the code, those of others from a list."""

import ast
import re
from collections.abc import Iterator

from tests.observability.rules import ROOT, metrics_of

MODULES = [
    file
    for folder in ("libs/servicekit/src", "services")
    for file in (ROOT / folder).rglob("*.py")
    if "tests" not in file.parts
]
KINDS = {"Counter", "Gauge", "Histogram"}
# Of each target: by Prometheus, its operator and our monitors.
OF_TARGETS = {"namespace", "pod", "service", "job", "team"}
_OF_ROUTERS = {"code", "method", "protocol", "router", "service"}
# By prefix. Queues are ours, but their names are no constants.
OF_OTHERS = {
    "ALERTS": {"alertname", "alertstate"},
    "broker_reachable": set[str](),
    "kube_deployment_": {"namespace", "deployment"},
    "process_": set[str](),
    "queue_": {"queue"},
    "traefik_router_": _OF_ROUTERS | {"le"},
    "up": set[str](),
}
_USED = (
    re.compile(r"\bby \(([^)]*)\)"),
    re.compile(r'[{,]\s*(\w+)\s*(?:=~|!~|!=|=)\s*"'),
)


def own() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in MODULES:
        found |= dict(_declared(ast.parse(file.read_text("utf-8"))))
    return found


def _declared(tree: ast.Module) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in KINDS:
            continue
        match node.args:
            case [ast.Constant(value=str(name)), ast.Constant(), *more]:
                names = ast.literal_eval(more[0]) if more else []
                yield name, {*names}
                yield f"{name}_bucket", {*names, "le"}


OWN = own()


def of(metric: str) -> set[str] | None:
    """None: nobody has this metric."""
    if metric in OWN:
        return OWN[metric] | OF_TARGETS
    known = [found for prefix, found in OF_OTHERS.items() if metric.startswith(prefix)]
    return known[0] | OF_TARGETS if known else None


def used(expr: str) -> set[str]:
    """After `by` and in selectors."""
    lists = [text for pattern in _USED for text in pattern.findall(expr)]
    return {name for text in lists for name in re.findall(r"\w+", text)}


def unknown(expr: str) -> Iterator[str]:
    """Metrics and labels of the expression that do not exist."""
    possible: set[str] = set()
    for metric in metrics_of(expr):
        found = of(metric)
        if found is None:
            yield metric
        possible |= found or set()
    yield from used(expr) - possible
