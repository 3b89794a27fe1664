"""`Name`: one line of text that looks like what it is."""

import re
import unicodedata
from typing import Annotated

from pydantic import AfterValidator, StringConstraints

from servicekit.error_detail import InvalidValue
from servicekit.error_texts import (
    NAME_HAS_BADGE,
    NAME_HAS_LINK,
    NAME_HIDDEN_CHARACTERS,
    NAME_NOT_ALPHANUMERIC,
    REQUIRED,
)
from servicekit.http.fields import Clean

_BADGES = frozenset("✓✔✅☑⍻🗸🗹✪🛡🔰🏅🎖🆗")
# Letters and marks that draw nothing.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_SIGNS = ("Cc", "Cf", "Co", "Cn", "Zl", "Zp")
# Devanagari joins and parts its letters with these two.
_JOINER = re.compile(r"(?<=[\u0900-\u097f])[\u200c\u200d](?=[\u0900-\u097f])")
_LINK = re.compile(r"://|\bwww\.|[^\s@]@[^\s@]+\.[^\s@]|[<>]")


def _plain(name: str) -> str:
    """Refuses what hides, turns the reading order or looks like a badge."""
    if any(_is_hidden(character) for character in _JOINER.sub("", name)):
        raise InvalidValue(NAME_HIDDEN_CHARACTERS)
    if any(character in _BADGES for character in name):
        raise InvalidValue(NAME_HAS_BADGE)
    return " ".join(name.split())


def _is_hidden(character: str) -> bool:
    return unicodedata.category(character) in _SIGNS or character in _BLANK


def _present(name: str) -> str:
    if not name:
        raise InvalidValue(REQUIRED)
    return name


def _unlinked(name: str) -> str:
    if name and not any(character.isalnum() for character in name):
        raise InvalidValue(NAME_NOT_ALPHANUMERIC)
    if _LINK.search(unicodedata.normalize("NFKC", name).casefold()):
        raise InvalidValue(NAME_HAS_LINK)
    return name


OptionalName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=255),
    Clean,
    AfterValidator(_plain),
]
Name = Annotated[OptionalName, AfterValidator(_present)]
# Of people and companies: letters, and no way out of the page.
NoLink = AfterValidator(_unlinked)
