"""An action without content demands no body."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DOCUMENT = Path(__file__).parents[2] / "gateway/openapi.json"
# Each needs one of its fields: the service refuses a body without any.
ONE_OF_SEVERAL = {"changeCase", "giveFeedback", "readNotifications"}


def test_no_post_without_required_fields_demands_a_body() -> None:
    document = json.loads(DOCUMENT.read_text())
    demanding = {
        operation["operationId"]
        for operation in _posts(document)
        if _demands_nothing(operation, document["components"]["schemas"])
    }

    assert demanding == ONE_OF_SEVERAL


def _posts(document: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for methods in document["paths"].values():
        if "post" in methods:
            yield methods["post"]


def _demands_nothing(operation: dict[str, Any], schemas: dict[str, Any]) -> bool:
    body = operation.get("requestBody", {})
    if not body.get("required"):
        return False
    parts = (content["schema"] for content in body["content"].values())
    named = (part.get("$ref", "").rsplit("/", 1)[-1] for part in parts)
    return any(name and not schemas[name].get("required") for name in named)
