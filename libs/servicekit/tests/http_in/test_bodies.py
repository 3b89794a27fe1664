"""A request is as large as it needs to be, and no larger."""

from collections.abc import Iterator

from fastapi.testclient import TestClient

from servicekit.http.bodies import MOST_JSON_BYTES, MOST_UPLOAD_BYTES

JSON = {"Content-Type": "application/json"}


def _stream(size: int) -> Iterator[bytes]:
    for _ in range(size // 65_536 + 1):
        yield b" " * 65_536


def test_a_json_body_over_the_limit_is_413(client: TestClient) -> None:
    answer = client.post("/things", content=b" " * (MOST_JSON_BYTES + 1), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert answer.headers["x-request-id"]


def test_a_stream_without_a_length_is_stopped(client: TestClient) -> None:
    answer = client.post("/things", content=_stream(MOST_JSON_BYTES), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_an_upload_may_be_larger_than_json(client: TestClient) -> None:
    content = b"x" * (MOST_JSON_BYTES + 1)
    answer = client.post("/uploads", files={"file": ("a.bin", content)})
    assert answer.json() == {"data": len(content)}


def test_an_upload_has_a_limit_too(client: TestClient) -> None:
    content = b"x" * (MOST_UPLOAD_BYTES + 1)
    answer = client.post("/uploads", files={"file": ("a.bin", content)})
    assert answer.status_code == 413


def test_a_broken_form_is_422(client: TestClient) -> None:
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    answer = client.post("/uploads", content=b"--x\r\nbroken", headers=headers)
    assert answer.status_code == 422
