"""Range requests, as RFC 9110 wants them."""

import pytest

from servicekit.http.ranges import RangeNotSatisfiable, content_range, wanted

ETAG = '"abc"'
SIZE = 1_000


@pytest.mark.parametrize(
    ("header", "part"),
    [
        ("bytes=0-0", range(0, 1)),
        ("bytes=0-99", range(0, 100)),
        ("bytes=500-599", range(500, 600)),
        ("bytes=900-", range(900, SIZE)),
        ("bytes=0-", range(0, SIZE)),
        ("bytes=999-5000", range(999, SIZE)),
        ("bytes=-1", range(999, SIZE)),
        ("bytes=-5000", range(0, SIZE)),
        ("bytes= 5-9 ", range(5, 10)),
    ],
)
def test_one_range_is_a_part_of_the_file(header: str, part: range) -> None:
    assert wanted({"range": header}, ETAG, SIZE) == part


@pytest.mark.parametrize(
    "header",
    [
        *("", "bytes=", "bytes=-", "bytes", "bytes=a-b", "bytes=9-5", "items=0-9"),
        *("bytes=0-9,20-29", "bytes=0-9, -5", "bytes=0--5", "bytes=٣-٩"),
        f"bytes={'9' * 400}-",
    ],
)
def test_multiple_or_unreadable_ranges_mean_the_entire_file(header: str) -> None:
    assert wanted({"range": header}, ETAG, SIZE) is None


@pytest.mark.parametrize("header", ["bytes=1000-", "bytes=5000-6000", "bytes=-0"])
def test_a_range_behind_the_end_is_416_with_the_size(header: str) -> None:
    with pytest.raises(RangeNotSatisfiable) as refused:
        wanted({"range": header}, ETAG, SIZE)
    assert refused.value.headers["Content-Range"] == "bytes */1000"


@pytest.mark.parametrize(
    ("condition", "is_part"),
    [(ETAG, True), ('W/"abc"', False), ('"old"', False), ("a date", False)],
)
def test_a_part_is_sent_only_of_the_file_the_caller_has(
    condition: str, is_part: bool
) -> None:
    headers = {"range": "bytes=0-9", "if-range": condition}
    assert bool(wanted(headers, ETAG, SIZE)) is is_part


def test_the_part_is_named_with_its_last_byte() -> None:
    assert content_range(range(0, 100), SIZE) == "bytes 0-99/1000"
