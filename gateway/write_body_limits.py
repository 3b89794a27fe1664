"""Write services/*/src/*/body_limits.json from the route table; `--check` only
compares."""

import argparse
import json
from pathlib import Path

from haat_gateway.body_limits import body_limits
from haat_gateway.routes import RouteTable, load

ROOT = Path(__file__).parents[1]


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
    """Every service's file with its text."""
    return {
        _home(owner): json.dumps(body_limits(table, owner), indent=1) + "\n"
        for owner, kind in table.owners.items()
        if kind == "api"
    }


def _home(owner: str) -> Path:
    return ROOT / "services" / owner / "src" / owner / "body_limits.json"


if __name__ == "__main__":
    main()
