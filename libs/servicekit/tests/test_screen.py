"""Tables for people, read by `kubectl exec` too."""

import pytest

from servicekit.cli.screen import table


def test_a_long_name_is_not_cut_without_a_terminal(
    capfd: pytest.CaptureFixture[str],
) -> None:
    names = ["vendor.engagement.enquiry_status_changed", "enquiry_status_changed.v1"]

    table("Dead letters", ("queue", "event", "letters"), [[*names, 0]])

    printed = capfd.readouterr().out
    assert all(name in printed for name in names)
