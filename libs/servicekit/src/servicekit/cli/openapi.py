"""`python -m servicekit.cli.openapi <service> <file>` writes the OpenAPI document."""

import json
import sys
from importlib import import_module
from pathlib import Path

from fastapi import FastAPI


def write(service: str, target: Path) -> None:
    app: FastAPI = import_module(f"{service}.main").app()
    target.write_text(json.dumps(app.openapi(), indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    write(sys.argv[1], Path(sys.argv[2]))
