"""What is checked of one environment on an API server, and its line of the table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from calls import is_free, needed
from objects import Environment, together
from reach import Call, allowed
from rendering import Manifest
from rendering import name as title

from tests.cluster.application import Applied, count, manifests, prepare, send
from tests.cluster.cluster import Cluster
from tests.cluster.control_plane import running
from tests.cluster.releases import release

COLUMNS = "{:9}{:>9}{:>12}{:>9}{:>9}{:>8}{:>9}{:>8}{:>9}"
HEAD = COLUMNS.format(
    *("cluster", "objects", "operators'", "refused", "changed"),
    *("calls", "no way", "open", "seconds"),
)
LEGEND = """\
operators': definitions of an operator's module, of all that are used; refused: errors
and warnings, also of the next version and of the way back; changed: objects that a
second apply changed; calls: connections between pods that are needed; no way: those of
them that the policies refuse; open: allowed ones without need; seconds: first apply"""


@dataclass
class Result:
    name: str
    objects: int
    sent: int
    definitions: str
    changed: list[str]
    calls: int
    seconds: float
    complaints: list[str] = field(default_factory=list)
    refused: list[Call] = field(default_factory=list)
    without_need: list[Call] = field(default_factory=list)

    @property
    def line(self) -> str:
        """As in `HEAD`."""
        return COLUMNS.format(
            *(self.name, self.objects, self.definitions, len(self.complaints)),
            *(len(self.changed), self.calls, len(self.refused)),
            *(len(self.without_need), f"{self.seconds:.1f}"),
        )

    @property
    def faults(self) -> list[str]:
        again = [f"changed by a second apply: {each}" for each in self.changed]
        refused = [f"refused: {' '.join(map(str, each))}" for each in self.refused]
        open_ones = [f"open: {' '.join(map(str, each))}" for each in self.without_need]
        missing = self.sent - self.objects
        lost = [f"{missing} objects are missing"] if missing else []
        faults = [*self.complaints, *lost, *again, *refused, *open_ones]
        return [f"{self.name}: {each}" for each in faults]


def check(name: str, binaries: Path) -> Result:
    """Applies an environment to an empty cluster of its own: twice, then the next
    version of every part, then the first version again."""
    with running(binaries) as (cluster, _):
        return check_on(cluster, name, binaries)


def check_on(cluster: Cluster, name: str, binaries: Path) -> Result:
    """The same on a cluster that is empty."""
    given = manifests(name)
    own, definitions = prepare(cluster, binaries, given)
    first, second = send(cluster, given), send(cluster, given)
    following = manifests(name, release("r2", cluster.folder))
    there = send(cluster, _others(following, given))
    steps = (first, second, there, send(cluster, _others(given, following)))
    defined = f"{own} of {definitions}"
    return _result(name, defined, steps, [*_changed(first, second)])


def apply_once(name: str, binaries: Path) -> Result:
    """The first step of `check`, for what has little time."""
    with running(binaries) as (cluster, _):
        given = manifests(name)
        own, definitions = prepare(cluster, binaries, given)
        steps = [send(cluster, given)]
    return _result(name, f"{own} of {definitions}", steps, [])


def _result(
    name: str, definitions: str, steps: Sequence[Applied], changed: list[str]
) -> Result:
    """Of one or several applies; the first two send the same objects."""
    first = steps[0]
    stored = together(steps[:2][-1].objects.values())
    return Result(
        name,
        objects=len(first.objects),
        sent=count(name),
        definitions=definitions,
        changed=changed,
        calls=len(needed(stored)),
        seconds=first.seconds,
        complaints=[words for each in steps for words in each.complaints],
        **calls(stored),
    )


def _others(given: list[Manifest], before: list[Manifest]) -> list[Manifest]:
    """Those that are not the same in both versions; raises ValueError without any."""
    if not (found := [each for each in given if each not in before]):
        raise ValueError("both versions are the same")
    return found


def _changed(first: Applied, second: Applied) -> Iterator[str]:
    for uid, after in second.objects.items():
        if _content(after) != _content(first.objects.get(uid, {"metadata": {}})):
            yield f"{after['metadata'].get('namespace')} {title(after)}"


def _content(stored: Manifest) -> Manifest:
    """Without the version: a claim gets a new one though nothing is different."""
    metadata = {**stored["metadata"], "resourceVersion": None}
    return {**stored, "metadata": metadata}


def calls(stored: Environment) -> dict[str, list[Call]]:
    """By the policies as the server returns them."""
    wanted = needed(stored)
    possible = {call for call in allowed(stored) if not is_free(call)}
    return {
        "refused": sorted(wanted - possible),
        "without_need": sorted(possible - wanted),
    }
