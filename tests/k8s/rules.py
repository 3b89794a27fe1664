"""Rules for every pod of ours; each rule returns its violations."""

import re
from collections.abc import Callable, Iterator

from rendering import Manifest, name, of_kind

from tests.versions.tested import TESTED_POSTGRES, TESTED_RABBITMQ

Rule = Callable[[tuple[Manifest, ...]], Iterator[str]]

# The only one that asks the cluster anything, by a token of its own for an hour.
USES_THE_CLUSTER = {"Deployment traefik"}
PROBES = ("startupProbe", "readinessProbe", "livenessProbe")
MIB = 1_048_576
VARNISH = "/haat/varnish/run.sh"
# What varnish/run.sh gives to answers that are not stored.
TRANSIENT = 64 * MIB
PINNED = re.compile(r"[^:@]+:(?!latest)[\w][\w.-]*(@sha256:[0-9a-f]{64})?")

TESTED_IMAGES = {
    "postgres": re.compile(r"postgres:(15|17)\.\d+-bookworm"),
    "rabbitmq-server": TESTED_RABBITMQ,
}
ENTRYPOINT = "docker-entrypoint.sh"


def pods(manifests: tuple[Manifest, ...]) -> Iterator[tuple[Manifest, Manifest]]:
    for workload in of_kind(manifests, "Deployment", "StatefulSet", "Job"):
        yield workload, workload["spec"]["template"]["spec"]


def containers(pod: Manifest) -> list[Manifest]:
    return [*pod.get("initContainers", []), *pod["containers"]]


def probed(manifests: tuple[Manifest, ...]) -> Iterator[str]:
    for workload, pod in pods(manifests):
        for probe in () if workload["kind"] == "Job" else PROBES:
            if probe not in pod["containers"][0]:
                yield f"{name(workload)} has no {probe}"


def patient(manifests: tuple[Manifest, ...]) -> Iterator[str]:
    """A busy node answers late: a probe of one second ends pods that work."""
    for workload, pod in pods(manifests):
        for probe in ("readinessProbe", "livenessProbe"):
            for container in containers(pod):
                if (
                    container.get(probe, {"timeoutSeconds": 3}).get("timeoutSeconds", 1)
                    < 3
                ):
                    yield f"{name(workload)} {container['name']} {probe} waits briefly"


def spread(manifests: tuple[Manifest, ...]) -> Iterator[str]:
    """The loss of a node does not end all replicas of a component."""
    for workload in of_kind(manifests, "Deployment"):
        pod = workload["spec"]["template"]
        labels = pod["metadata"]["labels"]
        for each in pod["spec"].get("topologySpreadConstraints", []):
            is_own = each["labelSelector"]["matchLabels"].items() <= labels.items()
            keys = set(each["matchLabelKeys"])
            if is_own and "app.kubernetes.io/component" in keys & set(labels):
                break
        else:
            yield f"{name(workload)} may have all replicas on one node"


def limited(manifests: tuple[Manifest, ...]) -> Iterator[str]:
    for workload, pod in pods(manifests):
        for container in containers(pod):
            asked = container.get("resources", {})
            for kind in ("requests", "limits"):
                if not {"cpu", "memory"} <= set(asked.get(kind, {})):
                    yield f"{name(workload)} {container['name']} has no {kind}"


def restricted(manifests: tuple[Manifest, ...]) -> Iterator[str]:
    """The restricted standard, and a read-only file system."""
    for workload, pod in pods(manifests):
        whole = pod.get("securityContext", {})
        if not whole.get("runAsNonRoot") or not whole.get("runAsUser"):
            yield f"{name(workload)} may be root"
        if whole.get("seccompProfile") != {"type": "RuntimeDefault"}:
            yield f"{name(workload)} has no seccomp profile"
        for container in containers(pod):
            own = container.get("securityContext", {})
            if own.get("allowPrivilegeEscalation") is not False:
                yield f"{name(workload)} {container['name']} may gain rights"
            if own.get("capabilities") != {"drop": ["ALL"]}:
                yield f"{name(workload)} {container['name']} keeps capabilities"
            if own.get("readOnlyRootFilesystem") is not True:
                yield f"{name(workload)} {container['name']} writes anywhere"


def without_token(manifests: tuple[Manifest, ...]) -> Iterator[str]:
    for workload, pod in pods(manifests):
        volumes = str(pod.get("volumes", []))
        is_given = pod.get("automountServiceAccountToken") is not False
        is_mounted = "serviceAccountToken" in volumes
        if is_given or (is_mounted and name(workload) not in USES_THE_CLUSTER):
            yield f"{name(workload)} has a token of the cluster"


def replaced_gently(manifests: tuple[Manifest, ...]) -> Iterator[str]:
    for workload in of_kind(manifests, "Deployment"):
        rolling = workload["spec"].get("strategy", {}).get("rollingUpdate", {})
        if rolling.get("maxUnavailable") != 0:
            yield f"{name(workload)} ends old pods before new ones are ready"
        pod = workload["spec"]["template"]["spec"]
        pause = pod["containers"][0].get("lifecycle", {}).get("preStop", {})
        seconds = pause.get("sleep", {}).get("seconds", 0)
        if not 0 < seconds < pod["terminationGracePeriodSeconds"] - 10:
            yield f"{name(workload)} ends without warning"


