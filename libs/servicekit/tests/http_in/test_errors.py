"""Every error has the body `{message, code, errors}` without internal details."""

from datetime import date
from typing import Any

import pytest
from fastapi.testclient import TestClient

from servicekit.error_detail import ErrorDetail, InvalidValue
from servicekit.http.reasons import detail

JSON = {"Content-Type": "application/json"}


def test_a_refusal_has_code_errors_and_data(client: TestClient) -> None:
    answer = client.get("/refused")
    assert answer.status_code == 409
    assert answer.json() == {
        "message": "Sold out.",
        "code": "sold_out",
        "reason": {"code": "sold_out", "params": {}},
        "errors": {"n": ["At most 3."]},
        "reasons": {"n": {"code": "too_many", "params": {"max": "3"}}},
        "data": 3,
    }


def test_fields_are_named_by_their_path(client: TestClient) -> None:
    answer = client.post("/things", json={"amount": "many", "role": "admin"})
    assert answer.status_code == 422
    body = answer.json()
    assert (body["code"], body["message"]) == ("invalid", "The given data was invalid.")
    assert body["errors"]["name"] == ["This field is required."]
    assert body["errors"]["role"] == ["Unknown field."]
    assert body["errors"]["amount"][0].endswith(".")


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"",
        b"nonsense",
        b"\xff\xfe{",
        b"[" * 50_000,
        b'{"name":' * 20_000,
        b'{"amount": ' + b"9" * 5_000 + b"}",
        b'["a list"]',
        b'"text"',
        b"null",
        b"NaN",
    ],
)
def test_an_unreadable_body_is_422_about_the_body(
    client: TestClient, body: bytes
) -> None:
    answer = client.post("/things", content=body, headers=JSON)
    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == ["body"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (rb'{"name": "a\u0000b"}', 422),
        (rb'{"name": "\ud800"}', 422),
        (rb'{"name": "a", "\ud800": 1}', 422),
        (rb'{"name": "a", "\u0000": 1}', 422),
        (b'{"name": "a", "amount": 1e400}', 422),
        (b'{"name": "   "}', 422),
        (b'{"name": "' + b"x" * 256 + b'"}', 422),
        ('{"name": "नेपाल \u202e العربية 👩‍👩‍👧"}'.encode(), 201),
    ],
)
def test_unusual_text_is_stored_or_refused(
    client: TestClient, body: bytes, status: int
) -> None:
    assert client.post("/things", content=body, headers=JSON).status_code == status


def test_many_unknown_fields_give_a_short_response(client: TestClient) -> None:
    answer = client.post("/things", json={f"f{n}": 1 for n in range(400)})
    assert len(answer.json()["errors"]) == 20


@pytest.mark.parametrize("sent", [rb'{"text": "a\u0000b"}', rb'{"text": "\ud800"}'])
def test_text_that_the_database_cannot_store_is_422(
    client: TestClient, sent: bytes
) -> None:
    assert client.post("/anything", content=sent, headers=JSON).status_code == 422
    assert client.get("/search?q=%00").status_code == 422


def test_an_unknown_path_or_method_has_the_standard_error_body(
    client: TestClient,
) -> None:
    missing, wrong = client.get("/nowhere"), client.patch("/things")
    assert (missing.status_code, missing.json()["code"]) == (404, "not_found")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "method_not_allowed")
    assert wrong.json()["message"] == "This method is not allowed here."
    assert "POST" in wrong.headers["allow"]


def test_an_unhandled_error_hides_details_and_has_its_request_id(
    client: TestClient,
) -> None:
    answer = client.get("/broken", headers={"X-Request-Id": "abcdefgh-1"})
    assert answer.status_code == 500
    assert answer.json() == {
        "message": "Something went wrong.",
        "code": "server_error",
        "reason": {"code": "server_error", "params": {}},
    }
    assert answer.headers["x-request-id"] == "abcdefgh-1"
    assert answer.headers["cache-control"] == "no-store"


def test_an_error_has_its_code_and_number(client: TestClient) -> None:
    sent = {"name": "x" * 256, "amount": "many", "code": 1}
    body = client.post("/things", json=sent).json()
    assert body["errors"] == {
        "name": ["Use at most 255 characters."],
        "amount": ["This must be a whole number."],
        "code": ["This must be text."],
    }
    assert body["reasons"]["name"] == {"code": "too_long", "params": {"n": "255"}}
    assert body["reasons"]["amount"] == {"code": "not_whole_number", "params": {}}


@pytest.mark.parametrize(
    ("problem", "sentence"),
    [
        (
            {"type": "of_a_new_version", "msg": "Input should be x"},
            "This isn’t valid.",
        ),
        ({"type": "value_error", "msg": "Value error, bad uuid"}, "This isn’t valid."),
        (
            {
                "type": "value_error",
                "ctx": {"error": InvalidValue(ErrorDetail("no_day", "No such day."))},
            },
            "No such day.",
        ),
        (
            {"type": "string_too_short", "ctx": {"min_length": 1}},
            "This field is required.",
        ),
        ({"type": "too_short", "ctx": {"min_length": 3}}, "Choose at least 3."),
        (
            {"type": "too_short", "input": "a", "ctx": {"min_length": 2}},
            "Use at least 2 characters.",
        ),
        ({"type": "less_than_equal", "ctx": {"le": 2.5}}, "This must be at most 2.5."),
        (
            {"type": "greater_than_equal", "ctx": {"ge": date(2000, 1, 1)}},
            "This must be 2000-01-01 or later.",
        ),
    ],
)
def test_no_message_of_the_validation_library_is_returned(
    problem: dict[str, Any], sentence: str
) -> None:
    assert detail({"msg": "Input should be x", **problem}) == sentence
