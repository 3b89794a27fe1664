"""A company's address: 3 to 60 of a-z, 0-9 and -, unique over present and past."""

import re
import unicodedata
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from vendor.profiles.models import OldSlug, Seller, old_slugs, sellers

PATTERN = r"^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$"
LONGEST = 60
_LOCK = 4_201  # one slug is taken at a time: a check and its write belong together

_CONSONANTS = dict(
    zip(
        "कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ",
        [
            "k",
            "kh",
            "g",
            "gh",
            "ng",
            "ch",
            "chh",
            "j",
            "jh",
            "n",
            "t",
            "th",
            "d",
            "dh",
            "n",
            "t",
            "th",
            "d",
            "dh",
            "n",
            "p",
            "ph",
            "b",
            "bh",
            "m",
            "y",
            "r",
            "l",
            "w",
            "sh",
            "sh",
            "s",
            "h",
            "l",
        ],
        strict=True,
    )
)
_VOWELS = dict(
    zip(
        "अआइईउऊऋएऐओऔ",
        ["a", "a", "i", "i", "u", "u", "ri", "e", "ai", "o", "au"],
        strict=True,
    )
)
_SIGNS = dict(
    zip("ािीुूृेैोौ", ["a", "i", "i", "u", "u", "ri", "e", "ai", "o", "au"], strict=True)
)
_REST = {
    "ं": "n",
    "ँ": "n",
    "ः": "h",
    "।": " ",
    **dict(zip("०१२३४५६७८९", "0123456789", strict=True)),
}
_VIRAMA = "्"


def slugify(name: str) -> str:
    """`सूर्योदय Tea` becomes `suryoday-tea`; never shorter than allowed."""
    roman = " ".join(_romanised(word) for word in name.split())
    plain = unicodedata.normalize("NFKD", roman).encode("ascii", "ignore").decode()
    slug = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:50].strip("-")
    return slug if len(slug) >= 3 else f"{slug}-nepal".strip("-")


def _romanised(word: str) -> str:
    """The inherent a is written, but not at the end of a word."""
    letters = unicodedata.normalize("NFC", word)
    out: list[str] = []
    for letter, following in zip(letters, letters[1:] + " ", strict=True):
        if letter in _CONSONANTS:
            has_a = following not in _SIGNS and following not in (_VIRAMA, " ")
            out.append(_CONSONANTS[letter] + ("a" if has_a else ""))
        elif letter != _VIRAMA:
            known = {**_VOWELS, **_SIGNS, **_REST}
            out.append(known.get(letter, letter))
    return "".join(out)


def hold(session: Session) -> None:
    """Until the end of the transaction nobody else takes a slug."""
    session.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))


def is_free(session: Session, slug: str, seller_id: UUID | None) -> bool:
    return slug not in _taken(session, slug, seller_id)


def suggestion(session: Session, name: str, seller_id: UUID | None) -> str:
    """The nearest free slug: `himal-tea`, else `himal-tea-2`, …"""
    wish = slugify(name)
    taken = _taken(session, wish, seller_id)
    if wish not in taken:
        return wish
    number = 2
    while f"{wish}-{number}" in taken:
        number += 1
    return f"{wish}-{number}"


def _taken(session: Session, slug: str, seller_id: UUID | None) -> set[str]:
    """Slugs that begin alike and are, or were, somebody else's."""
    present = sa.select(sellers.c.slug).where(
        sellers.c.slug.startswith(slug, autoescape=True),
        sellers.c.id.is_distinct_from(seller_id),
    )
    past = sa.select(old_slugs.c.slug).where(
        old_slugs.c.slug.startswith(slug, autoescape=True),
        old_slugs.c.seller_id.is_distinct_from(seller_id),
    )
    return set(session.execute(present.union(past)).scalars())


def move(session: Session, seller: Seller, slug: str) -> None:
    """The old slug of a public page redirects from now on."""
    session.execute(sa.delete(old_slugs).where(old_slugs.c.slug == slug))
    if seller.slug and seller.onboarded_at:
        session.add(OldSlug(slug=seller.slug, seller_id=seller.id))
    seller.slug = slug
