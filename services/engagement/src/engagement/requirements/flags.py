"""Words that bring a requirement before an administrator first."""

import re
import unicodedata
from collections.abc import Iterable

# Trade in these is forbidden or licensed in Nepal, or it is a known fraud.
WORDS = [
    "pistol",
    "rifle",
    "firearm",
    "firearms",
    "ammunition",
    "explosive",
    "explosives",
    "detonator",
    "gun",
    "guns",
    "hashish",
    "ganja",
    "marijuana",
    "cannabis",
    "charas",
    "heroin",
    "cocaine",
    "opium",
    "brown-sugar",
    "ivory",
    "rhino-horn",
    "tiger-skin",
    "pangolin",
    "musk-pod",
    "red-sandalwood",
    "counterfeit",
    "fake-currency",
    "fake-passport",
    "hundi",
    "casino",
    "betting",
    "lottery-ticket",
    "kidney",
    "escort",
    "porn",
    "bitcoin",
    "cryptocurrency",
    "पेस्तोल",
    "बन्दुक",
    "गोली-गट्ठा",
    "विस्फोटक",
    "गाँजा",
    "चरेस",
    "अफिम",
    "हेरोइन",
    "खैरो-हेरोइन",
    "हात्तीको-दाँत",
    "गैंडाको-खाग",
    "बाघको-छाला",
    "सालक",
    "कस्तुरी",
    "रक्तचन्दन",
    "नक्कली-नोट",
    "हुन्डी",
    "जुवा",
    "सट्टेबाजी",
    "मिर्गौला",
]
_PHRASES = [word.replace("-", r"[\s\-]*") for word in WORDS]
# No word boundary of `re`: it parts a Devanagari letter from its vowel sign.
_FOUND = re.compile(rf"(?<![^\W_])(?:{'|'.join(_PHRASES)})(?![^\W_])")


def flagged_in(texts: Iterable[str | None]) -> list[str]:
    """Each once, in small letters."""
    whole = " ".join(filter(None, texts))
    plain = unicodedata.normalize("NFKC", whole).casefold()
    return list(dict.fromkeys(_FOUND.findall(plain)))
