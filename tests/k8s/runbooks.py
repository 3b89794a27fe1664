"""The commands in docs/runbooks, and what is wrong with each."""

import re
import shlex
import sys
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from objects import Environment, Pod, environment, together
from rendering import K8S, ROOT, rendered
from typer.main import get_command

from servicekit.cli.main import build

sys.path.insert(0, str(ROOT / "deploy" / "pipelines"))
import canary
from error_budget import SERVICES
from set_version import Refused, find

BOOKS = sorted((ROOT / "docs" / "runbooks").glob("*.md"))
FENCE = re.compile(r"^ *```(\w+)\n(.*?)^ *```", re.M | re.S)
INLINE = re.compile(r"`([^`\n]+)`")
PROGRAMS = ("haat", "kubectl", "make", "deploy/pipelines/canary.py")
# Pods of operators: name, container. `small` has StatefulSets of ours.
PODS = {"postgres-1": "postgres", "rabbitmq-server-0": "rabbitmq"}
NAMESPACE = re.compile(r"-n (haat-[a-z-]+)")


class Command(NamedTuple):
    book: str
    text: str


def fences(language: str) -> Iterator[Command]:
    for file in BOOKS:
        for found, body in FENCE.findall(file.read_text("utf-8")):
            if found == language:
                yield Command(file.name, body)


def commands() -> Iterator[Command]:
    """Each one of a fence or of a sentence; a pipe has several."""
    for book, body in fences("sh"):
        for line in body.replace("\\\n", "").splitlines():
            yield from _parts(book, line)
    for file in BOOKS:
        prose = FENCE.sub("", file.read_text("utf-8"))
        for text in INLINE.findall(prose):
            yield from _parts(file.name, text)


def _parts(book: str, line: str) -> Iterator[Command]:
    whole = re.sub(r"\$\([^)]*\)", "NAME", line.split(" # ")[0])
    for part in re.split(r" \| |; ", whole):
        text = re.sub(r"^(do|xargs) ", "", part.strip())
        program, *words = text.split(" ")
        # Without a namespace or a folder a sentence only mentions kubectl.
        is_mention = program == "kubectl" and not {"-n", "-k"} & set(words)
        if program in PROGRAMS and words and words != ["…"] and not is_mention:
            yield Command(book, text)


def mistakes(command: Command) -> Iterator[str]:
    """A loop over all services is checked for each of them."""
    if "$service" in command.text:
        for name in SERVICES:
            text = command.text.replace("$service", name)
            yield from mistakes(command._replace(text=text))
        return
    program = command.text.split(" ")[0].rpartition("/")[2]
    check = {"haat": _haat, "kubectl": _kubectl, "make": _make, "canary.py": _canary}
    try:
        yield from check[program](_split(command.text)[1:])
    except ValueError as broken:
        yield str(broken)


def _split(text: str) -> list[str]:
    return shlex.split(re.sub(r"<([a-z ]+)>", "NAME", text))


def _haat(words: list[str]) -> Iterator[str]:
    found = get_command(build())
    while words and (inner := getattr(found, "commands", None)):
        name, *words = words
        if name not in inner:
            yield f"haat has no {name}"
            return
        found = inner[name]
    options = {each for param in found.params for each in param.opts if each[0] == "-"}
    given = [each for each in words if not each.startswith("-")]
    unknown = {each for each in words if each.startswith("-")} - options
    if unknown:
        yield f"{found.name} has no {unknown}"
    takes = [each for each in found.params if each.param_type_name == "argument"]
    # Without any value it is mentioned only.
    least = sum(each.required for each in takes) if given else 0
    if not least <= len(given) <= len(takes):
        yield f"{found.name} takes {[each.name for each in takes]}"


def _make(words: list[str]) -> Iterator[str]:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in (each for each in words if "=" not in each):
        if not re.search(rf"^{re.escape(target)}:", makefile, re.M):
            yield f"there is no target {target}"


def _canary(words: list[str]) -> Iterator[str]:
    action, *others = words
    if action not in canary.COMMANDS or canary.COMMANDS[action][1] != len(others):
        yield f"canary.py has no {action} with {len(others)} values"
        return
    try:
        find(others[0])
    except Refused as refused:
        yield str(refused)


def _kubectl(words: list[str]) -> Iterator[str]:
    """The namespace, and the pods, containers and objects that are named in it."""
    if words[0] == "apply" and "-k" in words:
        if not (ROOT / words[words.index("-k") + 1]).is_dir():
            yield "there is no such folder"
        return
    space = words[words.index("-n") + 1].replace("NAME", "vendor")
    pods = [pod for pod in _pods() if pod.namespace == space]
    if not pods:
        yield f"there is no namespace {space}"
    for selector in _values(words, "-l"):
        wanted = dict([selector.split("=")])
        if not any(wanted.items() <= pod.labels.items() for pod in pods):
            yield f"no pod in {space} has {selector}"
    for word in words:
        if found := re.fullmatch(r"(?:deploy|deployment)/([\w$-]+)", word):
            names = [pod.name for pod in pods] + ["$process"]
            if found[1] not in names:
                yield f"{space} has no Deployment {found[1]}"
    if "exec" in words:
        yield from _container(space, words)


def _container(space: str, words: list[str]) -> Iterator[str]:
    """`exec` into a pod with several containers names one of them."""
    given = [*_values(words[: _end(words)], "-c"), ""][0]
    target = next(
        (each for each in words if re.match(r"deploy/|[a-z-]+-\d$", each)), ""
    )
    if target in PODS:
        known = [PODS[target]]
    else:
        known = sorted({*_containers(space, re.sub(r"^deploy/|-\d$", "", target))})
        if len(known) == 1 and not given:
            return
    if given not in known:
        yield f"{target} in {space}: its containers are {known}, not {given!r}"


def _end(words: list[str]) -> int:
    return words.index("--") if "--" in words else len(words)


def _values(words: list[str], option: str) -> list[str]:
    return [words[at + 1] for at, each in enumerate(words) if each == option]


def _containers(space: str, workload: str) -> Iterator[str]:
    for cluster in _environments():
        for kind in ("Deployment", "StatefulSet"):
            if found := cluster.find(kind, workload, space):
                pod = found["spec"]["template"]["spec"]
                yield from (each["name"] for each in pod["containers"])


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
