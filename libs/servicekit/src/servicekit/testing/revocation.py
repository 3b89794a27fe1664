"""Ended sessions in tests."""

from fastapi.testclient import TestClient

from servicekit.testing.processes import eventually


def assert_refused(client: TestClient, path: str, headers: dict[str, str]) -> None:
    """Each process reads the end of a session within a second."""
    eventually(lambda: client.get(path, headers=headers).status_code == 401, within_s=1)
