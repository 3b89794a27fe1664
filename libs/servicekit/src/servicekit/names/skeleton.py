"""How a name looks: two names with one skeleton are one name to a reader."""

import re
import unicodedata
from functools import lru_cache

# Of ASCII, after lower case: the library's table has letters of other scripts.
_ALIKE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o"})
_PAIRS = ((re.compile("rn"), "m"), (re.compile("vv"), "w"))


def skeleton(name: str) -> str:
    """Letters and digits only, without case, look-alikes folded."""
    # Before case goes: a capital looks like another letter than its small one.
    alike = "".join(_latin(c) for c in unicodedata.normalize("NFKD", name))
    small = "".join(_latin(c) for c in unicodedata.normalize("NFKD", alike.casefold()))
    plain = "".join(c for c in small if _is_alphanumeric(c)).translate(_ALIKE)
    for pair, letter in _PAIRS:
        plain = pair.sub(letter, plain)
    return plain


def _is_alphanumeric(character: str) -> bool:
    """Combining marks belong to Devanagari letters; elsewhere they are accents."""
    if unicodedata.category(character)[0] == "M":
        return "\u0900" <= character <= "\u097f"
    return character.isalnum() or character == "|"


@lru_cache(maxsize=5_000)
def _latin(character: str) -> str:
    """The ASCII letter or digit it is taken for, else itself."""
    if character.isascii():
        return character
    # Loaded by the first name that is not ASCII: its table takes 0.2 s.
    from confusable_homoglyphs import confusables

    similar = confusables.is_confusable(character)
    glyphs = [glyph["c"] for glyph in similar[0]["homoglyphs"]] if similar else []
    return next((c for c in glyphs if c.isascii() and c.isalnum()), character)
