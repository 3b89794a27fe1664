"""Names of files: text for people, never a path."""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, StringConstraints

from servicekit.error_detail import InvalidValue
from servicekit.error_texts import REQUIRED
from servicekit.http.fields import Clean

MAX_CHARACTERS = 120
_NEEDED_IN_NEPALI = ("\u200c", "\u200d")


def _plain(name: str) -> str:
    """Without control characters and without those that change the reading order."""
    visible = "".join(c for c in name if _is_visible(c)).strip()
    if not visible:
        raise InvalidValue(REQUIRED)
    return visible


def _is_visible(character: str) -> bool:
    if character in _NEEDED_IN_NEPALI:
        return True
    return unicodedata.category(character) not in ("Cc", "Cf", "Zl", "Zp")


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=MAX_CHARACTERS),
    Clean,
    AfterValidator(_plain),
]


def shortened(name: str) -> str:
    """A long name without its middle: the extension stays."""
    if len(name) <= MAX_CHARACTERS:
        return name
    stem, dot, extension = name.rpartition(".")
    if not dot or len(extension) > 8:
        return name[:MAX_CHARACTERS]
    return f"{stem[: MAX_CHARACTERS - 1 - len(extension)]}.{extension}"


def numbered(name: str, number: int) -> str:
    """`price list (2).pdf`"""
    stem, dot, extension = name.rpartition(".")
    if not dot or not stem:
        return shortened(f"{name[: MAX_CHARACTERS - 5]} ({number})")
    return f"{stem[: MAX_CHARACTERS - 6 - len(extension)]} ({number}).{extension}"
