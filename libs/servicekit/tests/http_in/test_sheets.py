"""CSV without formulas for any spreadsheet."""

import csv
import io
from collections.abc import Iterator

import anyio
import pytest
from fastapi.responses import StreamingResponse

from servicekit.http import sheets
from servicekit.http.errors import Unauthenticated


@pytest.mark.parametrize(
    "cell",
    [
        *(
            "=1",
            "+1",
            "-1",
            "@A1",
            "＝1",
            "＋1",
            "－1",
            "＠A",
            " =1",
            "\t1",
            "\r1",
            "\n=1",
        ),
        *("\u202e=1", "\u200b+1", " \ufeff@A1", "﹢1", "﹦1", "﹣1", "﹫A"),
    ],
)
def test_a_formula_becomes_text(cell: str) -> None:
    assert sheets.escaped(cell) == f"'{cell}"


@pytest.mark.parametrize("cell", ["", "चिया", "1:2", "a=b", "a;b", 5, None])
def test_other_cells_are_unchanged(cell: object) -> None:
    assert sheets.escaped(cell) == ("" if cell is None else str(cell))


def test_a_written_sheet_is_read_back() -> None:
    rows = [["name", "note"], ['a"b', "c;d,e\nf"], ["ज्ञ", None]]
    text = "".join(sheets.written(rows))
    assert text.startswith("\ufeff")
    read = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline="")))
    assert read == [["name", "note"], ['a"b', "c;d,e\nf"], ["ज्ञ", ""]]


def test_separators_do_not_split_a_cell() -> None:
    (_, line) = sheets.written([["a;=1+1", "b"]])
    assert line == '"a;=1+1","b"\r\n'


def test_a_failing_query_is_an_error_before_the_first_byte() -> None:
    def rows() -> Iterator[list[str]]:
        yield ["name"]
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        sheets.csv_answer("names.csv", rows(), lambda: False)


def test_a_download_stops_when_the_session_ends() -> None:
    ended, read = [False], []

    def rows() -> Iterator[list[int]]:
        for number in range(2_000):
            read.append(number)
            yield [number]

    answer = sheets.csv_answer("numbers.csv", rows(), lambda: ended[0])
    ended[0] = True
    with pytest.raises(Unauthenticated):
        anyio.run(_read_all, answer)
    assert len(read) == sheets.ROWS_BETWEEN


async def _read_all(answer: StreamingResponse) -> None:
    async for _ in answer.body_iterator:
        pass
