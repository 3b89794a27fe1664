"""The JSON schema of every event: `python -m contracts.schemas` writes them."""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from servicekit.messaging.event import Event

FOLDER = Path(__file__).parents[2] / "schemas"
MODULES = ("auth", "catalog", "vendor", "drive", "engagement")


def events() -> Iterator[type[Event]]:
    """Every event class that travels: those that name a `type`."""
    for name in MODULES:
        module = import_module(f"contracts.{name}")
        for thing in vars(module).values():
            is_ours = isinstance(thing, type) and thing.__module__ == module.__name__
            if is_ours and issubclass(thing, Event) and "type" in vars(thing):
                yield thing


def schema_text(event: type[Event]) -> str:
    schema = {"$id": event.type, **event.model_json_schema()}
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for event in events():
        (FOLDER / f"{event.type}.json").write_text(schema_text(event))


if __name__ == "__main__":
    write()
