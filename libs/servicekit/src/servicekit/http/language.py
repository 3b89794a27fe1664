"""The language of an answer: `?lang=`, then Accept-Language, then English (D37)."""

from typing import Annotated, Literal

from fastapi import Depends, Header, Query

Locale = Literal["en", "ne"]


def preferred(accept_language: str) -> Locale:
    """The first of our two languages the header names; quality values are rare."""
    for part in accept_language.lower().split(","):
        tag = part.split(";")[0].strip()[:2]
        if tag == "ne":
            return "ne"
        if tag == "en":
            return "en"
    return "en"


async def _locale(
    lang: Annotated[Locale | None, Query(description="Language of texts")] = None,
    accept_language: Annotated[str, Header(max_length=500)] = "",
) -> Locale:
    return lang or preferred(accept_language)


Language = Annotated[Locale, Depends(_locale)]
