"""Calls every operation with query parameters, declared ones and another."""

from collections.abc import Iterator

from fastapi import FastAPI
from fastapi.testclient import TestClient

from servicekit.error_texts import UNKNOWN_FIELD
from servicekit.testing.operations import Operation, operations, sample

OTHER = "utm_other"


def accepting(client: TestClient, app: FastAPI) -> list[str]:
    """Operations that do not refuse a parameter they do not have."""
    return [
        each.name
        for each in operations(app)
        if list(_refused(client, each, f"{OTHER}=1")) != [OTHER]
    ]


def refusing(client: TestClient, app: FastAPI) -> list[str]:
    """Operations that refuse one of their own parameters as unknown."""
    return [
        each.name
        for each in operations(app)
        if list(_refused(client, each, _own(each)))
    ]


def _own(operation: Operation) -> str:
    in_query = [each for each in operation.parameters if each.place == "query"]
    values = {each.name: sample(each.schema) for each in in_query}
    return "&".join(
        f"{name}={value}" for name, value in {**values, "lang": "en"}.items()
    )


def _refused(client: TestClient, operation: Operation, query: str) -> Iterator[str]:
    path = operation.url().partition("?")[0]
    answer = client.request(operation.method, f"{path}?{query}")
    if answer.status_code == 422:
        for name, texts in answer.json().get("errors", {}).items():
            if str(UNKNOWN_FIELD) in texts:
                yield name
