"""Tables as CSV that a spreadsheet opens as text: no cell becomes a formula."""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import TypeVar
from unicodedata import category, normalize

from fastapi.responses import StreamingResponse
from sqlmodel import Session

from servicekit.db import Database
from servicekit.http.errors import Unauthenticated

BATCH_SIZE, MAX_ROWS = 500, 10_000
ROWS_BETWEEN = 500  # two looks at whether the session has ended
MEDIA_TYPE = "text/csv; charset=utf-8"
_STARTS_A_FORMULA = "=+-@"
_CONTROLS = ("\t", "\r", "\n")
Row = TypeVar("Row")
_BOM = "\ufeff"  # without it Excel reads Devanagari as Latin


def escaped(cell: object) -> str:
    """The cell as text; one that a spreadsheet would compute gets an apostrophe."""
    text = "" if cell is None else str(cell)
    return f"'{text}" if _is_formula(text) or text.startswith(_CONTROLS) else text


def _is_formula(text: str) -> bool:
    """By the first sign that is seen, in whatever width: ﹦ is read as =."""
    seen = (sign for sign in text if not sign.isspace() and category(sign) != "Cf")
    return normalize("NFKC", next(seen, "")) in [*_STARTS_A_FORMULA]


def written(rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """The rows as lines of CSV, every cell quoted: no separator inside divides it."""
    line = io.StringIO(newline="")
    writer = csv.writer(line, quoting=csv.QUOTE_ALL)
    yield _BOM
    for row in rows:
        writer.writerow([escaped(cell) for cell in row])
        yield line.getvalue()
        line.seek(0)
        line.truncate()


def in_batches(
    database: Database, read: Callable[[Session, int, int], Sequence[Row]]
) -> Iterator[Row]:
    """At most 10,000 rows. `read` gets limit and offset. Each batch has a transaction
    of its own: no connection waits for a slow reader."""
    for offset in range(0, MAX_ROWS, BATCH_SIZE):
        with database.session() as session:
            rows = read(session, BATCH_SIZE, offset)
        yield from rows
        if len(rows) < BATCH_SIZE:
            return


def csv_answer(
    name: str,
    rows: Iterable[Sequence[object]],
    has_ended: Callable[[], bool] = lambda: False,
) -> StreamingResponse:
    """A download under this name, sent while it is read. Heading and first row are
    read before: a query that fails is an error, not a download that breaks off. It
    does break off when the session of its caller `has_ended`."""
    remaining = _while_signed_in(iter(rows), has_ended)
    first = list(islice(remaining, 2))
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
    }
    return StreamingResponse(
        written(chain(first, remaining)), media_type=MEDIA_TYPE, headers=headers
    )


def _while_signed_in(
    rows: Iterator[Sequence[object]], has_ended: Callable[[], bool]
) -> Iterator[Sequence[object]]:
    for number, row in enumerate(rows, 1):
        yield row
        if number % ROWS_BETWEEN == 0 and has_ended():
            raise Unauthenticated


def documented() -> dict[int | str, dict[str, object]]:
    """The answer for OpenAPI."""
    text = {"schema": {"type": "string"}}
    return {200: {"description": "CSV in UTF-8", "content": {"text/csv": text}}}
