"""Rows become products: a hundred in one transaction, with their progress."""

from typing import Any

from sqlmodel import Session, col, select

from catalog.categories import choosing
from catalog.imports import cells, queries, steps
from catalog.imports.cells import Bad
from catalog.imports.columns import SPEC
from catalog.imports.models import Import, ImportPicture, ImportRow
from catalog.imports.references import NO_CATEGORY, References
from catalog.imports.sellers import active
from catalog.imports.specs import Asked
from catalog.imports.validating import NOT_ACTIVE, said_in
from catalog.imports.validation import Read, read
from catalog.listings import moving, quota, telling
from catalog.listings.facts import facts
from catalog.listings.moving import Mover
from catalog.listings.schemas import NewListing
from catalog.products.keys import fill_keys
from catalog.products.models import Product
from catalog.search.slugs import slugify
from catalog.sellers.models import Seller
from catalog.units.models import Unit
from servicekit import crash
from servicekit.clock import now
from servicekit.ids import new_id

BATCH = 100
# The columns a sheet fills, by the product's own names.
FILLED = {"category_id": "category", "product_range_id": "product_range"}
FILLED |= {"unit_id": "unit"}


def step(session: Session, job: Import) -> None:
    """The next rows; with the last of them it is complete."""
    seller = active(session, job, locked=True)
    if seller is None:
        steps.fail(session, job, NOT_ACTIVE)
        return
    batch = queries.next_rows(session, job.id, ("valid",), BATCH)
    if len(batch) > BATCH:
        # Its message leaves before those of a hundred products.
        steps.go_on(session, job)
        session.flush()
    Writer(session, job, seller).write(batch[:BATCH])
    session.flush()
    steps.count(session, job)
    crash.point("import.batch_written")
    bad = next((row for row in batch[:BATCH] if row.status == "failed"), None)
    if bad and job.policy == "reject_everything":
        steps.fail(session, job, f"Row {bad.number} could not be written.")
    elif len(batch) <= BATCH:
        steps.complete(session, job)


class Writer:
    """One batch of one seller, whose row is locked."""

    def __init__(self, session: Session, job: Import, seller: Seller) -> None:
        self._session, self._job, self._seller = session, job, seller
        self._mover = Mover("seller", seller.owner_id)
        self._left = quota.remaining(session, seller)

    def write(self, batch: list[ImportRow]) -> None:
        known = References(self._session, self._seller.id)
        said = {row.number: said_in(self._job, row) for row in batch}
        reads = {number: read(values, known) for number, values in said.items()}
        self._asked = Asked(self._session, reads.values())
        stock = self._stock(reads)
        with self._session.no_autoflush:
            for row in batch:
                self._row(row, reads[row.number], said[row.number], stock)
        self._session.flush()

    def _stock(self, reads: dict[int, Read]) -> dict[str, Product]:
        """Products by number; the categories come along, read by one statement."""
        wishes = [found.wish for found in reads.values() if found.wish]
        ids = {wish.category_id for wish in wishes}
        self._categories = choosing.leaves(self._session, ids)
        # A session forgets what nobody holds: each event would ask for its unit again.
        units = {wish.unit_id for wish in wishes}
        self._units = self._session.exec(
            select(Unit).where(col(Unit.id).in_(units))
        ).all()
        skus = {wish.sku.lower() for wish in wishes if wish.sku}
        return queries.stock(self._session, self._seller.id, skus, locked=True)

    def _row(
        self,
        row: ImportRow,
        found: Read,
        said: dict[str, str],
        stock: dict[str, Product],
    ) -> None:
        is_whole = self._asked.settle(found)
        self._check_category(found, said)
        row.errors = found.errors
        wish = found.wish
        if wish is None:
            row.status = "failed"
        elif (product := stock.get((wish.sku or "").lower())) is not None:
            self._change(row, product, wish, said)
        else:
            self._create(row, wish, is_whole=is_whole)
        if wish:
            self._ask_pictures(row, found)
        self._session.add(row)

    def _check_category(self, found: Read, said: dict[str, str]) -> None:
        """It may have gone since the rows were checked."""
        if found.wish and found.wish.category_id not in self._categories:
            found.say("category", said["category"], Bad(NO_CATEGORY))
            found.wish = None

    def _create(self, row: ImportRow, wish: NewListing, *, is_whole: bool) -> None:
        """Published while the quota lasts, a draft afterwards."""
        is_published = is_whole and self._left != 0
        product = Product(
            id=(product_id := new_id()),
            seller_id=self._seller.id,
            slug=f"{slugify(wish.name)}-{product_id.hex[-8:]}",
            status="draft",
            **facts(wish),
        )
        self._key(product)
        self._session.add(product)
        moving.enter(product, "published" if is_published else "draft", self._mover)
        moving.remember(self._session, product, None, self._mover)
        if is_published and self._left is not None:
            self._left -= 1
        row.status, row.product_id = "created", product.id
        row.before, row.after_version = None, product.version

    def _change(
        self, row: ImportRow, product: Product, wish: NewListing, said: dict[str, str]
    ) -> None:
        """Only what the sheet has a column for; the status stays."""
        wanted = {
            name: value
            for name, value in facts(wish).items()
            if FILLED.get(name, name) in said or name == "specs"
        }
        wanted["specs"] = _merged(product.specs, wanted["specs"], said)
        before = {name: getattr(product, name) for name in wanted}
        if before != wanted:
            for name, value in wanted.items():
                setattr(product, name, value)
            product.version += 1
            product.updated_at = now()
            self._key(product)
            telling.changed(self._session, product)
        row.status, row.product_id = "updated", product.id
        row.before, row.after_version = _kept(before), product.version

    def _key(self, product: Product) -> None:
        category = self._categories[product.category_id]
        fill_keys(product, category)

    def _ask_pictures(self, row: ImportRow, found: Read) -> None:
        sources = [text for text in found.pictures if not cells.is_ours(text)]
        if sources and row.product_id:
            wanted = ImportPicture(
                import_id=self._job.id,
                number=row.number,
                product_id=row.product_id,
                seller_id=self._seller.id,
                sources=sources,
            )
            self._session.add(wanted)


def _merged(
    old: dict[str, str], new: dict[str, str], said: dict[str, str]
) -> dict[str, str]:
    """A specification without a column stays, one with an empty cell goes."""
    columns = {name[len(SPEC) :] for name in said if name.startswith(SPEC)}
    return {**{key: text for key, text in old.items() if key not in columns}, **new}


def _kept(before: dict[str, Any]) -> dict[str, Any]:
    """As JSON: ids and prices as text."""
    plain = (int, list, dict, type(None))
    return {k: v if isinstance(v, plain) else str(v) for k, v in before.items()}
