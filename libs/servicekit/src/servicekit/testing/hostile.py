"""Hostile requests: bodies that cost time, odd parameters."""

import itertools
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import orjson
from fastapi.testclient import TestClient

from servicekit.http.bodies import BodyLimit, BodyLimits
from servicekit.testing.calls import Answer, Call, answers
from servicekit.testing.operations import (
    DEEPEST,
    Operation,
    Parameter,
    Schema,
    choices,
    operations,
    sample,
)

# 20 ms on a quiet core; its neighbour on the same core makes each of them longer.
MAX_CPU_S = 0.03
# Only a body above the limit is sent again; a busy neighbour may last some rounds.
ROUNDS = 20
MIB = 1_048_576
ODD = (
    "",
    "a%00b",
    "%FF",
    "%ED%A0%80",
    "%F0%9F%98%80",
    "%E0%A5%A7",
    "-1",
    "0",
    "9223372036854775808",
    "9" * 400,
    "1e400",
    "NaN",
    "%27%22%3B--",
    "..%2F..%2Fetc",
    "x" * 300,
    "0001-01-01T00:00:00%2B14:00",
)
JSON = {"Content-Type": "application/json"}
Headers = Mapping[str, str]


def broken_answers(client: TestClient, headers: Headers) -> tuple[int, dict[str, str]]:
    """How many requests were sent, and those that ended in a 5xx or broke off: each
    parameter of each operation with each odd value."""
    calls = [
        Call(
            operation.method, operation.url({each.name: value}), {**headers, **address}
        )
        for (operation, each, value), address in zip(
            odd_requests(client), _addresses(), strict=False
        )
    ]
    found = zip(calls, answers(client, calls), strict=True)
    wrong = {
        f"{call.method} {call.url}"[:200]: repr(answer.error or answer.body[:200])
        for call, answer in found
        if _is_broken(answer)
    }
    return len(calls), wrong


def hushed() -> None:
    """Without thousands of lines about the requests."""
    logging.getLogger("httpx2").setLevel(logging.WARNING)


def odd_requests(
    client: TestClient, most_of_a_name: int = 1_000
) -> Iterator[tuple[Operation, Parameter, str]]:
    """Of each name so many parameters: those of one name mostly mean the same."""
    seen = Counter[str]()
    for operation in _finite(client):
        for parameter in operation.parameters:
            seen[parameter.name] += 1
            for value in ODD if seen[parameter.name] <= most_of_a_name else ():
                if value or parameter.place == "query":
                    yield operation, parameter, value


def _finite(client: TestClient) -> list[Operation]:
    """All but the stream, which never ends."""
    every = operations(client.app)  # type: ignore[arg-type]
    return [each for each in every if not each.path.endswith("/stream")]


def _addresses() -> Iterator[dict[str, str]]:
    """A new caller for each request: what is limited is not refused."""
    for number in itertools.count():
        high, low = divmod(number, 250)
        yield {"X-Forwarded-For": f"10.0.{high}.{low}"}


def _is_broken(answer: Answer) -> bool:
    is_away = answer.status == 503  # no Google here
    return answer.error is not None or (not 0 < answer.status < 500 and not is_away)


def costly_bodies(
    client: TestClient, headers: Headers, limits: BodyLimits
) -> tuple[int, dict[str, str]]:
    """How many bodies were sent, and those that took more CPU than MAX_CPU_S at the
    best of ROUNDS: on a busy machine a cheap body still has one cheap round."""
    sent, costly, addresses = 0, {}, _addresses()
    hushed()
    for operation in operations(client.app):  # type: ignore[arg-type]
        limit = limits.find(operation.method, operation.url())
        for name, body in hostile_bodies(operation, limit):
            known = {**JSON, **headers, **next(addresses)}
            cost, status = _cost(partial(_status, client, operation, body, known))
            sent += 1
            if cost > MAX_CPU_S or status >= 500:
                costly[f"{operation.name}, {name}"] = f"{cost * 1000:.0f} ms, {status}"
    return sent, costly


def _status(
    client: TestClient, operation: Operation, body: bytes, headers: Headers
) -> int:
    method, url = operation.method, operation.url()
    return client.request(method, url, content=body, headers=dict(headers)).status_code


def _cost(send: Callable[[], int]) -> tuple[float, int]:
    best, status = float("inf"), 0
    for _ in range(ROUNDS):
        began = time.process_time()
        status = send()
        best = min(best, time.process_time() - began)
        if best <= MAX_CPU_S:
            break
    return best, status


def hostile_bodies(
    operation: Operation, limit: BodyLimit
) -> Iterator[tuple[str, bytes]]:
    if limit.items is None or operation.body is None:
        return
    yield "1 MB of keys", _keys(MIB)
    yield "all keys it may have", _keys(limit.bytes)
    yield "items", b"[" + b"1," * (limit.bytes // 2 - 2) + b"1]"
    yield "brackets", b"[" * limit.bytes
    yield "deep", b'{"a":' * (limit.bytes // 5)
    yield "as many keys as are read", _few_keys(limit.items)
    for name, fill in (("long", _long), ("odd", _wrong)):
        text = fill(operation.body, limit.bytes)
        yield name, text[: limit.bytes]


def _keys(size: int) -> bytes:
    """Of exactly this size or a little less."""
    text = ",".join(f'"k{number}":1' for number in range(size // 8))
    return ("{" + text[: size - 2].rpartition(",")[0] + "}").encode()


def _few_keys(count: int) -> bytes:
    return orjson.dumps({f"k{number}": number for number in range(count - 1)})


def _long(schema: Schema, size: int) -> bytes:
    """Each text as long as the body may be, shared among them."""
    fields = _texts(schema)
    return orjson.dumps(_filled(schema, "9" * (size // (len(fields) + 1) - 20)))


def _wrong(schema: Schema, size: int) -> bytes:
    """Lists of what they may not hold, as many as fit."""
    return orjson.dumps(_filled(schema, [0] * 400))


def _texts(schema: Schema, depth: int = 0) -> list[Schema]:
    found = []
    for each in choices(schema):
        inside = [*each.get("properties", {}).values()]
        inside += [each["items"]] if "items" in each else []
        found += [] if inside else [each]
        if depth < DEEPEST:
            found += [text for part in inside for text in _texts(part, depth + 1)]
    return found


def _filled(schema: Schema, value: Any, depth: int = 0) -> Any:
    for each in choices(schema):
        if "properties" in each and depth < DEEPEST:
            parts = each["properties"].items()
            return {name: _filled(part, value, depth + 1) for name, part in parts}
        if "items" in each and not isinstance(value, list):
            return [_filled(each["items"], value, depth + 1)]
        return value
    return sample(schema)
