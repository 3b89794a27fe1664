"""What tests send, with sensible defaults."""

from typing import Any

from fastapi.testclient import TestClient

PASSWORD = "chiya-ra-biskut-9"


def registration(**changes: Any) -> dict[str, Any]:
    return {
        "fname": "Sita",
        "lname": "Gurung",
        "email": "sita@example.com",
        "password": PASSWORD,
        "password_confirmation": PASSWORD,
        "dial_code": "+977",
        "phone_number": "984-123 4567",
        "account_type": "buyer",
        "terms": True,
        **changes,
    }


def login(**changes: Any) -> dict[str, Any]:
    return {"email": "sita@example.com", "password": PASSWORD, "terms": True, **changes}


def registered(client: TestClient, **changes: Any) -> dict[str, Any]:
    """The `data` of a registration; its cookie stays in the client."""
    answer = client.post("/api/register", json=registration(**changes))
    assert answer.status_code == 201, answer.text
    data: dict[str, Any] = answer.json()["data"]
    return data


def bearer(data: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {data['access_token']}"}
