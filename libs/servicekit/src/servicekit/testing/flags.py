"""Feature flags for a test, from a real file."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from servicekit.flags.loading import load
from servicekit.settings import ServiceSettings


def write_flags(file: Path, **values: bool) -> None:
    """`guest_enquiries=False` is the flag `guest-enquiries`, off."""
    flags = {
        name.replace("_", "-"): {
            "variants": {"on": True, "off": False},
            "defaultVariant": "on" if value else "off",
        }
        for name, value in values.items()
    }
    file.write_text(json.dumps({"flags": flags}), "utf-8")


@contextmanager
def flags_of(settings: ServiceSettings, folder: Path, **values: bool) -> Iterator[Path]:
    """Inside, the service has these flags; yields their file."""
    file = folder / "flags.json"
    write_flags(file, **values)
    load(settings.model_copy(update={"flags_file": file}))
    try:
        yield file
    finally:
        load(settings)
