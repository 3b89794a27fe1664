import pytest

from servicekit.http.errors import Invalid
from servicekit.http.statuses import several

STATUSES = ["new", "seen", "won"]


@pytest.mark.parametrize(
    ("asked", "wanted"),
    [(None, None), ("", None), (" , ", None), ("new, won", ["new", "won"])],
)
def test_a_filter_accepts_several_statuses(
    asked: str | None, wanted: list[str] | None
) -> None:
    assert several(asked, STATUSES) == wanted


def test_an_unknown_status_is_a_field_error() -> None:
    with pytest.raises(Invalid) as refusal:
        several("new,nonsense", STATUSES)

    assert list(refusal.value.body["errors"]) == ["status"]
