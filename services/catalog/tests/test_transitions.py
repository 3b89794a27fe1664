"""The table of moves is the product's table in statemachines.json."""

import json
from pathlib import Path

from catalog.listings.transitions import LABELS, MOVES

TABLE = Path(__file__).parent / "data" / "statemachines.json"


def test_moves_are_those_of_the_table() -> None:
    rows = json.loads(TABLE.read_text())["product"]
    assert [(row["from"], row["to"], tuple(row["by"])) for row in rows] == MOVES


def test_every_status_has_a_label_in_both_languages() -> None:
    assert {to for _, to, _ in MOVES} == LABELS.keys()
    assert all(english and nepali for english, nepali in LABELS.values())
