"""Merge services/*/openapi.json into gateway/openapi.json; `--check` only compares."""

import argparse
import json
from pathlib import Path

from haat_gateway.openapi import merge

ROOT = Path(__file__).parents[1]
MERGED = ROOT / "gateway" / "openapi.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="exit 1 when stale")
    text = _merged()
    if parser.parse_args().check:
        if not MERGED.exists() or MERGED.read_text("utf-8") != text:
            raise SystemExit("gateway/openapi.json is stale: run `make openapi`")
        return
    MERGED.write_text(text, "utf-8")


def _merged() -> str:
    documents = {
        path.parent.name: json.loads(path.read_text("utf-8"))
        for path in sorted(ROOT.glob("services/*/openapi.json"))
    }
    return json.dumps(merge(documents), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    main()
