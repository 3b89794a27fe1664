"""Devanagari in plain Latin letters, as people in Nepal type it."""

import unicodedata


def _table(pairs: str) -> dict[str, str]:
    return dict(pair.split("=") for pair in pairs.split())


_CONSONANTS = _table(
    "क=k ख=kh ग=g घ=gh ङ=ng च=ch छ=chh ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n"
    " त=t थ=th द=d ध=dh न=n प=p फ=ph ब=b भ=bh म=m य=y र=r ल=l व=w श=sh"
    " ष=sh स=s ह=h ळ=l"
)
_SIGNS = _table("ा=a ि=i ी=i ु=u ू=u ृ=ri े=e ै=ai ो=o ौ=au")
_OTHERS = _table(
    "अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ए=e ऐ=ai ओ=o औ=au ं=n ँ=n ः=h"
    " ०=0 १=1 २=2 ३=3 ४=4 ५=5 ६=6 ७=7 ८=8 ९=9"
)
_VIRAMA = "्"


def romanised(text: str) -> str:
    """`सूर्योदय` becomes `suryoday`: no inherent a at the end of a word."""
    return " ".join(_romanised_token(token) for token in text.split())


def _romanised_token(token: str) -> str:
    letters = unicodedata.normalize("NFC", token)
    pairs = zip(letters, letters[1:] + " ", strict=True)
    return "".join(
        _romanised_character(letter, following) for letter, following in pairs
    )


def _romanised_character(letter: str, following: str) -> str:
    if letter in _CONSONANTS:
        has_a = following not in _SIGNS and following not in (_VIRAMA, " ")
        return _CONSONANTS[letter] + ("a" if has_a else "")
    if letter == _VIRAMA:
        return ""
    return _SIGNS.get(letter) or _OTHERS.get(letter, letter)
