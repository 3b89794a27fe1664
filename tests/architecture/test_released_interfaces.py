"""Callers of the API of the last release can go on.

Compared with the release, not with HEAD: CI tests a commit. The same for @haat/platform
is in libs/web-platform/tests/last-release.test.ts.
"""

import json
from copy import deepcopy
from typing import Any

import pytest
from last_release import last_release, released
from openapi_change import breaches
from source import ROOT

OPENAPI = "gateway/openapi.json"
# Breaking changes since the last release that were decided: a part of the sentence.
ACCEPTED = (
    # Figures of a day are counts: rates and hours are in the period's figures (ADR 78).
    "answer data.per_day.[].due is gone",
    "answer data.per_day.[].in_time is gone",
    "answer data.per_day.[].reply_hours is gone",
    # A mapping names its columns in `mapping`.
    "answer data.columns is gone",
    # A counter changes quantity or terms without a price (ADR 79).
    "counter.items.[].unit_price became optional",
    # The helpdesk's list has cases. Text and contact are on its page (ADR 92).
    "GET /api/admin/complaints: answer data.[].",
    "POST /api/admin/complaints/{ticket_id}: ",
)


@pytest.fixture(scope="module")
def release() -> str:
    return last_release()


@pytest.fixture(scope="module")
def api() -> dict[str, Any]:
    document: dict[str, Any] = json.loads((ROOT / OPENAPI).read_text("utf-8"))
    return document


def _is_accepted(breach: str) -> bool:
    return any(part in breach for part in ACCEPTED)


def test_the_api_breaks_no_caller_of_the_last_release(
    release: str, api: dict[str, Any]
) -> None:
    old = json.loads(released(OPENAPI, release) or "{}")
    found = [each for each in breaches(old, api) if not _is_accepted(each)]
    assert found == []


def test_every_accepted_change_is_one(release: str, api: dict[str, Any]) -> None:
    """Empty the list after a release."""
    old = json.loads(released(OPENAPI, release) or "{}")
    found = list(breaches(old, api))
    assert [e for e in ACCEPTED if not any(e in each for each in found)] == []


def _operation(api: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = api["paths"]["/api/login"]["post"]
    return operation


def _body(api: dict[str, Any]) -> dict[str, Any]:
    content = _operation(api)["requestBody"]["content"]["application/json"]
    name = content["schema"]["$ref"].split("/")[-1]
    schema: dict[str, Any] = api["components"]["schemas"][name]
    return schema


def test_breaking_changes_are_reported(api: dict[str, Any]) -> None:
    new = deepcopy(api)
    del new["paths"]["/api/user"]["delete"]
    parameter = {"name": "device", "in": "query", "required": True}
    _operation(new).setdefault("parameters", []).append(parameter)
    body = _body(new)
    body["properties"]["device"] = {"type": "string"}
    body["required"] = [*body["required"], "device"]
    answers = _operation(new)["responses"]
    answers["299"] = answers.pop("200")
    assert set(breaches(api, new)) >= {
        "DELETE /api/user is gone",
        "POST /api/login: parameter device became required",
        "POST /api/login: body device became required",
        "POST /api/login: status 200 is gone",
    }


def test_an_addition_breaks_nobody(api: dict[str, Any]) -> None:
    new = deepcopy(api)
    _body(new)["properties"]["device"] = {"type": "string"}
    new["paths"]["/api/new"] = {"get": _operation(new)}
    assert list(breaches(api, new)) == []
