"""The commands in docs/runbooks, and what is wrong with each and with all of a book."""

import re
import shlex
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import kubectl_commands
from objects import Environment, environment
from rendering import ROOT
from typer.main import get_command

from servicekit.cli.main import build

sys.path.insert(0, str(ROOT / "deploy" / "pipelines"))
import canary
from error_budget import SERVICES
from set_version import Refused, find

BOOKS = sorted((ROOT / "docs" / "runbooks").glob("*.md"))
# Other pages with commands; this guide names a service that does not exist.
GUIDE = "adding-a-service.md"
PAGES = [
    ROOT / "k8s" / "README.md",
    *(each for each in sorted((ROOT / "docs").glob("*.md")) if each.name != GUIDE),
]
FENCE = re.compile(r"^ *```(\w+)\n(.*?)^ *```", re.M | re.S)
INDENTED = re.compile(r"^ {4,}(\w.*)$", re.M)
INLINE = re.compile(r"`([^`\n]+)`")
PROGRAMS = ("haat", "kubectl", "make", "deploy/pipelines/canary.py")
INNER = re.compile(r"\$\(([^()]*)\)")
# A pipe and a list have several; not inside of quotes.
PART = re.compile(r"""(?:'[^']*'|"[^"]*"|[^'"|;])+""")
BROKER = re.compile(r"(?:^ *|`)(rabbitmq[\w-]+ [^`|\n]*)", re.M)
PAUSED = re.compile(r"-n (\S+) annotate (\w+[ /]\w+) \S+/paused-replicas(=|-)")
SCALED = re.compile(r"-n (\S+) scale (.+) --replicas=(\d+)")


class Command(NamedTuple):
    book: str
    text: str


def fences(language: str, files: Iterable[Path] = BOOKS) -> Iterator[Command]:
    for file in files:
        for found, body in FENCE.findall(file.read_text("utf-8")):
            if found == language:
                yield Command(file.name, body)


def commands(files: Sequence[Path] = BOOKS) -> Iterator[Command]:
    """Each one of a fence or of a sentence; a pipe has several."""
    for book, body in fences("sh", files):
        for line in body.replace("\\\n", "").splitlines():
            yield from _parts(book, line)
    for file in files:
        prose = FENCE.sub("", file.read_text("utf-8"))
        for text in (*INLINE.findall(prose), *INDENTED.findall(prose)):
            yield from _parts(file.name, text)


def _parts(book: str, line: str) -> Iterator[Command]:
    line = re.split(r" +# ", line)[0]
    for inner in INNER.findall(line):
        yield from _parts(book, inner)
    whole = INNER.sub("NAME", line)
    for part in PART.findall(whole):
        text = re.sub(r"^(do|xargs(?: -n 1)?) ", "", part.strip())
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
    kubectl = kubectl_commands.mistakes
    check = {"haat": _haat, "kubectl": kubectl, "make": _make, "canary.py": _canary}
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


def unfinished(book: str) -> Iterator[str]:
    """What the commands of a book stop and none of them starts again."""
    return left_stopped([each.text for each in commands() if each.book == book])


def left_stopped(texts: list[str]) -> Iterator[str]:
    texts = [each.replace("$service", "vendor") for each in texts]
    ends = {found.groups() for each in texts for found in PAUSED.finditer(each)}
    for space, name, end in ends:
        if end == "=" and (space, name, "-") not in ends:
            yield f"{name} in {space} stays paused"
    is_applied = any(each.startswith("kubectl apply -k") for each in texts)
    scaled = [found.groups() for each in texts for found in SCALED.finditer(each)]
    counts = {(space, name, n) for space, all_, n in scaled for name in all_.split()}
    for space, name, _ in counts:
        for each in (environment("prod"), environment("small")):
            written, usual = _replicas(each, space, name.partition("/")[2])
            is_back = (space, name, str(usual)) in counts or (written and is_applied)
            if usual and not is_back:
                yield f"{name} in {space} does not get its {usual} replicas"


def _replicas(
    cluster: Environment, space: str, workload: str
) -> tuple[bool, int | None]:
    """Whether a manifest has their number, and the number. KEDA's own has none."""
    for kind in ("Deployment", "StatefulSet"):
        found = cluster.find(kind, workload, space)
        if found and "replicas" in found["spec"]:
            return True, int(found["spec"]["replicas"])
    for each in cluster.of_kind("HorizontalPodAutoscaler"):
        spec, place = each["spec"], each["metadata"]["namespace"]
        if (place, spec["scaleTargetRef"]["name"]) == (space, workload):
            return False, int(spec["minReplicas"])
    return False, None


def without_host(book: str) -> list[str]:
    """Commands of no pod, though the virtual host of `small` is another one."""
    text = (BOOKS[0].parent / book).read_text("utf-8")
    return [
        found
        for found in BROKER.findall(text)
        if kubectl_commands.IN_A_HOST & {*found.split()} or "%2F_" in found
    ]
