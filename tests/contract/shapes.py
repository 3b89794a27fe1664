"""The fields that the specification names, written by hand."""

from typing import Any

USER = {"fname", "lname", "email", "email_verified_at", "roles"}
SELLER_PROFILE = {
    "company_name",
    "slug",
    "company_logo",
    "is_seller_verified",
    "business_address_1",
    "locality",
    "city",
    "state",
    "country",
    "gstin",
    "primary_mobile",
    "primary_email",
    "location",
    "phone_verified_at",
    "statutory_detail_status",
    "step",
}
LISTED = {"data", "links", "meta"}
ERROR = {"message", "code"}


def assert_has(thing: dict[str, Any], names: set[str]) -> None:
    missing = names - thing.keys()
    assert not missing, f"missing {sorted(missing)} in {sorted(thing)}"


def assert_refused(answer: Any, status: int, *fields: str) -> None:
    """An error body of the contract, with a first message for each field."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/json")
    body = answer.json()
    assert_has(body, ERROR)
    for field in fields:
        assert body["errors"][field][0], body
