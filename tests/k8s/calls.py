"""The connections between pods that routes, settings and `calls.yaml` need."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import yaml
from objects import PODS, Environment
from reach import Call, address
from rendering import Manifest, deployables

TABLE = yaml.safe_load(Path(__file__).with_name("calls.yaml").read_text("utf-8"))
SERVICE = re.compile(r"([a-z-]+)\.(haat-[a-z-]+)\.svc(?::(\d+))?")
GATEWAY = "haat-gateway/traefik"


def needed(cluster: Environment) -> set[Call]:
    calls = (*_routes(cluster), *_settings(cluster), *_others(cluster))
    return {call for call in calls if not is_free(call)}


def is_free(call: Call) -> bool:
    return any(
        fnmatchcase(call.source, each.get("from", "*"))
        and fnmatchcase(call.target, each.get("to", "*"))
        and call.port in each.get("ports", [call.port])
        for each in TABLE["free"]
    )


def unknown_settings(cluster: Environment) -> set[str]:
    """Settings with the address of a Service that `calls.yaml` does not have."""
    found = {setting for _, setting, _ in _received(cluster)}
    return found - set(TABLE["settings"])


def _routes(cluster: Environment) -> Iterator[Call]:
    """The gateway calls the Services of its routes, and those that step in for them."""
    for route in cluster.of_kind("HTTPRoute"):
        for rule in route["spec"]["rules"]:
            for each in rule["backendRefs"]:
                if each.get("kind") != "TraefikService":
                    space = route["metadata"]["namespace"]
                    yield from _to(cluster, GATEWAY, each["name"], space, each["port"])
    for each in cluster.of_kind("TraefikService"):
        for part in each["spec"]["failover"].values():
            if "port" in part:
                space = part.get("namespace", each["metadata"]["namespace"])
                yield from _to(cluster, GATEWAY, part["name"], space, part["port"])


def _settings(cluster: Environment) -> Iterator[Call]:
    for source, setting, found in _received(cluster):
        callers = TABLE["settings"].get(setting, [])
        if any(fnmatchcase(source, pattern) for pattern in callers):
            name, space, port = found.groups()
            yield from _to(cluster, source, name, space, int(port or 80))


def _received(cluster: Environment) -> Iterator[tuple[str, str, re.Match[str]]]:
    """Pod, setting, and an address in its value."""
    for workload in cluster.of_kind(*PODS):
        space = workload["metadata"]["namespace"]
        source = f"{space}/{workload['metadata']['name']}"
        for container in workload["spec"]["template"]["spec"]["containers"]:
            for setting, value in _environment(cluster, space, container).items():
                for found in SERVICE.finditer(value):
                    yield source, setting, found


def _environment(
    cluster: Environment, space: str, container: Manifest
) -> dict[str, str]:
    values = {each["name"]: each.get("value", "") for each in container.get("env", [])}
    for each in container.get("envFrom", []):
        if "configMapRef" in each:
            found = cluster.find("ConfigMap", each["configMapRef"]["name"], space)
            values |= (found or {}).get("data", {})
    return values


def _to(
    cluster: Environment, source: str, name: str, space: str, port: int
) -> Iterator[Call]:
    """Calls to the pods of a Service, at the port behind its own."""
    service = cluster.find("Service", name, space)
    spec: dict[str, Any] = service["spec"] if service else {"ports": [], "selector": {}}
    for pod in cluster.pods_in(space, {"matchLabels": spec["selector"]}):
        for each in spec["ports"]:
            if each["port"] == port:
                target = each["targetPort"]
                yield Call(source, address(pod), pod.named_ports.get(target, target))


def _others(cluster: Environment) -> Iterator[Call]:
    pods = {address(pod) for pod in cluster.pods}
    services = [each for each in deployables() if each.startswith("services/")]
    for line in TABLE["others"]:
        if "where" not in line or cluster.of_kind(line["where"]):
            for service in services:
                yield from _line(pods, line, service.removeprefix("services/"))


def _line(pods: set[str], line: dict[str, Any], name: str) -> Iterator[Call]:
    """One line of `others`, for the service of this name."""
    patterns = [each.replace("NAME", name) for each in line.get("to", [])]
    sources = line.get("from", line.get("within")).replace("NAME", name)
    for source in (pod for pod in pods if fnmatchcase(pod, sources)):
        for target in [source] if "within" in line else pods:
            if "within" in line or any(fnmatchcase(target, one) for one in patterns):
                yield from (Call(source, target, port) for port in line["ports"])
