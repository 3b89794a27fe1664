"""Write body_limits.json and rate_limits.json of each service from the route table;
`--check` only compares."""

import argparse
import json
from pathlib import Path

from haat_gateway.body_limits import body_limits
from haat_gateway.rate_limits import rate_limits
from haat_gateway.routes import RouteTable, load

ROOT = Path(__file__).parents[1]
KINDS = {"body_limits": body_limits, "rate_limits": rate_limits}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="exit 1 when stale")
    is_check = parser.parse_args().check
    for path, text in files(load()).items():
        if is_check and (not path.exists() or path.read_text("utf-8") != text):
            raise SystemExit(f"{path.name} is stale: run `make k8s`")
        if not is_check:
            path.write_text(text, "utf-8")


def files(table: RouteTable) -> dict[Path, str]:
    """Every service's two files with their texts."""
    return {
        _package(owner) / f"{name}.json": json.dumps(limits(table, owner), indent=1)
        + "\n"
        for owner, kind in table.owners.items()
        if kind == "api"
        for name, limits in KINDS.items()
    }


def _package(owner: str) -> Path:
    return ROOT / "services" / owner / "src" / owner


if __name__ == "__main__":
    main()
