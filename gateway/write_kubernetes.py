"""Write what a cluster is told of routes and queues; `--check` only compares.

From the route table: each owner's `base/routes.yaml`, the gateway's middlewares and
Traefik's static configuration. From the services' subscriptions: `base/queues.yaml`.
"""

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import yaml
from haat_gateway.cluster import cluster_static
from haat_gateway.kubernetes import edge, routes_of
from haat_gateway.queues import queues_of
from haat_gateway.routes import RouteTable, load

ROOT = Path(__file__).parents[1]
HEADER = "# Made by gateway/write_kubernetes.py (`make k8s`): nobody edits it.\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="exit 1 when stale")
    parser.add_argument("--folder", type=Path, default=ROOT / "k8s")
    options = parser.parse_args()
    made = files(load(), options.folder)
    if options.check:
        stale = [path for path, text in made.items() if not _is(path, text)]
        if stale:
            names = ", ".join(str(path.relative_to(options.folder)) for path in stale)
            raise SystemExit(f"stale, run `make k8s`: {names}")
        return
    for path, text in made.items():
        path.write_text(text, "utf-8")


def files(table: RouteTable, folder: Path) -> dict[Path, str]:
    """Every generated file with its text."""
    gateway = folder / "platform" / "gateway"
    made = {
        gateway / "edge.yaml": _documents(edge(table)),
        gateway / "traefik.yaml": HEADER + _block(cluster_static()),
    }
    for owner, kind in table.owners.items():
        if kind == "gateway":  # edge.yaml
            continue
        base = folder / _home(owner, kind) / "base"
        made[base / "routes.yaml"] = _documents(routes_of(table, owner))
        if kind == "api":
            made[base / "queues.yaml"] = _lines(queues_of(owner))
    return made


def _home(owner: str, kind: str) -> str:
    if kind == "api":
        return f"services/{owner}"
    return f"frontends/{owner.removeprefix('mf-')}"


def _documents(objects: Iterable[dict[str, Any]]) -> str:
    return HEADER + "".join(f"---\n{_block(each)}" for each in objects)


class _Dumper(yaml.SafeDumper):
    """Writes a value out wherever it is, without anchors."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def _block(content: dict[str, Any]) -> str:
    return yaml.dump(content, Dumper=_Dumper, sort_keys=False, width=200)


def _lines(objects: Iterable[dict[str, Any]]) -> str:
    """A line each: hundreds of them, all alike."""
    lines = (
        yaml.safe_dump(each, default_flow_style=True, sort_keys=False, width=10_000)
        for each in objects
    )
    return HEADER + "".join(f"---\n{line}" for line in lines)


def _is(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text


if __name__ == "__main__":
    main()
