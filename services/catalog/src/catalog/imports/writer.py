"""Rows become products: hundreds in one transaction, with their progress."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlmodel import Session, col, select

from catalog.categories import leaves
from catalog.error_texts import (
    COMPANY_NOT_ACTIVE,
    LEAF_CATEGORY_UNKNOWN,
    ROW_NOT_WRITTEN,
)
from catalog.imports import cells, queries, steps
from catalog.imports.cells import Bad
from catalog.imports.columns import SPEC
from catalog.imports.models import Import, ImportPicture, Line, Outcome
from catalog.imports.references import References
from catalog.imports.row_parser import ParsedRow, parse
from catalog.imports.sellers import active
from catalog.imports.specs import RowAttributes
from catalog.imports.validation import values_of
from catalog.listings import lifecycle, quota, review_rules
from catalog.listings.fields import columns_of
from catalog.listings.lifecycle import Actor
from catalog.listings.schemas import NewListing
from catalog.products import events
from catalog.products.keys import fill_keys, own_key
from catalog.products.models import Product
from catalog.sellers.models import Seller
from catalog.text.slugs import slugify
from catalog.units.models import Unit
from contracts.forbidden import forbidden_in
from servicekit import crash
from servicekit.clock import now
from servicekit.ids import new_id

# Many rows share what a batch reads; after a kill half a second is repeated.
BATCH = 500
# The columns a sheet fills, by the product's own names.
FILLED = {"category_id": "category", "product_range_id": "product_range"}
FILLED |= {"unit_id": "unit"}


def step(session: Session, job: Import) -> None:
    """The next rows; with the last of them it is complete."""
    seller = active(session, job, locked=True)
    if seller is None:
        steps.fail(session, job, COMPANY_NOT_ACTIVE)
        return
    batch = queries.next_lines(session, job.id, "valid", BATCH)
    if len(batch) > BATCH:
        # Its message leaves before those of hundreds of products.
        steps.go_on(session, job)
        session.flush()
    outcomes = Writer(session, job, seller).write(batch[:BATCH])
    steps.count(session, job)
    crash.point("import.batch_written")
    bad = next((each for each in outcomes if each.status == "failed"), None)
    if bad and job.policy == "reject_everything":
        steps.fail(session, job, ROW_NOT_WRITTEN.fill(row=bad.number))
    elif len(batch) <= BATCH:
        steps.complete(session, job)


class Writer:
    """One batch of one seller, whose row is locked."""

    def __init__(self, session: Session, job: Import, seller: Seller) -> None:
        self._session, self._job, self._seller = session, job, seller
        self._actor = Actor("seller", seller.owner_id)
        self._remaining = quota.remaining(session, seller)
        self._new_rows: list[dict[str, Any]] = []
        self._forbidden: dict[UUID, bool] = {}
        self._is_new_firm = review_rules.is_first_of_new_firm(session, seller)

    def write(self, batch: Sequence[Line]) -> list[Outcome]:
        references = References(self._session, self._seller.id)
        values = {line.number: values_of(self._job, line) for line in batch}
        reads = {n: parse(of_row, references) for n, of_row in values.items()}
        self._attributes = RowAttributes(self._session, reads.values())
        by_sku = self._existing(reads)
        with self._session.no_autoflush:
            outcomes = [
                self._row(number, found, values[number], by_sku)
                for number, found in reads.items()
            ]
        lifecycle.create_all(self._session, self._new_rows, self._actor)
        queries.settle(self._session, self._job.id, outcomes)
        self._session.flush()
        return outcomes

    def _existing(self, reads: dict[int, ParsedRow]) -> dict[str, Product]:
        """Products by number; also reads their categories, by one statement."""
        listings = [found.listing for found in reads.values() if found.listing]
        ids = {listing.category_id for listing in listings}
        self._categories = leaves.leaves(self._session, ids)
        # A session evicts unreferenced rows: each event would read its unit again.
        units = {listing.unit_id for listing in listings}
        self._units = self._session.exec(
            select(Unit).where(col(Unit.id).in_(units))
        ).all()
        skus = {listing.sku.lower() for listing in listings if listing.sku}
        return queries.by_skus(self._session, self._seller.id, skus, locked=True)

    def _row(
        self,
        number: int,
        found: ParsedRow,
        values: dict[str, str],
        by_sku: dict[str, Product],
    ) -> Outcome:
        is_complete = self._attributes.check(found)
        self._check_category(found, values)
        if found.listing is None:
            return Outcome(number, "failed", found.errors)
        listing, outcome = found.listing, Outcome(number, "created", found.errors)
        product = by_sku.get((listing.sku or "").lower())
        if product is not None:
            self._change(outcome, product, listing, values)
        else:
            self._create(outcome, listing, is_complete=is_complete)
        self._queue_pictures(outcome, found)
        return outcome

    def _check_category(self, found: ParsedRow, values: dict[str, str]) -> None:
        """It may be deleted since the rows were checked."""
        if found.listing and found.listing.category_id not in self._categories:
            found.add_error("category", values["category"], Bad(LEAF_CATEGORY_UNKNOWN))
            found.listing = None

    def _create(
        self, outcome: Outcome, listing: NewListing, *, is_complete: bool
    ) -> None:
        """Published while the quota lasts, a draft afterwards."""
        columns = columns_of(listing)
        is_published = is_complete and self._remaining != 0
        status, actor = self._entry(columns) if is_published else ("draft", self._actor)
        category = self._categories[listing.category_id]
        product_id = new_id()
        product = {
            **columns,
            "id": product_id,
            "version": 1,
            "seller_id": self._seller.id,
            "slug": f"{slugify(listing.name)}-{product_id.hex[-8:]}",
            "own_key": own_key(
                category, listing.name, listing.name_ne, listing.keywords
            ),
            "created_at": now(),
            **lifecycle.entry(status, actor),
        }
        self._new_rows.append(product)
        if is_published and self._remaining is not None:
            self._remaining -= 1
        outcome.product_id, outcome.after_version = product_id, 1

    def _entry(self, columns: dict[str, Any]) -> tuple[str, Actor]:
        """Published, or in review with the reason why it waits."""
        flags = forbidden_in(review_rules.texts_of(columns))
        category_id = columns["category_id"]
        if category_id not in self._forbidden:
            forbidden = review_rules.is_forbidden(self._session, category_id)
            self._forbidden[category_id] = forbidden
        if self._forbidden[category_id]:
            flags.append(review_rules.CATEGORY)
        owner = self._seller.owner_id
        if flags:
            note = ", ".join(flags)[:1_000]
            return "in_review", Actor("seller", owner, "flagged_words", note)
        if self._is_new_firm:
            return "in_review", Actor("seller", owner, "new_firm")
        return "published", self._actor

    def _change(
        self,
        outcome: Outcome,
        product: Product,
        listing: NewListing,
        values: dict[str, str],
    ) -> None:
        """Only what the sheet has a column for; the status stays."""
        wanted = {
            name: value
            for name, value in columns_of(listing).items()
            if FILLED.get(name, name) in values or name == "specs"
        }
        wanted["specs"] = _merged(product.specs, wanted["specs"], values)
        before = {name: getattr(product, name) for name in wanted}
        if before != wanted:
            for name, value in wanted.items():
                setattr(product, name, value)
            product.version += 1
            product.updated_at = now()
            fill_keys(product, self._categories[product.category_id])
            events.changed(self._session, product)
            lifecycle.screen_again(self._session, product, self._seller)
        outcome.status, outcome.product_id = "updated", product.id
        outcome.before, outcome.after_version = _as_json(before), product.version

    def _queue_pictures(self, outcome: Outcome, found: ParsedRow) -> None:
        sources = [text for text in found.pictures if not cells.is_ours(text)]
        if sources and outcome.product_id:
            wanted = ImportPicture(
                import_id=self._job.id,
                number=outcome.number,
                product_id=outcome.product_id,
                seller_id=self._seller.id,
                sources=sources,
            )
            self._session.add(wanted)


def _merged(
    old: dict[str, str], new: dict[str, str], values: dict[str, str]
) -> dict[str, str]:
    """A specification without a column stays, one with an empty cell goes."""
    columns = {name[len(SPEC) :] for name in values if name.startswith(SPEC)}
    return {**{key: text for key, text in old.items() if key not in columns}, **new}


def _as_json(before: dict[str, Any]) -> dict[str, Any]:
    """As JSON: ids and prices as text."""
    plain = (int, list, dict, type(None))
    return {k: v if isinstance(v, plain) else str(v) for k, v in before.items()}
