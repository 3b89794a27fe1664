"""Request bodies are limited in size."""

import re
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from servicekit.http.app import create_app
from servicekit.http.bodies import (
    DEFAULT,
    MAX_SIGNS,
    BodyLimit,
    BodyLimits,
    check_items,
)
from servicekit.http.body_pace import MAX_WAIT_S, Pace
from servicekit.http.errors import Invalid, Unavailable
from servicekit.settings import ServiceSettings
from servicekit.testing.service import on_nothing
from servicekit.testing.tokens import verifier

from . import things

JSON = {"Content-Type": "application/json"}
UPLOAD_BYTES, FORM_BYTES = 1_500_000, 1_000
LIMITS = BodyLimits(
    (
        ("POST", re.compile("^/uploads$"), BodyLimit(UPLOAD_BYTES, None)),
        ("", re.compile("^/any[^/]+$"), BodyLimit(FORM_BYTES, 10)),
    )
)


@pytest.fixture
def client(settings: ServiceSettings) -> Iterator[TestClient]:
    known = verifier(settings)
    app = create_app(settings, [things.router], verifier=known, body_limits=LIMITS)
    with on_nothing(app) as client:
        yield client


def _stream(size: int) -> Iterator[bytes]:
    for _ in range(size // 65_536 + 1):
        yield b" " * 65_536


def test_a_json_body_over_the_limit_is_413(client: TestClient) -> None:
    answer = client.post("/things", content=b" " * (DEFAULT.bytes + 1), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert answer.headers["x-request-id"]


def test_a_stream_without_a_length_is_cut_off_at_the_limit(client: TestClient) -> None:
    answer = client.post("/things", content=_stream(DEFAULT.bytes), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_a_route_has_its_own_limit(client: TestClient) -> None:
    body = b'{"text": "' + b"x" * FORM_BYTES + b'"}'
    assert client.post("/anything", content=body, headers=JSON).status_code == 413
    assert client.post("/anything", json={"text": "x"}).json() == {"data": "x"}


def test_calling_a_body_an_upload_does_not_raise_its_limit(client: TestClient) -> None:
    files = {"file": ("a.bin", b"x" * (DEFAULT.bytes + 1))}
    assert client.post("/things", files=files).status_code == 413


def test_an_upload_may_be_larger_than_json(client: TestClient) -> None:
    content = b"x" * (DEFAULT.bytes + 1)
    answer = client.post("/uploads", files={"file": ("a.bin", content)})
    assert answer.json() == {"data": len(content)}


def test_an_upload_has_a_limit_too(client: TestClient) -> None:
    content = b"x" * (UPLOAD_BYTES + 1)
    answer = client.post("/uploads", files={"file": ("a.bin", content)})
    assert answer.status_code == 413


def test_a_broken_form_is_422(client: TestClient) -> None:
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    answer = client.post("/uploads", content=b"--x\r\nbroken", headers=headers)
    assert answer.status_code == 422


@pytest.mark.parametrize(
    "body",
    [
        b"[" + b"1," * 10 + b"1]",
        b'{"a":[' + b'{"b":1},' * 5 + b'{"b":1}]}',
        b"{" + b",".join(b'"k%d":1' % n for n in range(11)) + b"}",
        b"[" * 11,
        b"[NaN" + b",1" * 10 + b"]",
        ("[" + "1," * 10 + "1]").encode("utf-16"),
    ],
)
def test_too_many_keys_and_items_are_refused_before_validation(body: bytes) -> None:
    with pytest.raises(Invalid) as refused:
        check_items(body, 10)
    assert [*refused.value.body["errors"]] == ["body"]


@pytest.mark.parametrize(
    "body",
    [
        b"[" + b"1," * 9 + b"1]",
        b'{"text": "' + b"," * 50 + b'"}',
        b'{"a":[' + b'{"b":1},' * 3 + b'{"b":1}]}',
        b"broken",
    ],
)
def test_the_maximum_of_keys_and_items_is_accepted(body: bytes) -> None:
    check_items(body, 10)


def test_a_body_of_brackets_only_is_not_parsed() -> None:
    with pytest.raises(Invalid):
        check_items(b'"' + b"," * (MAX_SIGNS + 1) + b'"', 10)


def test_json_without_a_content_type_is_counted_too(client: TestClient) -> None:
    body = b"[" + b"1," * DEFAULT.items + b"1]"
    answer = client.post("/things", content=body)
    assert [*answer.json()["errors"]] == ["body"]


def test_a_body_announced_as_too_large_is_not_read(client: TestClient) -> None:
    answer = client.post("/things", content=b" " * (DEFAULT.bytes + 1), headers=JSON)
    assert answer.headers["connection"] == "close"


def test_large_bodies_are_limited_to_a_share_of_time_and_small_ones_never_wait() -> (
    None
):
    clock = [0.0]
    pace = Pace(lambda: clock[0])
    assert pace.wait_s(500_000, 20_000) == 0
    waits = [pace.wait_s(500_000, 20_000) for _ in range(3)]
    assert waits == pytest.approx([waits[0], 2 * waits[0], 3 * waits[0]])
    assert waits[0] >= 0.05
    assert pace.wait_s(2_000, 60) == 0
    clock[0] = 4 * waits[0]
    assert pace.wait_s(500_000, 20_000) == 0


def test_a_request_that_would_wait_too_long_is_503() -> None:
    pace = Pace(lambda: 0.0)
    one_s = [pace.wait_s(500_000, 20_000) for _ in range(2)][1]
    for _ in range(int(MAX_WAIT_S / one_s) - 1):
        pace.wait_s(500_000, 20_000)
    with pytest.raises(Unavailable) as refused:
        pace.wait_s(500_000, 20_000)
    assert refused.value.headers["Retry-After"]


def test_too_many_keys_give_one_error(client: TestClient) -> None:
    answer = client.post("/things", json={f"f{n}": 1 for n in range(501)})
    errors = answer.json()["errors"]
    assert errors == {"body": ["This has too many fields and items (at most 500)."]}
