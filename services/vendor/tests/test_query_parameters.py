"""A query parameter that an operation does not have is refused at its name."""

from fastapi.testclient import TestClient

from servicekit.testing.query_parameters import accepting, refusing


def test_no_operation_ignores_an_unknown_query_parameter(client: TestClient) -> None:
    assert accepting(client, client.app) == []  # type: ignore[arg-type]


def test_no_operation_refuses_its_own_query_parameters(client: TestClient) -> None:
    assert refusing(client, client.app) == []  # type: ignore[arg-type]