def replicated_and_scaled(manifests: tuple[Manifest, ...]) -> Iterator[str]:
    budgets = of_kind(manifests, "PodDisruptionBudget")
    scaled = {
        each["spec"]["scaleTargetRef"]["name"]
        for each in of_kind(manifests, "HorizontalPodAutoscaler", "ScaledObject")
    }
    for workload in of_kind(manifests, "Deployment"):
        if not any(_selects(budget, workload) for budget in budgets):
            yield f"{name(workload)} has no disruption budget"
        is_fixed = "replicas" in workload["spec"]
        if is_fixed == (workload["metadata"]["name"] in scaled):
            yield f"{name(workload)} has two masters of its replicas, or none"


def _selects(budget: Manifest, workload: Manifest) -> bool:
    labels = workload["spec"]["template"]["metadata"]["labels"]
    return bool(budget["spec"]["selector"]["matchLabels"].items() <= labels.items())


def bounded(manifests: tuple[Manifest, ...]) -> Iterator[str]:
    """In each namespace, what no policy allows is denied, both ways."""
    closed = {
        policy["metadata"]["namespace"]
        for policy in of_kind(manifests, "NetworkPolicy")
        if policy["spec"]["podSelector"] == {}
        and "ingress" not in policy["spec"]
        and set(policy["spec"]["policyTypes"]) == {"Ingress", "Egress"}
    }
    for each in of_kind(manifests, "Deployment", "Job", "Cluster", "RabbitmqCluster"):
        if each["metadata"]["namespace"] not in closed:
            yield f"{name(each)} is open to everybody"


def pinned(manifests: tuple[Manifest, ...]) -> Iterator[str]:
    for workload, pod in pods(manifests):
        for container in containers(pod):
            if not PINNED.fullmatch(container["image"]):
                yield f"{name(workload)} {container['name']} runs any version"
            tested = TESTED_IMAGES.get(_program(container))
            if tested and not tested.match(container["image"]):
                yield f"{name(workload)} has a version that no test knows"
    for each in of_kind(manifests, "Cluster"):
        if each["spec"].get("imageCatalogRef", {}).get("major") not in TESTED_POSTGRES:
            yield f"{name(each)} has a PostgreSQL that no test knows"
    for each in of_kind(manifests, "RabbitmqCluster"):
        if not TESTED_RABBITMQ.match(each["spec"].get("image", "")):
            yield f"{name(each)} has a RabbitMQ that no test knows"


def startable(manifests: tuple[Manifest, ...]) -> Iterator[str]:
    """RabbitMQ 4.0 answers 404 to the startup probe of its operator from 2.22 on."""
    for each in of_kind(manifests, "RabbitmqCluster"):
        notes = each["metadata"].get("annotations", {})
        if notes.get("rabbitmq.com/legacy-startup-probe") != "true":
            yield f"{name(each)} never starts with its operator from 2.22 on"


def informed(manifests: tuple[Manifest, ...]) -> Iterator[str]:
    """The runtime of a container knows the container's limit of memory."""
    for workload, pod in pods(manifests):
        for container in containers(pod):
            reason = _uninformed(_program(container), container)
            if reason:
                yield f"{name(workload)} {container['name']}: {reason}"


def _program(container: Manifest) -> str:
    first, *others = container.get("command", ["node"])
    return str(others[0] if first == ENTRYPOINT else first)


def _uninformed(program: str, container: Manifest) -> str:
    given = {each["name"]: each for each in container.get("env", [])}
    limit = container["resources"]["limits"]["memory"]
    if program == "traefik":
        told = given.get("GOMEMLIMIT", {}).get("value", "0MiB").removesuffix("MiB")
        share = int(told) * MIB / in_bytes(limit)
        return "" if 0.7 <= share <= 0.85 else f"GOMEMLIMIT is {share:.0%} of {limit}"
    if program == "valkey-server":
        most = container["command"][container["command"].index("--maxmemory") + 1]
        share = int(most.removesuffix("mb")) * MIB / in_bytes(limit)
        return "" if share <= 0.7 else f"its store is {share:.0%} of {limit}"
    if program == "postgres":
        given_mb = re.search(r"shared_buffers=(\d+)MB", " ".join(container["command"]))
        share = int(given_mb[1] if given_mb else 0) * MIB / in_bytes(limit)
        return "" if 0 < share <= 0.25 else f"its buffers are {share:.0%} of {limit}"
    if program == "rabbitmq-server":
        return ""  # It reads the limit of its control group.
    if program == VARNISH:
        stored = int(container["command"][-1].removesuffix("m")) * MIB
        share = (stored + TRANSIENT) / in_bytes(limit)
        # Keys, threads and the log lie outside of both.
        return "" if share <= 0.7 else f"its storage is {share:.0%} of {limit}"
    if program == "node":
        told = given.get("NODE_OPTIONS", {}).get("value", "")
        return "" if "--max-old-space-size-percentage=" in told else "Node has no limit"
    if "MALLOC_ARENA_MAX" not in given:
        return "malloc counts the cores of the node"
    limits = given.get("HAAT_MEMORY_LIMIT", {}).get("valueFrom", {})
    is_told = limits.get("resourceFieldRef") == {"resource": "limits.memory"}
    return (
        "" if is_told or "HAAT_SERVICE" not in given else "its children have no limit"
    )


def in_bytes(quantity: str) -> int:
    number, unit = int(quantity[:-2]), quantity[-2:]
    return number * {"Mi": MIB, "Gi": 1024 * MIB}[unit]


RULES: tuple[Rule, ...] = (
    informed,
    probed,
    patient,
    spread,
    limited,
    restricted,
    without_token,
    replaced_gently,
    replicated_and_scaled,
    bounded,
    pinned,
    startable,
)
