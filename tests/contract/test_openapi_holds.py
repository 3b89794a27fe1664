"""Promise 22: every answer is one that the OpenAPI document has, never a 5xx."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.contract.operations import OPENAPI, declared
from tests.contract.people import bearer, onboarded, registered, sign_in, verified

SERVICES = ("auth", "catalog", "vendor", "engagement")
ROLES = ("guest", "user", "seller", "admin")
# Callers without permission are refused before the form is read.
EXAMPLES, REFUSED_EXAMPLES = 8, 2
LET_IN = {
    "guest": ROLES,
    "user": ("user", "seller", "admin"),
    "verified": ("seller", "admin"),
    "seller": ("seller",),
    "admin": ("admin",),
}
CHECKS = [
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
# The list of open deals stands beside the refusal to delete an account.
REFUSALS = {"#/components/schemas/Refusal", "#/components/schemas/OpenDealsRefusal"}
REFUSED = ("401", "403", "404", "409", "422", "429")
# It never ends, and its body is not JSON.
APART = {"streamNotifications"}
quick = settings(
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_every_operation_documents_its_refusals() -> None:
    paths = json.loads(OPENAPI.read_text())["paths"]
    for path, operations in paths.items():
        for method, operation in operations.items():
            known = operation["responses"]
            told = {
                known[status]["content"]["application/json"]["schema"]["$ref"]
                for status in REFUSED
            }
            assert told <= REFUSALS, (method, path)


@pytest.fixture(scope="module")
def tokens(gateway: httpx.Client, leaf: str) -> dict[str, Callable[[], str]]:
    """By role; each operation gets a new user, who may leave on the way."""
    seller = onboarded(verified(registered(gateway, "seller")), leaf)
    return {
        "guest": lambda: "",
        "user": lambda: registered(gateway).token,
        "seller": _still_signed_in(gateway, seller.email),
        "admin": _still_signed_in(gateway, "admin@example.com"),
    }


def _still_signed_in(api: httpx.Client, email: str) -> Callable[[], str]:
    """Signs in again only when what was done before has ended the session."""
    token = ""

    def held() -> str:
        nonlocal token
        if not token or api.get("/api/user", headers=bearer(token)).is_error:
            token = sign_in(api, email).token
        return token

    return held


def _operations(service: str) -> Iterator[Any]:
    document = json.loads(OPENAPI.read_text())
    schema = schemathesis.openapi.from_dict(document).include(tag=service)
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.definition.raw["operationId"] not in APART:
            yield operation


def _strategy(operation: Any) -> Any:
    """Forms as documented, and forms that are not."""
    right = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    wrong = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    has_input = operation.body or operation.query or operation.path_parameters
    return st.one_of(right, wrong) if has_input else right


def _checked(case: Any, base_url: str, token: str) -> tuple[int, str]:
    """The status, and what is wrong with the answer."""
    answer = case.call(base_url=base_url, headers=bearer(token), timeout=10)
    code = answer.status_code
    if code >= 500 and code != 503:
        return code, answer.text[:200]
    try:
        case.validate_response(answer, checks=CHECKS)
    except AssertionError as error:  # schemathesis groups its failures
        return code, str(error)[:600]
    except BaseExceptionGroup as group:
        return code, "; ".join(str(error)[:300] for error in group.exceptions)
    return code, ""


def _examples(operation: Any, role: str) -> int:
    may = declared()[operation.definition.raw["operationId"]].may
    return EXAMPLES if role in LET_IN[may] else REFUSED_EXAMPLES


def _sent(
    operation: Any, examples: int, base_url: str, token: str
) -> list[tuple[int, str]]:
    judged = []

    @settings(quick, max_examples=examples)
    @given(case=_strategy(operation))
    def send(case: Any) -> None:
        judged.append(_checked(case, base_url, token))

    send()
    return judged


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("service", SERVICES)
def test_responses_match_their_documentation(
    service: str,
    role: str,
    stack: dict[str, Any],
    tokens: dict[str, Callable[[], str]],
) -> None:
    statuses, wrong, offered = Counter[int](), dict[str, str](), 0
    for operation in _operations(service):
        examples = _examples(operation, role)
        judged = _sent(operation, examples, stack["base_url"], tokens[role]())
        offered += 1
        statuses.update(status for status, _ in judged)
        wrong.update((operation.label, problem) for _, problem in judged if problem)
    print(
        f"promise 22: {service} as {role}: {offered} operations, "
        f"{statuses.total()} calls {dict(sorted(statuses.items()))}, {len(wrong)} wrong"
    )
    assert wrong == {}
