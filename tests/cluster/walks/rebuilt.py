"""Replicas and indexes are built again under load: replica-late, changes-unheard."""

from rendering import SERVICES

from tests.cluster.walks import enquiry
from tests.cluster.walks.load import load
from tests.cluster.walks.system import Line, System, eventually

DATABASE, COUNT = "haat_engagement", "select count(*) from categories"
WITHIN_S = 120


def walk(system: System) -> Line:
    before = int(system.sql(DATABASE, COUNT))
    with load(system) as visitors:
        system.sql(DATABASE, "delete from categories")
        system.haat("engagement", "resync", "engagement", "categories")
        there = lambda: int(system.sql(DATABASE, COUNT)) == before  # noqa: E731
        filled = eventually(there, WITHIN_S, "the categories of engagement")
        system.haat("catalog", "resync", "catalog", "sellers")
        rebuilt = system.haat("catalog", "search", "rebuild").strip()
    enquiry.send(system)
    found = [
        f"haat topology prune says {said}"
        for service in SERVICES
        if "0 old queues deleted" not in (said := _pruned(system, service))
    ]
    figures = f"{before} categories back after {filled:.0f} s; {rebuilt}"
    figures += f"; {visitors.figures}"
    name = "a replica built again (replica-late)"
    return Line(name, figures, [*visitors.faults, *found])


def _pruned(system: System, service: str) -> str:
    """docs/runbooks/old-queues.md: a new cluster has none."""
    return system.haat(service, "topology", "prune")
