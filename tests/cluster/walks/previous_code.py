"""docs/migrations.md: the code of N-1 runs on today's schema, under load."""

from rendering import K8S

from tests.cluster.live.images import OF_BEFORE, image_of, previous
from tests.cluster.walks import enquiry
from tests.cluster.walks.load import load
from tests.cluster.walks.system import Line, System
from tests.cluster.walks.versions import apply_part

SPACE, OVERLAY = f"haat-{OF_BEFORE}", f"services/{OF_BEFORE}/overlays/small"
PROCESSES = ("api", "relay", "worker")


def walk(system: System) -> Line:
    name = "code of N-1 on today's schema"
    if (before := previous()) is None:
        return Line(name, "SKIPPED: this clone has no commit of N-1")
    with load(system) as visitors:
        _set(system, image_of(before))
        shown = _revisions(system)
        faults = [] if _is_older(shown) else [f"the code is of today: {shown}"]
        enquiry.send(system)
        apply_part(system, K8S / OVERLAY)
    enquiry.send(system)
    figures = f"{before.title[:8]}, {shown}, an enquiry arrived, {visitors.figures}"
    return Line(name, figures, [*faults, *visitors.faults])


def _set(system: System, image: str) -> None:
    """Not as a release: its Job would look for today's migrations, and in vain."""
    for process in PROCESSES:
        parts = (f"main={image}", f"schema={image}")
        system.kubectl(SPACE, "set", "image", f"deployment/{process}", *parts)
    system.replaced(SPACE, *PROCESSES)


def _revisions(system: System) -> str:
    """`engagement: tables of 0045, 0044 needed`"""
    return system.haat(OF_BEFORE, "schema", "await", OF_BEFORE).strip()


def _is_older(shown: str) -> bool:
    applied, needed = shown.rpartition(": tables of ")[2].split(", ")
    return needed < f"{applied} needed"
