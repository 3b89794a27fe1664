"""Names of files: text to show, never a path."""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, StringConstraints

from servicekit.error_detail import InvalidValue
from servicekit.error_texts import REQUIRED
from servicekit.http.fields import Clean

MOST_CHARACTERS = 120
_NEEDED_IN_NEPALI = ("\u200c", "\u200d")


def _plain(name: str) -> str:
    """Without control characters and without those that turn the reading order."""
    shown = "".join(c for c in name if _is_shown(c)).strip()
    if not shown:
        raise InvalidValue(REQUIRED)
    return shown


def _is_shown(character: str) -> bool:
    if character in _NEEDED_IN_NEPALI:
        return True
    return unicodedata.category(character) not in ("Cc", "Cf", "Zl", "Zp")


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=MOST_CHARACTERS),
    Clean,
    AfterValidator(_plain),
]


def shortened(name: str) -> str:
    """A long name without its middle: the ending says what it is."""
    if len(name) <= MOST_CHARACTERS:
        return name
    stem, dot, ending = name.rpartition(".")
    if not dot or len(ending) > 8:
        return name[:MOST_CHARACTERS]
    return f"{stem[: MOST_CHARACTERS - 1 - len(ending)]}.{ending}"


def numbered(name: str, number: int) -> str:
    """`price list (2).pdf`"""
    stem, dot, ending = name.rpartition(".")
    if not dot or not stem:
        return shortened(f"{name[: MOST_CHARACTERS - 5]} ({number})")
    return f"{stem[: MOST_CHARACTERS - 6 - len(ending)]} ({number}).{ending}"
