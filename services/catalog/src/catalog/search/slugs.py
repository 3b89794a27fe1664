"""Addresses made from names, in either script."""

import re

from servicekit.spelling.devanagari import romanise
from servicekit.spelling.fold import tokenize

LONGEST = 80
_OUTSIDE = re.compile(r"[^a-z0-9]+")


def slugify(name: str) -> str:
    """`जीरा मसिनो चामल` becomes `jiraa-masino-chaamal`; never empty."""
    roman = "-".join(romanise(word) for word in tokenize(name))
    return _OUTSIDE.sub("-", roman)[:LONGEST].strip("-") or "product"
