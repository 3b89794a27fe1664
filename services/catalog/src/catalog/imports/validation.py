"""The dry run: every row read, every bad cell told, nothing written elsewhere."""

from collections.abc import Mapping, Sequence

from sqlmodel import Session

from catalog.error_texts import (
    COMPANY_NOT_ACTIVE,
    DRIVE_PICTURE_NAME_UNKNOWN,
    SKU_REPEATED,
)
from catalog.images import drive
from catalog.imports import cells, queries, steps
from catalog.imports.cells import Bad
from catalog.imports.columns import SKU
from catalog.imports.models import Import, ImportRow, Line, Outcome
from catalog.imports.references import References
from catalog.imports.row_parser import Read, read, values
from catalog.imports.sellers import active
from catalog.imports.specs import Asked
from catalog.listings import quota
from catalog.sellers.models import Seller

BATCH = 1_000


def step(session: Session, job: Import) -> None:
    """The next rows; with the last of them it is `validated`."""
    seller = active(session, job)
    if seller is None:
        steps.fail(session, job, COMPANY_NOT_ACTIVE)
        return
    batch = queries.next_lines(session, job.id, "pending", BATCH)
    has_more = len(batch) > BATCH
    check(session, job, batch[:BATCH])
    found = queries.counts(session, job.id)
    job.processed = job.total - found.get("pending", 0)
    job.bad_rows = found.get("invalid", 0)
    if has_more:
        steps.go_on(session, job)
        return
    job.quota = wishes(session, job, seller)
    steps.enter(job, "validated", "system")
    steps.rest(session, job)


def check(session: Session, job: Import, batch: Sequence[Line | ImportRow]) -> None:
    """Writes what is wrong with each row beside it."""
    known = References(session, job.seller_id)
    repeated = _repeated(queries.numbers_of(session, job))
    said = {line.number: said_in(job, line) for line in batch}
    found = {number: read(values, known) for number, values in said.items()}
    pictures = missing_pictures(session, job, found)
    asked = Asked(session, found.values())
    for number, row_read in found.items():
        if number in repeated:
            text = SKU_REPEATED.fill(row=repeated[number])
            row_read.say(SKU, said[number][SKU], Bad(text))
        for name in pictures.get(number, ()):
            row_read.say("images", name, Bad(DRIVE_PICTURE_NAME_UNKNOWN))
        asked.settle(row_read)
    queries.settle(session, job.id, (_judged(*each) for each in found.items()))


def _judged(number: int, found: Read) -> Outcome:
    return Outcome(number, "invalid" if found.errors else "valid", found.errors)


def said_in(job: Import, line: Line | ImportRow) -> dict[str, str]:
    return values(job.headers, job.mapping, line.cells, line.edits)


def missing_pictures(
    session: Session, job: Import, found: Mapping[int, Read]
) -> dict[int, list[str]]:
    """Rows with names that are not in My Drive."""
    names = {n: [p for p in r.pictures if cells.is_name(p)] for n, r in found.items()}
    asked = {name for each in names.values() for name in each}
    known = drive.by_name(session, job.seller_id, asked) if asked else {}
    missing = {n: [p for p in each if p not in known] for n, each in names.items()}
    return {number: each for number, each in missing.items() if each}


def _repeated(skus: Mapping[int, str]) -> dict[int, int]:
    """Row -> the earlier row with its number."""
    first: dict[str, int] = {}
    return {
        number: first[sku]
        for number, sku in skus.items()
        if first.setdefault(sku, number) != number
    }


def wishes(session: Session, job: Import, seller: Seller) -> dict[str, int | None]:
    """`wanted`: how many new products would be published if there were room."""
    known = queries.known_numbers(session, seller.id)
    numbers = queries.numbers_of(session, job, ("valid",))
    changed = sum(sku in known for sku in numbers.values())
    return {
        "limit": None if seller.is_verified else quota.FREE_LIMIT,
        "used": quota.published_count(session, seller),
        "wanted": job.total - job.bad_rows - changed,
    }
