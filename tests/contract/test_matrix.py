"""Promise 12: every operation by every caller, on own, foreign and missing objects."""

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.contract.callers import Caller
from tests.contract.market import Market, opened
from tests.contract.operations import Operation, declared, documented, operations
from tests.contract.views import changes, seen, settled


def test_every_operation_is_in_the_matrix() -> None:
    undeclared = documented().keys() - declared().keys()
    gone = declared().keys() - documented().keys()
    assert undeclared == set(), f"matrix.toml lacks {sorted(undeclared)}"
    assert gone == set(), f"matrix.toml names {sorted(gone)}, which nobody offers"


@pytest.fixture(scope="module")
def market(stack: dict[str, Any], leaf: str) -> Iterator[Market]:
    with httpx.Client(base_url=stack["base_url"], timeout=10) as api:
        yield opened(api, leaf)


def _refused(market: Market, operation: Operation, caller: Caller) -> None:
    """Calls without permission; foreign and absent things give the same response."""
    unknown = set()
    for side, thing in market.targets(operation).items():
        let_in, statuses = operation.expected(caller, thing)
        if let_in:
            continue
        answer = market.send(operation, caller, side, let_in)
        _check(market, operation, caller, side, statuses, answer)
        market.check(
            _is_refusal(answer),
            f"{operation.name} by {caller.name}: {_text(answer)}",
        )
        if statuses == {operation.rule.others}:
            unknown.add(answer.content)
    market.check(
        len(unknown) <= 1, f"{operation.name} tells {caller.name} apart: {unknown}"
    )


def _is_refusal(answer: httpx.Response) -> bool:
    if "json" not in answer.headers.get("content-type", ""):
        return False
    return bool(answer.json().keys() >= {"message", "code"})


def _text(answer: httpx.Response) -> str:
    """Nothing of what goes on for ever."""
    return answer.text[:200] if answer.is_stream_consumed else ""


def _let_in(market: Market, operation: Operation, caller: Caller) -> None:
    for side, thing in market.targets(operation).items():
        let_in, statuses = operation.expected(caller, thing)
        if let_in:
            answer = market.send(operation, caller, side, let_in)
            _check(market, operation, caller, side, statuses, answer)


def _check(
    market: Market,
    operation: Operation,
    caller: Caller,
    side: str,
    statuses: set[int],
    answer: httpx.Response,
) -> None:
    market.check(
        answer.status_code in statuses,
        f"{operation.name} by {caller.name} on {side or 'it'}: "
        f"{answer.status_code}, declared {sorted(statuses)} {_text(answer)}",
    )


@pytest.mark.timeout(600)  # some 15,000 requests, one after the other
def test_every_operation_answers_every_caller_as_in_the_matrix(market: Market) -> None:
    began, all_ = time.monotonic(), operations()
    before = settled(market.people)
    for operation in all_:
        for caller in market.callers(operation):
            _refused(market, operation, caller)
    changed = changes(before, seen(market.people))
    market.checks += len(before)
    for operation in all_:
        for caller in market.callers(operation):
            _let_in(market, operation, caller)
    print(
        f"promise 12: {len(all_)} operations x {len(market.living) + 3} callers x "
        f"(own, another's, absent) = {market.checks} checks, "
        f"{len(market.problems)} not as declared, {len(before)} views of the owners "
        f"read again, {len(changed)} changed; {time.monotonic() - began:.0f} s"
    )
    print(*market.problems, sep="\n")
    assert market.problems == []
    assert changed == {}
