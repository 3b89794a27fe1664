"""One spelling for all spellings: chamal, chaamal and चामल fold to the same word."""

import re
import unicodedata
from functools import lru_cache

from servicekit.spelling.devanagari import romanise

_TOKEN = re.compile(r"[0-9a-z\u0900-\u0963\u0966-\u096f]+")

# In this order: digraphs first, so that their letters are not read alone.
_RULES = [
    (re.compile(pattern), to)
    for pattern, to in (
        (r"chh|ch", "ç"),  # a letter of its own until c is free
        (r"c(?=[eiy])", "s"),
        (r"ck|c|q", "k"),
        (r"ph", "f"),
        (r"x", "ks"),
        (r"([kgjtdbs])h", r"\1"),
        (r"[vw]", "b"),
        (r"z", "j"),
        (r"ee", "i"),
        (r"oo", "u"),
        (r"y", "i"),
        (r"m(?=[bpf])", "n"),
        (r"([a-zç])\1+", r"\1"),
        (r"(?<=...)[eo]r$", "ar"),  # motor is मोटर, tractor ट्र्याक्टर
        (r"ç", "c"),
    )
]
# Letters that are optional: an a between consonants, a nasal before a consonant.
_DOUBTFUL = re.compile(r"(?<=[^aeiou])a(?![aeiou])|(?<=.)n(?=[^aeiou])")
_DIGITS_ONLY = re.compile(r"[0-9]+")


def tokenize(text: str) -> list[str]:
    """The tokens of a text, lower case and still in their own script."""
    if not text.isascii():
        text = unicodedata.normalize("NFC", _without_accents(text))
    return _TOKEN.findall(text.lower())


def _without_accents(text: str) -> str:
    """Removes Latin accents (é); the signs of Devanagari stay."""
    parts = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in parts if not "\u0300" <= letter <= "\u036f")


@lru_cache(maxsize=50_000)
def fold(word: str) -> str:
    """The word's one spelling in a-z and 0-9."""
    folded = romanise(word)
    if _DIGITS_ONLY.fullmatch(folded):  # 1100 is not 10
        return folded
    for pattern, to in _RULES:
        folded = pattern.sub(to, folded)
    return folded


def skeleton(folded: str) -> str:
    """Without optional sounds: kapada and kapda are kpd."""
    return _DOUBTFUL.sub("", folded)
