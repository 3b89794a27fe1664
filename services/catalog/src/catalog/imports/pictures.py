"""The pictures of imported rows: downloaded after the commit, then attached."""

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
from catalog.images.uploads import save_bytes
from catalog.imports import cells, queries
from catalog.imports.cells import Bad
from catalog.imports.models import ImportPicture, pictures
from catalog.imports.remote_pictures import NotFetched, Refused, fetch
from catalog.listings import pictures as listing_pictures
from catalog.products.models import Product, ProductImage
from catalog.products.models import products as product_table
from catalog.sellers.models import Seller
from catalog.sellers.models import table as sellers
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import Invalid, Unavailable

log = structlog.get_logger()

BATCH = 5
BATCH_BUDGET_S, ROW_BUDGET_S = 5.0, 20.0
MAX_ATTEMPTS = 3
RETRY_DELAY = timedelta(minutes=2)
Fetch = Callable[[str], bytes]


@dataclass
class Downloaded:
    """The pictures of one row, and why others are not among them."""

    ids: list[UUID] = field(default_factory=list)
    problems: dict[str, ErrorDetail] = field(default_factory=dict)
    may_retry: bool = False


def download_due(session: Session, fetcher: Fetch = fetch) -> None:
    """Timer: a few rows; what cannot be downloaded is an error of its row."""
    due = (
        select(ImportPicture)
        .where(pictures.c.due_at <= now())
        .order_by(pictures.c.due_at, pictures.c.id)
        .limit(BATCH)
        .with_for_update(skip_locked=True)
    )
    # All are fetched before a seller or product is locked: others are slow.
    found = list(_in_time(session, list(session.exec(due).all()), fetcher))
    for wanted, downloaded in sorted(found, key=lambda pair: pair[0].seller_id):
        if downloaded.may_retry and wanted.attempts + 1 < MAX_ATTEMPTS:
            wanted.attempts, wanted.due_at = wanted.attempts + 1, now() + RETRY_DELAY
            session.add(wanted)
            continue
        _attach(session, wanted, downloaded)
        session.delete(wanted)


def _in_time(
    session: Session, due: list[ImportPicture], fetcher: Fetch
) -> Iterator[tuple[ImportPicture, Downloaded]]:
    """Those that fit: the worker has other things to do; the others are still due."""
    ends_at = time.monotonic() + BATCH_BUDGET_S
    for wanted in due:
        if time.monotonic() < ends_at:
            yield wanted, _download(session, wanted, fetcher)


def _download(session: Session, wanted: ImportPicture, fetcher: Fetch) -> Downloaded:
    downloaded, ends_at = Downloaded(), time.monotonic() + ROW_BUDGET_S
    names = [source for source in wanted.sources if cells.is_name(source)]
    known = drive.by_name(session, wanted.seller_id, names) if names else {}
    for source in wanted.sources:
        try:
            if source in known:
                ids = [known[source].file_id]
                image = drive.add_loose(session, wanted.seller_id, ids)[0]
            elif cells.is_name(source):
                raise Refused(DRIVE_PICTURE_NAME_UNKNOWN)
            elif time.monotonic() > ends_at:
                raise NotFetched(ADDRESS_TOO_SLOW)
            else:
                image = _saved(session, wanted, fetcher(source))
            downloaded.ids.append(image.id)
        except NotFetched as error:
            downloaded.problems[source] = error.detail
            downloaded.may_retry |= not isinstance(error, Refused)
    return downloaded


def _saved(session: Session, wanted: ImportPicture, content: bytes) -> ProductImage:
    try:
        return save_bytes(session, wanted.seller_id, content)
    except Invalid as error:
        raise Refused(error.first_detail) from error
    except Unavailable as error:
        raise NotFetched(error.detail) from error


def _attach(session: Session, wanted: ImportPicture, downloaded: Downloaded) -> None:
    """Without any nothing changes on the product."""
    locked = select(Seller).where(sellers.c.id == wanted.seller_id).with_for_update()
    session.exec(locked).first()
    mine = select(Product).where(
        product_table.c.id == wanted.product_id,
        product_table.c.seller_id == wanted.seller_id,
        product_table.c.status != "archived",
    )
    product = session.exec(mine.with_for_update()).first()
    row = queries.row(session, wanted.import_id, wanted.number)
    if product and downloaded.ids:
        version = product.version
        listing_pictures.attach(session, product, downloaded.ids[:MAX_PICTURES])
        listing_pictures.changed(session, product)
        if row and row.after_version == version:
            row.after_version = product.version
    if row and downloaded.problems:
        errors = [
            cells.error("images", source[:200], Bad(text))
            for source, text in downloaded.problems.items()
        ]
        row.errors = [*row.errors, *errors]
    if row:
        session.add(row)
    session.flush()
    log.info(
        "import_pictures_downloaded",
        import_id=str(wanted.import_id),
        downloaded=len(downloaded.ids),
        failed=len(downloaded.problems),
    )
