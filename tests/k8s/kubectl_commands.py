"""What a written command of kubectl names, and what of it exists nowhere."""

import re
from collections.abc import Iterator
from functools import cache

from objects import Environment, Pod, environment, matches, together
from rendering import K8S, ROOT, rendered

# Pods of operators: name, container. `small` has StatefulSets of ours.
PODS = {"rabbitmq-server-0": "rabbitmq"}
# The virtual host of each pod of a broker, and what is done in one.
HOSTS = {"rabbitmq-server-0": "haat", "rabbitmq-0": "/"}
IN_A_HOST = {"quorum_status", "list_queues", "list_bindings", "purge_queue"}
# Of $(…) in the namespace of a Cluster.
PRIMARY, PRIMARYS = "NAME", "postgres"
KINDS = {
    "deploy": "Deployment",
    "deployment": "Deployment",
    "statefulset": "StatefulSet",
    "service": "Service",
    "configmap": "ConfigMap",
    "scaledobject": "ScaledObject",
    "externalsecret": "ExternalSecret",
    "cluster.postgresql.cnpg.io": "Cluster",
    "scheduledbackup.postgresql.cnpg.io": "ScheduledBackup",
    "user.rabbitmq.com": "User",
}
# Names that a shell gives.
VARIABLES = ("$process", "NAME")


def mistakes(words: list[str]) -> Iterator[str]:
    """The namespace, and the pods, containers and objects that are named in it."""
    if words[0] in ("apply", "diff") and "-k" in words:
        folder = words[words.index("-k") + 1]
        if "$" not in folder and not (ROOT / folder).is_dir():
            yield "there is no such folder"
        return
    space = words[words.index("-n") + 1].replace("NAME", "vendor")
    pods = [pod for pod in _pods() if pod.namespace == space]
    if not pods:
        yield f"there is no namespace {space}"
    for selector in _values(words, "-l"):
        if not any(matches(_selector(selector), pod.labels) for pod in pods):
            yield f"no pod in {space} has {selector}"
    for kind, name in _objects(words[: _end(words)]):
        if name not in VARIABLES and not _exists(kind, name, space):
            yield f"{space} has no {kind} {name}"
    if "logs" in words:
        yield from _logged(space, words)
    if "exec" in words:
        yield from _container(space, words)
        yield from _virtual_host(words)


def _selector(text: str) -> dict[str, object]:
    """`a=b,c=d` or `a in (b,c)`."""
    if found := re.fullmatch(r"(\S+) in \((.*)\)", text):
        values = found[2].split(",")
        return {
            "matchExpressions": [{"key": found[1], "operator": "In", "values": values}]
        }
    return {"matchLabels": dict(part.split("=", 1) for part in text.split(","))}


def _objects(words: list[str]) -> Iterator[tuple[str, str]]:
    """Of `kind/name`, and of the names after a word that is a kind."""
    kind = ""
    for word in words:
        first, _, name = word.partition("/")
        if first in KINDS and name and "=" not in name:
            yield KINDS[first], name
        elif word in KINDS:
            kind = KINDS[word]
        elif re.fullmatch(r"\w[\w-]*", word) and kind:
            yield kind, word
        else:
            kind = ""


def _exists(kind: str, name: str, space: str) -> bool:
    return any(each.find(kind, name, space) for each in _environments())


def _logged(space: str, words: list[str]) -> Iterator[str]:
    if any(re.match(r"deploy(ment)?/", word) for word in words):
        yield "reads one pod of several: choose them by -l, or one by its name"
    for given in _values(words, "-c"):
        if given not in _containers(space):
            yield f"no pod in {space} has a container {given}"


def _container(space: str, words: list[str]) -> Iterator[str]:
    """`exec` into a pod with several containers names one of them."""
    given = [*_values(words[: _end(words)], "-c"), ""][0]
    target = _target(words)
    is_database = any(each.namespace == space for each in _primaries())
    if target in PODS:
        known = [PODS[target]]
    elif is_database:
        known = [PRIMARYS]
        if target != PRIMARY:
            yield f"{target} may be a replica: choose the primary by its label"
    else:
        known = sorted({*_containers(space, re.sub(r"^deploy/|-\d$", "", target))})
        if len(known) == 1 and not given:
            return
    if given not in known:
        yield f"{target} in {space}: its containers are {known}, not {given!r}"


def _virtual_host(words: list[str]) -> Iterator[str]:
    host = HOSTS.get(_target(words), "")
    if IN_A_HOST & {*words} and _values(words, "--vhost") != [host]:
        yield f"the virtual host is {host}"


def _target(words: list[str]) -> str:
    """The first word after `exec` that is no option."""
    after = words[words.index("exec") + 1 : _end(words)]
    options = {"-c", *_values(after, "-c")}
    return next((each for each in after if each[0] != "-" and each not in options), "")


def _end(words: list[str]) -> int:
    return words.index("--") if "--" in words else len(words)


def _values(words: list[str], option: str) -> list[str]:
    return [words[at + 1] for at, each in enumerate(words) if each == option]


def _containers(space: str, workload: str = "") -> Iterator[str]:
    """Of a workload, or of the namespace."""
    for cluster in _environments():
        for each in cluster.manifests:
            named = each["metadata"]
            is_here = named.get("namespace") == space
            if (
                is_here
                and each["kind"] in ("Deployment", "StatefulSet")
                and workload in ("", named["name"])
            ):
                pod = each["spec"]["template"]["spec"]
                yield from (container["name"] for container in pod["containers"])


@cache
def _environments() -> tuple[Environment, ...]:
    canaries = together(
        each
        for folder in sorted(K8S.glob("*/*/overlays/prod/canary"))
        for each in rendered(str(folder.relative_to(K8S)))
    )
    return environment("prod"), environment("small"), canaries


def _pods() -> Iterator[Pod]:
    for each in _environments():
        yield from each.pods


def _primaries() -> Iterator[Pod]:
    return (each for each in _pods() if "cnpg.io/instanceRole" in each.labels)
