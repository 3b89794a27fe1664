"""The labels that Prometheus gives to what a monitor scrapes."""

import re
from collections.abc import Iterator

from objects import Environment, matches
from rendering import Manifest

Labels = dict[str, str]


def targets(cluster: Environment, monitor: Manifest) -> Iterator[Labels]:
    """`namespace`, `job` and those of the relabelings, for each selected object."""
    metadata, spec = monitor["metadata"], monitor["spec"]
    unnamed = metadata["name"]
    if monitor["kind"] == "PodMonitor":
        unnamed = f"{metadata['namespace']}/{unnamed}"
    for labels in _selected(cluster, monitor):
        job = labels.get(spec.get("jobLabel", ""), unnamed)
        for endpoint in spec.get("endpoints") or spec["podMetricsEndpoints"]:
            scraped = {"namespace": metadata["namespace"], "job": job}
            yield relabelled(scraped, endpoint.get("relabelings", []))


def _selected(cluster: Environment, monitor: Manifest) -> Iterator[Labels]:
    space, selector = monitor["metadata"]["namespace"], monitor["spec"]["selector"]
    if monitor["kind"] == "PodMonitor":
        yield from (pod.labels for pod in cluster.pods_in(space, selector))
        return
    for service in cluster.of_kind("Service"):
        labels = service["metadata"].get("labels", {})
        if service["metadata"]["namespace"] == space and matches(selector, labels):
            yield labels


def relabelled(labels: Labels, rules: list[Manifest]) -> Labels:
    """As Prometheus does by the action `replace`."""
    for rule in rules:
        value = ";".join(labels.get(each, "") for each in rule.get("sourceLabels", []))
        if found := re.fullmatch(rule.get("regex", "(.*)"), value):
            group = re.sub(r"\$(\d)", r"\\\1", rule.get("replacement", "$1"))
            labels = labels | {rule["targetLabel"]: found.expand(group)}
    return labels
