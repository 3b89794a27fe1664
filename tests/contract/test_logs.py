"""Promise 30: no text of a user is in a log, whether refused, repeated or lost."""

import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.contract.dealings import disputed, order
from tests.contract.people import (
    Person,
    eventually,
    onboarded,
    phone,
    registered,
    registration,
    sign_in,
    verified,
)
from tests.contract.searched_places import log_files
from tests.traces.enquiry import WAY, new_traceparent, send, whole_trace
from tests.traces.spans import processes


class Planted:
    """Unique personal values, in every spelling."""

    def __init__(self) -> None:
        self.tail = secrets.token_hex(6)
        self.phone = phone()
        self.email = f"zlog{self.tail}@example.com"
        self.password = f"Zsecret-{self.tail}-2083"
        self.words = f"zwords{self.tail}"

    def all(self) -> list[str]:
        return [self.phone, self.email, self.password, self.words]


@pytest.fixture
def grown() -> Any:
    """What the logs gained since the test began."""
    before = {file: file.stat().st_size for file in log_files()}

    def read() -> dict[Path, str]:
        return {file: _from(file, before.get(file, 0)) for file in log_files()}

    return read


def _from(file: Path, offset: int) -> str:
    with file.open("rb") as content:
        content.seek(offset)
        return content.read().decode("utf-8", errors="replace")


def _written_in(logs: dict[Path, str], planted: Planted) -> set[tuple[str, str]]:
    return {
        (word, file.name)
        for word in planted.all()
        for file, text in logs.items()
        if word.lower() in text.lower()
    }


def _wait_for_logs(gateway: httpx.Client, grown: Any) -> None:
    """What was done before is in the logs by then."""
    marker = f"zmarker{secrets.token_hex(6)}"
    gateway.get(f"/api/{marker}", headers={"X-Request-Id": marker})
    eventually(lambda: any(marker in text for text in grown().values()))


def test_no_refusal_repeats_the_refused_value(
    gateway: httpx.Client, grown: Any
) -> None:
    planted = Planted()
    for method, path, more in _refused(planted):
        answer = gateway.request(method, path, **more)
        gateway.cookies.clear()
        assert answer.status_code < 500, (path, answer.text)

    _wait_for_logs(gateway, grown)
    assert _written_in(grown(), planted) == set()


def _refused(planted: Planted) -> list[tuple[str, str, dict[str, Any]]]:
    """A valid request, and then every refused one."""
    form = registration(planted.email) | {
        "fname": planted.words,
        "password": planted.password,
        "password_confirmation": planted.password,
        "dial_code": "+977",
        "phone_number": planted.phone,
    }
    wrong = {"email": planted.email, "password": planted.words, "terms": True}
    odd = {**form, "phone_number": [planted.phone], "email": f"{planted.email}@"}
    cookie = f"haat_refresh={planted.words}"
    link = f"?email={planted.email}&phone={planted.phone}&token={planted.words}"
    return [
        ("POST", "/api/register", {"json": form}),
        ("POST", "/api/register", {"json": form}),  # a unique index says no
        ("POST", "/api/register", {"json": odd}),
        ("POST", "/api/login", {"json": wrong}),
        ("POST", "/api/login", {"content": f"{{{planted.email}"}),
        ("POST", "/api/login", {"json": {"email": f"{planted.email}\x00"}}),
        ("POST", "/api/email/verify", {"json": {"email": planted.email}}),
        ("POST", "/api/token/refresh", {"headers": {"Cookie": cookie}}),
        ("GET", "/api/user", {"headers": {"Authorization": f"Bearer {planted.words}"}}),
        ("GET", f"/api/no-such-thing{link}", {}),
        ("GET", f"/api/webui/search?q={planted.phone}&q={planted.email}", {}),
        ("GET", f"/email/verify{link}", {}),
        ("GET", f"/no-such-page{link}", {}),
    ]


def test_an_enquiry_logs_no_personal_data_of_the_guest(
    gateway: httpx.Client, shop: str, grown: Any
) -> None:
    planted, click = Planted(), new_traceparent()
    about = {"name": planted.words, "email": planted.email}
    said = f"Call {planted.phone}, or {planted.email}: {planted.words}, please."
    contact = {"phone_number": planted.phone, "requirements": said}

    send(gateway, shop, click, **about, **contact)

    assert processes(whole_trace(click)) >= WAY
    assert any(click.split("-")[1] in text for text in grown().values())
    assert _written_in(grown(), planted) == set()


def test_an_order_logs_no_personal_data_of_its_sides(
    gateway: httpx.Client, leaf: str, grown: Any
) -> None:
    planted = Planted()
    new = [registered(gateway), registered(gateway, "seller")]
    buyer, seller = verified(new[0]), onboarded(verified(new[1]), leaf)
    admin = sign_in(gateway, "admin@example.com")
    made = order(buyer, seller, admin, leaf)
    in_dispute = disputed(buyer, seller, admin, leaf)
    line = buyer.got(f"/api/orders/{made.id}")["lines"][0]["id"]

    said = f"Call {planted.phone}, or {planted.email}: {planted.words}"
    for person, path, form in _of_an_order(planted, said, line, buyer, seller):
        answer = person.call("POST", f"/api/orders/{made.id}/{path}", json=form)
        assert answer.status_code in (201, 422), (path, answer.text)
    buyer.did("POST", f"/api/orders/{in_dispute}/notes", {"text": said})
    buyer.did("POST", f"/api/orders/{in_dispute}/close", {})

    _wait_for_logs(gateway, grown)
    assert _written_in(grown(), planted) == set()


def _of_an_order(
    planted: Planted, said: str, line: str, buyer: Person, seller: Person
) -> list[tuple[Person, str, dict[str, Any]]]:
    """Each once as it is taken, and once with an error beside the personal data."""
    sent = {
        "items": [{"line_id": line, "quantity": "1"}],
        "driver_name": planted.words,
        "driver_phone": planted.phone,
        "note": said,
    }
    paid = {"kind": "other", "amount": "1", "paid_on": "2026-01-01", "reference": said}
    return [
        (seller, "deliveries", sent),
        (seller, "deliveries", {**sent, "driver_phone": [planted.phone]}),
        (seller, "deliveries", {**sent, "driver_phone": planted.email}),
        (buyer, "payments", paid),
        (buyer, "payments", {**paid, "amount": planted.words}),
    ]
