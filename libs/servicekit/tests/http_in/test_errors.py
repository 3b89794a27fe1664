"""Every error leaves as `{message, code, errors}`; our insides stay inside."""

import pytest
from fastapi.testclient import TestClient

JSON = {"Content-Type": "application/json"}


def test_a_refusal_carries_code_errors_and_data(client: TestClient) -> None:
    answer = client.get("/refused")
    assert answer.status_code == 409
    assert answer.json() == {
        "message": "Sold out.",
        "code": "sold_out",
        "errors": {"n": ["Too many."]},
        "data": 3,
    }


def test_fields_are_named_by_their_path(client: TestClient) -> None:
    answer = client.post("/things", json={"amount": "many", "role": "admin"})
    assert answer.status_code == 422
    body = answer.json()
    assert (body["code"], body["message"]) == ("invalid", "The given data was invalid.")
    assert body["errors"]["name"] == ["This field is required."]
    assert body["errors"]["role"] == ["This field is not known."]
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
def test_odd_text_is_stored_or_refused(
    client: TestClient, body: bytes, status: int
) -> None:
    assert client.post("/things", content=body, headers=JSON).status_code == status


def test_many_unknown_fields_do_not_make_a_long_answer(client: TestClient) -> None:
    answer = client.post("/things", json={f"f{n}": 1 for n in range(400)})
    assert len(answer.json()["errors"]) == 20


@pytest.mark.parametrize("sent", [rb'{"text": "a\u0000b"}', rb'{"text": "\ud800"}'])
def test_text_the_database_cannot_hold_is_422(client: TestClient, sent: bytes) -> None:
    assert client.post("/anything", content=sent, headers=JSON).status_code == 422
    assert client.get("/search?q=%00").status_code == 422


def test_an_unknown_path_and_method_have_the_contracts_body(client: TestClient) -> None:
    missing, wrong = client.get("/nowhere"), client.patch("/things")
    assert (missing.status_code, missing.json()["code"]) == (404, "not_found")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "method_not_allowed")
    assert wrong.json()["message"] == "This method is not allowed here."
    assert "POST" in wrong.headers["allow"]


def test_a_bug_tells_nothing_and_keeps_its_request_id(client: TestClient) -> None:
    answer = client.get("/broken", headers={"X-Request-Id": "abcdefgh-1"})
    assert answer.status_code == 500
    assert answer.json() == {"message": "Something went wrong.", "code": "server_error"}
    assert answer.headers["x-request-id"] == "abcdefgh-1"
    assert answer.headers["cache-control"] == "no-store"
