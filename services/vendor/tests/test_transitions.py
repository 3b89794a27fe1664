"""The transitions of the code are those of the specification."""

import json
from pathlib import Path

import pytest

from servicekit.http.statuses import Machine, TransitionNotAllowed
from vendor.profiles.transitions import LABELS as SELLER_LABELS
from vendor.profiles.transitions import SELLER
from vendor.statutory.transitions import LABELS, REASONS, STATUTORY

TABLES = json.loads((Path(__file__).parent / "data" / "statemachines.json").read_text())
# What the owner closed, an administrator may reopen.
REOPENED = {
    ("closed", "active", frozenset(["admin"])),
    ("closed", "onboarding", frozenset(["admin"])),
}


@pytest.mark.parametrize(
    ("noun", "machine", "more"),
    [("statutory", STATUTORY, set()), ("seller", SELLER, REOPENED)],
)
def test_transitions_are_those_of_the_specification(
    noun: str, machine: Machine, more: set[object]
) -> None:
    specified = {
        (row["from"], row["to"], frozenset(row["by"]))
        for row in TABLES[noun]
        if row["from"]
    }
    moves = {(at, to, frozenset(by)) for at, to, by in machine.transitions}
    assert moves == specified | more


@pytest.mark.parametrize(
    ("machine", "statuses"), [(STATUTORY, LABELS), (SELLER, SELLER_LABELS)]
)
def test_every_other_transition_is_refused(
    machine: Machine, statuses: list[str]
) -> None:
    roles = ("buyer", "seller", "admin", "system")
    tried = {(a, b, r) for a in statuses for b in statuses for r in roles}
    table = {(at, to, role) for at, to, by in machine.transitions for role in by}
    for at, to, role in tried - table:
        with pytest.raises(TransitionNotAllowed):
            machine.check(at, to, role)
    for at, to, role in table:
        machine.check(at, to, role)


def test_every_status_and_reason_has_labels_in_both_languages() -> None:
    for english, nepali in [
        *LABELS.values(),
        *SELLER_LABELS.values(),
        *REASONS.values(),
    ]:
        assert english.replace("’", "").isascii()
        assert not nepali.replace("’", "").isascii()
