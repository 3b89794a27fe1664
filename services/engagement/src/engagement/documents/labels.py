"""Labels of a document: those that all have, and its own."""

import json
from functools import cache
from importlib.resources import files

from servicekit.http.language import Locale

Labels = dict[str, str]
SHARED = "engagement.documents"


@cache
def labels_of(package: str, locale: Locale) -> Labels:
    """`texts.json` of the package, over the shared one."""
    return {**_read(SHARED)[locale], **_read(package)[locale]}


def _read(package: str) -> dict[str, Labels]:
    source = files(package).joinpath("texts.json")
    loaded: dict[str, Labels] = json.loads(source.read_text("utf-8"))
    return loaded


def registered(pan: str | None, registration: str | None, labels: Labels) -> list[str]:
    """A company's numbers, in Latin digits as they are registered."""
    numbers = {"pan": pan, "registration": registration}
    return [f"{labels[key]}: {value}" for key, value in numbers.items() if value]
