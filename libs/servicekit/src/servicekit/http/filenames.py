"""Names of files: text for people, never a path."""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, StringConstraints

from servicekit.error_detail import InvalidValue
from servicekit.error_texts import REQUIRED
from servicekit.http.fields import Clean

MAX_CHARACTERS = 120
MAX_EXTENSION = 8
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
    return name if len(name) <= MAX_CHARACTERS else _with(name, "")


def numbered(name: str, number: int) -> str:
    """`price list (2).pdf`"""
    return _with(name, f" ({number})")


def _with(name: str, addition: str) -> str:
    """The addition before the extension, in a name that is short enough."""
    stem, dot, extension = name.rpartition(".")
    if not dot or not stem or len(extension) > MAX_EXTENSION:
        return f"{name[: MAX_CHARACTERS - len(addition)]}{addition}"
    end = f"{addition}.{extension}"
    return f"{stem[: MAX_CHARACTERS - len(end)]}{end}"
