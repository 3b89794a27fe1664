"""The tables in the code are the tables of the product, to the last row."""

import json
from pathlib import Path
from typing import Any

import pytest

from engagement.enquiries.transitions import ENQUIRY, LABELS, EnquiryStatus
from engagement.requirements.transitions import (
    LABELS as REQUIREMENT_LABELS,
)
from engagement.requirements.transitions import (
    REQUIREMENT,
    RequirementStatus,
)
from servicekit.http.statuses import Machine, MoveNotAllowed

TABLES = json.loads(
    (Path(__file__).parent / "data" / "statemachines.json").read_text("utf-8")
)


@pytest.mark.parametrize(
    ("noun", "machine"), [("enquiry", ENQUIRY), ("requirement", REQUIREMENT)]
)
def test_the_table_is_complete(noun: str, machine: Machine) -> None:
    specified = {
        (row["from"], row["to"], frozenset(row["by"]))
        for row in TABLES[noun]
        if row["from"]
    }

    assert {(at, to, frozenset(by)) for at, to, by in machine.moves} == specified


@pytest.mark.parametrize(
    ("machine", "statuses"),
    [(ENQUIRY, EnquiryStatus), (REQUIREMENT, RequirementStatus)],
)
def test_every_other_move_is_refused(machine: Machine, statuses: Any) -> None:
    roles = ("buyer", "seller", "admin", "system")
    tried = [(a, b, r) for a in statuses for b in statuses for r in roles]
    table = {(at, to, role) for at, to, by in machine.moves for role in by}

    for at, to, role in set(tried) - table:
        with pytest.raises(MoveNotAllowed):
            machine.check(at, to, role)
    for at, to, role in table:
        machine.check(at, to, role)


def test_every_status_has_words_in_both_languages() -> None:
    for labels, statuses in (
        (LABELS, EnquiryStatus),
        (REQUIREMENT_LABELS, RequirementStatus),
    ):
        assert set(labels) == {status.value for status in statuses}
        assert all(english.isascii() for english, _ in labels.values())
        assert not any(nepali.isascii() for _, nepali in labels.values())
