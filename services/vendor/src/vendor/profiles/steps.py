"""The onboarding: five steps, each complete or not, read from the profile itself."""

from collections.abc import Mapping
from typing import Any

from servicekit.error_detail import ErrorDetail
from servicekit.error_texts import REQUIRED

DONE = 200
NEEDED: dict[int, tuple[str, ...]] = {
    40: ("company_name", "business_type", "slug"),
    80: ("province_id", "district_id", "municipality_id", "ward"),
    120: ("primary_mobile", "primary_email"),
    160: ("category_ids",),
    DONE: ("terms_accepted_at",),
}
NAMES = {40: "company", 80: "address", 120: "contacts", 160: "trade", DONE: "terms"}
# What a form calls a column that has another name there.
_ON_THE_FORM = {"terms_accepted_at": "terms"}


def reached(profile: Mapping[str, Any]) -> int:
    """The highest step without a gap below it."""
    step = 0
    for number, fields in NEEDED.items():
        if any(not profile[field] for field in fields):
            break
        step = number
    return step


def missing(profile: Mapping[str, Any], *numbers: int) -> dict[str, list[ErrorDetail]]:
    """Field errors for what these steps still need."""
    fields = (field for number in numbers for field in NEEDED[number])
    return {
        _ON_THE_FORM.get(field, field): [REQUIRED]
        for field in fields
        if not profile[field]
    }


def needed(step: int, reached_before: int) -> list[int]:
    """The steps to be complete when `step` is saved: the last one wants all."""
    return [n for n in NEEDED if n == step or n <= reached_before or step == DONE]


def checklist(profile: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What makes a profile whole, in the order to do it."""
    steps = {NAMES[number]: not missing(profile, number) for number in NEEDED}
    more = {
        "phone": profile["phone_verified_at"] is not None,
        "statutory": profile["statutory_detail_status"] in ("pending", "approved"),
        "about": bool(profile["about"]),
        "logo": bool(profile["company_logo"]),
    }
    return [{"key": key, "done": done} for key, done in {**steps, **more}.items()]


def next_step(profile: Mapping[str, Any]) -> str | None:
    """The first open point of the checklist."""
    return next((item["key"] for item in checklist(profile) if not item["done"]), None)
