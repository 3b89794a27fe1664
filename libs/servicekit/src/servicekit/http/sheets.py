"""Tables as CSV that a spreadsheet opens as text: no cell becomes a formula."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence

from fastapi.responses import StreamingResponse

MEDIA_TYPE = "text/csv; charset=utf-8"
_STARTS_A_FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
_CONTROLS = ("\t", "\r", "\n")
_BOM = "\ufeff"  # without it Excel reads Devanagari as Latin


def escaped(cell: object) -> str:
    """The cell as text; one that a spreadsheet would compute gets an apostrophe."""
    text = "" if cell is None else str(cell)
    is_formula = text.lstrip().startswith(_STARTS_A_FORMULA)
    return f"'{text}" if is_formula or text.startswith(_CONTROLS) else text


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


def csv_answer(name: str, rows: Iterable[Sequence[object]]) -> StreamingResponse:
    """A download under this name, sent while it is read."""
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
    }
    return StreamingResponse(written(rows), media_type=MEDIA_TYPE, headers=headers)


def documented() -> dict[int | str, dict[str, object]]:
    """The answer for OpenAPI."""
    text = {"schema": {"type": "string"}}
    return {200: {"description": "CSV in UTF-8", "content": {"text/csv": text}}}
