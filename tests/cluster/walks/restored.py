"""The nightly copy of `small`, into an empty PostgreSQL, as k8s/README.md and
docs/runbooks/restore.md say."""

import time

from rendering import K8S

from tests.cluster.live.images import SERVICES
from tests.cluster.walks import enquiry
from tests.cluster.walks.rollout import deployments
from tests.cluster.walks.system import Line, System

ROWS = "select count(*) from enquiries"


def walk(system: System) -> Line:
    number = enquiry.send(system)
    before = system.sql("haat_engagement", ROWS)
    dump = system.kubectl("haat-data", *_dump())
    began = time.monotonic()
    found = [each for each in deployments(system) if each[0][5:] in SERVICES]
    stop(system, found)
    _empty(system)
    system.kubectl("haat-data", *_psql(), stdin=dump)
    start(system, found)
    seconds = time.monotonic() - began
    after = system.sql("haat_engagement", ROWS)
    faults = [] if before == after else [f"{before} enquiries before, {after} after"]
    enquiry.send(system)
    figures = f"{len(dump) / 1e6:.0f} MB, {after} enquiries, back after {seconds:.0f} s"
    return Line("a backup restored (restore)", figures, faults + lost(system, number))


def _dump() -> tuple[str, ...]:
    return ("exec", "postgres-0", "--", "pg_dumpall", "-U", "haat", "-h", "127.0.0.1")


def _psql() -> tuple[str, ...]:
    words = ("psql", "-q", "-U", "haat", "-h", "127.0.0.1", "-d", "postgres")
    return ("exec", "-i", "postgres-0", "--", *words)


def _empty(system: System) -> None:
    """As after the loss of a disk: databases as the image makes them."""
    for name in SERVICES:
        system.sql("postgres", f"drop database haat_{name} with (force)")


def stop(system: System, found: list[tuple[str, str]]) -> None:
    """Until the pods have ended."""
    for space, name in found:
        system.kubectl(space, "scale", f"deployment/{name}", "--replicas=0")
    for space in {space for space, _ in found}:
        gone = ("wait", "--for=delete", "pods", "--timeout=120s")
        chosen = "--selector=app.kubernetes.io/component in (api,relay,worker)"
        system.cluster.call(f"--namespace={space}", *gone, chosen)


def start(system: System, found: list[tuple[str, str]]) -> None:
    """The Jobs migrate again, and the manifests have the numbers of replicas."""
    for space in {space for space, _ in found}:
        chosen = f"--selector=app.kubernetes.io/name={space.removeprefix('haat-')}"
        system.kubectl(space, "delete", "jobs", chosen)
    system.cluster.kubectl("apply", f"--kustomize={K8S}/small")
    for space, name in found:
        system.rolled_out(space, name)


def lost(system: System, number: str) -> list[str]:
    found = system.sql("haat_engagement", f"{ROWS} where id = '{number}'")
    return [] if found == "1" else [f"enquiry {number} is lost"]
