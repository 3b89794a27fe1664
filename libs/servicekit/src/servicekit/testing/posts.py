"""Which POSTs of a service have no limit: for a test over its whole contract."""

import re
from collections.abc import Mapping
from typing import Any
from uuid import UUID

from fastapi.testclient import TestClient

MANY = 4
SOME_ID = str(UUID(int=7))


def unlimited(client: TestClient, headers: Mapping[str, str]) -> list[str]:
    """Operations that four calls of one caller do not bring to 429; of a signed-in
    one, those that look at the token.

    Needs an application whose settings allow fewer a minute.
    """
    paths: dict[str, Any] = client.app.openapi()["paths"]  # type: ignore[attr-defined]
    posts = [
        path
        for path, operations in paths.items()
        if "post" in operations and (not headers or "security" in operations["post"])
    ]
    if not posts:
        raise LookupError("no POST in the contract")
    return [path for path in posts if not _is_limited(client, path, headers)]


def _is_limited(client: TestClient, path: str, headers: Mapping[str, str]) -> bool:
    """Each call names another thing and comes from another address of one network."""
    for number in range(1, MANY + 1):
        there = {"X-Forwarded-For": f"2001:db8:9:1::{number:x}", **headers}
        filled = re.sub(r"\{[^}]+\}", str(UUID(int=number)), path)
        answer = client.post(filled, json={}, headers=there)
        if answer.status_code == 429:
            return True
    return False
