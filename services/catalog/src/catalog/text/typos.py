"""Spellings one typo away from a word."""

from collections.abc import Iterator
from string import ascii_lowercase

from servicekit.spelling.fold import fold

MIN_LENGTH, MAX_LENGTH = 3, 24
_DEVANAGARI = "".join(map(chr, (*range(0x0905, 0x093A), *range(0x093E, 0x094E))))
_fold = fold.__wrapped__  # hundreds of misspellings must not crowd out real words


def one_edit_away(typed: str) -> tuple[set[str], ...]:
    """The folds of everything one letter from the word; numbers have none.

    First the typos of its spelling, then those of its sound.
    """
    if not MIN_LENGTH <= len(typed) <= MAX_LENGTH or any(c.isdigit() for c in typed):
        return ()
    letters = ascii_lowercase if typed.isascii() else _DEVANAGARI
    near = {_fold(word) for word in _edits(typed, letters)}
    alike = set(_edits(fold(typed), ascii_lowercase)) - near
    return tuple(
        {word for word in each if len(word) >= MIN_LENGTH} for each in (near, alike)
    )


def _edits(word: str, letters: str) -> Iterator[str]:
    for at in range(len(word) + 1):
        before, after = word[:at], word[at:]
        if after:
            yield before + after[1:]
        if len(after) > 1:
            yield before + after[1] + after[0] + after[2:]
        for letter in letters:
            yield before + letter + after
            if after:
                yield before + letter + after[1:]
