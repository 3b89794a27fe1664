"""The share of the requests that a canary gets: weights in the HTTPRoutes of a part."""

from collections.abc import Sequence
from typing import Any

Rule = dict[str, Any]
Backend = dict[str, Any]

RUNNING, CANARY = "http", "canary"


def weighted(rules: Sequence[Rule], percent: int) -> list[Rule]:
    """The rules with this share for the canary; 0 leaves the rules as they are applied.

    Rules without the part's own Service, such as those to the cache, stay as they are.
    """
    return [{**rule, "backendRefs": _backends(rule, percent)} for rule in rules]


def _backends(rule: Rule, percent: int) -> list[Backend]:
    backends: list[Backend] = [
        each for each in rule["backendRefs"] if each["name"] != CANARY
    ]
    own = [each for each in backends if _is_own(each)]
    if not own:
        return backends
    others = [each for each in backends if not _is_own(each)]
    plain = {key: value for key, value in own[0].items() if key != "weight"}
    if percent == 0:
        return [plain, *others]
    canary = plain | {"name": CANARY, "weight": percent}
    return [plain | {"weight": 100 - percent}, canary, *others]


def shares(rules: Sequence[Rule]) -> set[int]:
    """The percentage of the canary in each rule with the part's own Service."""
    found = set()
    for rule in rules:
        weights = {
            each["name"]: int(each.get("weight", 1)) for each in rule["backendRefs"]
        }
        if any(map(_is_own, rule["backendRefs"])):
            canary = weights.get(CANARY, 0)
            found.add(round(100 * canary / max(1, canary + weights[RUNNING])))
    return found


def _is_own(backend: Backend) -> bool:
    # The API fills in `kind: Service`.
    return backend["name"] == RUNNING and backend.get("kind", "Service") == "Service"
