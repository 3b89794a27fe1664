"""Devanagari to the roman letters people type, silent schwas dropped."""

import re

_CONSONANTS = {
    **dict(zip("कखगघङ", ("k", "kh", "g", "gh", "n"), strict=True)),
    **dict(zip("चछजझञ", ("ch", "chh", "j", "jh", "n"), strict=True)),
    **dict(zip("टठडढण", ("t", "th", "d", "dh", "n"), strict=True)),
    **dict(zip("तथदधन", ("t", "th", "d", "dh", "n"), strict=True)),
    **dict(zip("पफबभम", ("p", "ph", "b", "bh", "m"), strict=True)),
    **dict(zip("यरलव", ("y", "r", "l", "v"), strict=True)),
    **dict(zip("शषसह", ("sh", "sh", "s", "h"), strict=True)),
}
_VOWELS = {
    **dict(zip("अआइईउऊऋ", ("a", "aa", "i", "i", "u", "u", "ri"), strict=True)),
    **dict(zip("एऐओऔऑऍ", ("e", "ai", "o", "au", "o", "e"), strict=True)),
}
_SIGNS = {
    **dict(zip("ािीुूृ", ("aa", "i", "i", "u", "u", "ri"), strict=True)),
    **dict(zip("ेैोौॉॅ", ("e", "ai", "o", "au", "o", "e"), strict=True)),
}
_NASALS = {"ं": "n", "ँ": "n", "ः": ""}
_DIGITS = {ord("०") + number: str(number) for number in range(10)}
_VIRAMA = "्"
_SILENT = ("\u093c", "\u200c", "\u200d")  # nukta and the joiners
_SCHWA = "ə"

# A schwa between VC and CV is not spoken: kapəda is kapda.
_MEDIAL_SCHWA = re.compile(
    r"(?<=[aeiouə])([^aeiouə]h{0,2})ə(?=[^aeiouə]h{0,2}[aeiouə])"
)
_FINAL_SCHWA = re.compile(r"(?<=[aeiouə])([^aeiouə]+)ə$")


def romanise(word: str) -> str:
    """A word as people type it; letters of other scripts stay as they are."""
    if not any("\u0900" <= character <= "\u097f" for character in word):
        return word
    sounds = "".join(_sounds(word.translate(_DIGITS)))
    return _without_medial_schwas(_FINAL_SCHWA.sub(r"\1", sounds)).replace(_SCHWA, "a")


def _without_medial_schwas(sounds: str) -> str:
    """From the left, one by one: each removal makes a cluster that keeps the next."""
    shorter = _MEDIAL_SCHWA.sub(r"\1", sounds, count=1)
    return sounds if shorter == sounds else _without_medial_schwas(shorter)


def _sounds(word: str) -> list[str]:
    """Letters in order, the inherent vowel of a bare consonant as a schwa."""
    word = word.replace("ज्ञ", "ग्य")
    for mark in _SILENT:
        word = word.replace(mark, "")
    sounds = []
    for at, letter in enumerate(word):
        sounds.append(_sound(letter))
        following = word[at + 1 : at + 2]
        if letter in _CONSONANTS and following != _VIRAMA and following not in _SIGNS:
            sounds.append(_SCHWA)
    return sounds


def _sound(letter: str) -> str:
    for table in (_CONSONANTS, _VOWELS, _SIGNS, _NASALS):
        if letter in table:
            return table[letter]
    return "" if letter == _VIRAMA else letter
