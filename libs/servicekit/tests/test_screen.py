"""Tables of `haat` have whole names, so that they can be copied."""

import pytest

from servicekit.cli.screen import table

QUEUE = "vendor.engagement.enquiry_status_changed"
EVENT = "engagement.enquiry_status_changed.v1"


def test_a_piped_table_has_each_name_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table("Dead letters", ("queue", "event", "letters"), [(QUEUE, EVENT, 0)])

    lines = capsys.readouterr().out.splitlines()
    assert any(QUEUE in line and EVENT in line for line in lines)
