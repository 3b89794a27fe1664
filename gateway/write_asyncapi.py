"""Write gateway/asyncapi.json from the event classes and every service's
subscriptions; `--check` only compares."""

import argparse
import json
from pathlib import Path

from haat_gateway.asyncapi import document

from contracts.schemas import events
from servicekit.services import installed

WRITTEN = Path(__file__).parent / "asyncapi.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="exit 1 when stale")
    made = document(list(events()), installed())
    text = json.dumps(made, indent=1, ensure_ascii=False) + "\n"
    if parser.parse_args().check:
        if not WRITTEN.exists() or WRITTEN.read_text("utf-8") != text:
            raise SystemExit("gateway/asyncapi.json is stale: run `make schemas`")
        return
    WRITTEN.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
