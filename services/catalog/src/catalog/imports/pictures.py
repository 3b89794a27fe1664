"""The pictures of imported rows: brought after the commit, then hung."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from uuid import UUID

import structlog
from sqlmodel import Session, select

from catalog.error_texts import ADDRESS_TOO_SLOW, DRIVE_PICTURE_NAME_UNKNOWN
from catalog.images import drive
from catalog.images.schemas import MAX_PICTURES
from catalog.images.uploads import keep
from catalog.imports import cells, queries
from catalog.imports.cells import Bad
from catalog.imports.models import ImportPicture, pictures
from catalog.imports.remote_pictures import NotFetched, Refused, fetch
from catalog.listings import pictures as images
from catalog.products.models import Product, ProductImage
from catalog.products.models import products as product_table
from catalog.sellers.models import Seller
from catalog.sellers.models import table as sellers
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import Invalid, Unavailable

log = structlog.get_logger()

AT_ONCE = 5
ROWS_S, ROW_S = 5.0, 20.0
MOST_ATTEMPTS = 3
AGAIN_AFTER = timedelta(minutes=2)
Fetch = Callable[[str], bytes]


@dataclass
class Brought:
    """The pictures of one row, and why others are not among them."""

    ids: list[UUID] = field(default_factory=list)
    problems: dict[str, ErrorDetail] = field(default_factory=dict)
    is_worth_another: bool = False


def bring_due(session: Session, get: Fetch = fetch) -> None:
    """Timer: a few rows; what cannot be had is told beside its row."""
    due = (
        select(ImportPicture)
        .where(pictures.c.due_at <= now())
        .order_by(pictures.c.due_at, pictures.c.id)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    # All are fetched before a seller or product is locked: others are slow.
    found = list(_in_time(session, list(session.exec(due).all()), get))
    for wanted, brought in sorted(found, key=lambda pair: pair[0].seller_id):
        if brought.is_worth_another and wanted.attempts + 1 < MOST_ATTEMPTS:
            wanted.attempts, wanted.due_at = wanted.attempts + 1, now() + AGAIN_AFTER
            session.add(wanted)
            continue
        _hang(session, wanted, brought)
        session.delete(wanted)


def _in_time(
    session: Session, due: list[ImportPicture], get: Fetch
) -> Iterator[tuple[ImportPicture, Brought]]:
    """Those that fit: the worker has other things to do; the others are still due."""
    ends_at = time.monotonic() + ROWS_S
    for wanted in due:
        if time.monotonic() < ends_at:
            yield wanted, _bring(session, wanted, get)


def _bring(session: Session, wanted: ImportPicture, get: Fetch) -> Brought:
    brought, ends_at = Brought(), time.monotonic() + ROW_S
    names = [source for source in wanted.sources if cells.is_name(source)]
    known = drive.by_name(session, wanted.seller_id, names) if names else {}
    for source in wanted.sources:
        try:
            if source in known:
                ids = [known[source].file_id]
                image = drive.hold(session, wanted.seller_id, ids)[0]
            elif cells.is_name(source):
                raise Refused(DRIVE_PICTURE_NAME_UNKNOWN)
            elif time.monotonic() > ends_at:
                raise NotFetched(ADDRESS_TOO_SLOW)
            else:
                image = _kept(session, wanted, get(source))
            brought.ids.append(image.id)
        except NotFetched as error:
            brought.problems[source] = error.detail
            brought.is_worth_another |= not isinstance(error, Refused)
    return brought


def _kept(session: Session, wanted: ImportPicture, content: bytes) -> ProductImage:
    try:
        return keep(session, wanted.seller_id, content)
    except Invalid as error:
        raise Refused(error.first_detail) from error
    except Unavailable as error:
        raise NotFetched(error.detail) from error


def _hang(session: Session, wanted: ImportPicture, brought: Brought) -> None:
    """With none brought the product keeps what it shows."""
    locked = select(Seller).where(sellers.c.id == wanted.seller_id).with_for_update()
    session.exec(locked).first()
    mine = select(Product).where(
        product_table.c.id == wanted.product_id,
        product_table.c.seller_id == wanted.seller_id,
        product_table.c.status != "archived",
    )
    product = session.exec(mine.with_for_update()).first()
    row = queries.row(session, wanted.import_id, wanted.number)
    if product and brought.ids:
        version = product.version
        images.hang(session, product, brought.ids[:MAX_PICTURES])
        images.changed(session, product)
        if row and row.after_version == version:
            row.after_version = product.version
    if row and brought.problems:
        said = [
            cells.error("images", source[:200], Bad(text))
            for source, text in brought.problems.items()
        ]
        row.errors = [*row.errors, *said]
    if row:
        session.add(row)
    session.flush()
    log.info(
        "import_pictures_brought",
        import_id=str(wanted.import_id),
        brought=len(brought.ids),
        failed=len(brought.problems),
    )
