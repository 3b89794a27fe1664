"""The dry run: every row parsed, every bad cell reported, nothing else written."""

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
from catalog.imports.row_parser import ParsedRow, parse, values_of_row
from catalog.imports.sellers import active
from catalog.imports.specs import RowAttributes
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
    job.quota = quota_of(session, job, seller)
    steps.enter(job, "validated", "system")
    steps.rest(session, job)


def check(session: Session, job: Import, batch: Sequence[Line | ImportRow]) -> None:
    """Writes the errors of each row."""
    references = References(session, job.seller_id)
    repeated = _repeated(queries.skus_of(session, job))
    values_by_row = {line.number: values_of(job, line) for line in batch}
    found = {n: parse(values, references) for n, values in values_by_row.items()}
    pictures = missing_pictures(session, job, found)
    attributes = RowAttributes(session, found.values())
    for number, row in found.items():
        if number in repeated:
            text = SKU_REPEATED.fill(row=repeated[number])
            row.add_error(SKU, values_by_row[number][SKU], Bad(text))
        for name in pictures.get(number, ()):
            row.add_error("images", name, Bad(DRIVE_PICTURE_NAME_UNKNOWN))
        attributes.check(row)
    queries.settle(session, job.id, (_outcome(*each) for each in found.items()))


def _outcome(number: int, found: ParsedRow) -> Outcome:
    return Outcome(number, "invalid" if found.errors else "valid", found.errors)


def values_of(job: Import, line: Line | ImportRow) -> dict[str, str]:
    return values_of_row(job.headers, job.mapping, line.cells, line.edits)


def missing_pictures(
    session: Session, job: Import, found: Mapping[int, ParsedRow]
) -> dict[int, list[str]]:
    """Rows with names that are not in My Drive."""
    names = {n: [p for p in r.pictures if cells.is_name(p)] for n, r in found.items()}
    wanted = {name for each in names.values() for name in each}
    existing = drive.by_name(session, job.seller_id, wanted) if wanted else {}
    missing = {n: [p for p in each if p not in existing] for n, each in names.items()}
    return {number: each for number, each in missing.items() if each}


def _repeated(skus: Mapping[int, str]) -> dict[int, int]:
    """Row -> the earlier row with its number."""
    first: dict[str, int] = {}
    return {
        number: first[sku]
        for number, sku in skus.items()
        if first.setdefault(sku, number) != number
    }


def quota_of(session: Session, job: Import, seller: Seller) -> dict[str, int | None]:
    """`wanted`: how many new products would be published without a limit."""
    existing = queries.existing_skus(session, seller.id)
    numbers = queries.skus_of(session, job, ("valid",))
    changed = sum(sku in existing for sku in numbers.values())
    return {
        "limit": None if seller.is_verified else quota.FREE_LIMIT,
        "used": quota.published_count(session, seller),
        "wanted": job.total - job.bad_rows - changed,
    }
