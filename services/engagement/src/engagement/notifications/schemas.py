import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, Field, model_validator

from engagement.error_texts import IDS_OR_ALL
from engagement.notifications.facts import in_language
from servicekit.error_detail import InvalidValue
from servicekit.http.fields import Input, Moment
from servicekit.http.language import Locale

# Quantity, place and day of an enquiry.
DETAILS: dict[Locale, tuple[str, str, str]] = {
    "en": ("{}", "to {}", "by {}"),
    "ne": ("{}", "{}मा पुर्‍याउने", "{}सम्म"),
}


class NotificationOut(BaseModel):
    """`data` carries the ids of what it is about, such as `enquiry_id`."""

    id: UUID
    kind: str
    title: str
    body: str
    link: str
    data: dict[str, str]
    created_at: Moment
    read_at: Moment | None


class Reading(Input):
    ids: list[UUID] | None = Field(default=None, max_length=200)
    all: bool = False

    @model_validator(mode="after")
    def _names_something(self) -> "Reading":
        if self.all == (self.ids is not None):
            raise InvalidValue(IDS_OR_ALL)
        return self


class Unread(BaseModel):
    unread: int


@cache
def texts() -> dict[str, dict[str, list[str]]]:
    source = files("engagement.notifications").joinpath("texts.json")
    loaded: dict[str, dict[str, list[str]]] = json.loads(source.read_text("utf-8"))
    return loaded


def title_and_body(
    kind: str, facts: Mapping[str, Any], locale: Locale
) -> tuple[str, str]:
    """Title and line of a notification."""
    title, body = texts()[kind][locale][:2]
    filled = _filled(facts, locale)
    return title.format_map(filled), body.format_map(filled)


def subject_of(kind: str, facts: Mapping[str, Any], locale: Locale) -> str:
    """Of an email: the third text of a kind, which begins with what it is about."""
    title, _, *subjects = texts()[kind][locale]
    filled = _filled(facts, locale)
    subject = subjects[0] if subjects else title
    # A notification of an earlier version has no price.
    if "{price}" in subject and not facts.get("price"):
        subject = title
    return subject.format_map(filled)


def _filled(facts: Mapping[str, Any], locale: Locale) -> dict[str, Any]:
    return {**in_language(facts, locale), "details": _details(facts, locale)}


def _details(facts: Mapping[str, Any], locale: Locale) -> str:
    """` · 500 kg · to Ilam · by 2026-12-30`: as much as the enquiry states."""
    values = (
        facts.get("quantity"),
        facts.get(f"place_{locale}"),
        facts.get("needed_by"),
    )
    pairs = zip(DETAILS[locale], values, strict=True)
    return "".join(f" · {text.format(value)}" for text, value in pairs if value)


def serialize(row: sa.RowMapping, locale: Locale) -> NotificationOut:
    facts: dict[str, Any] = row["facts"]
    title, body = title_and_body(row["kind"], facts, locale)
    ids = {name: value for name, value in facts.items() if name.endswith("_id")}
    if "status" in facts:
        ids["status"] = facts["status"]
    return NotificationOut(**{**row, "title": title, "body": body, "data": ids})
