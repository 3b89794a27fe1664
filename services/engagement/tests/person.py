"""What the two sides of a conversation do, through HTTP."""

from typing import Any
from uuid import UUID

from fastapi.testclient import TestClient

from servicekit.testing.tokens import bearer


class Person:
    """Somebody who is signed in."""

    def __init__(self, client: TestClient, user_id: UUID) -> None:
        self.client, self.id, self.headers = client, user_id, bearer(user_id)

    def call(self, method: str, path: str, **more: Any) -> Any:
        return self.client.request(method, f"/api{path}", headers=self.headers, **more)

    def get(self, path: str, **params: Any) -> Any:
        answer = self.call("GET", path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()["data"]

    def send(self, about: Any, body: str = "Namaste", **more: Any) -> Any:
        path = f"/conversations/{about}/messages"
        return self.call("POST", path, json={"body": body, **more})

    def sent(self, about: Any, body: str = "Namaste", **more: Any) -> Any:
        answer = self.send(about, body, **more)
        assert answer.status_code == 201, answer.text
        return answer.json()["data"]

    def read(self, about: Any) -> None:
        assert self.call("POST", f"/conversations/{about}/read").status_code == 200

    def unread(self) -> int:
        """The number in the header, which is the sum of the rows."""
        count: int = self.get("/messages/unread")["unread"]
        rows = self.get("/conversations")
        assert count == sum(row["unread_count"] for row in rows)
        return count
