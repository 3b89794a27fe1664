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
from catalog.imports.row_parser import Read, read
from catalog.imports.sellers import active
from catalog.imports.specs import Asked
from catalog.imports.validation import said_in
from catalog.listings import lifecycle, quota, review_rules
from catalog.listings.fields import facts
from catalog.listings.lifecycle import Mover
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

# What a batch reads anew is shared by many rows; a kill repeats half a second.
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
        self._mover = Mover("seller", seller.owner_id)
        self._left = quota.remaining(session, seller)
        self._made: list[dict[str, Any]] = []
        self._forbidden: dict[UUID, bool] = {}
        self._is_new_firm = review_rules.is_first_of_new_firm(session, seller)

    def write(self, batch: Sequence[Line]) -> list[Outcome]:
        known = References(self._session, self._seller.id)
        said = {line.number: said_in(self._job, line) for line in batch}
        reads = {number: read(values, known) for number, values in said.items()}
        self._asked = Asked(self._session, reads.values())
        stock = self._stock(reads)
        with self._session.no_autoflush:
            outcomes = [
                self._row(number, found, said[number], stock)
                for number, found in reads.items()
            ]
        lifecycle.make(self._session, self._made, self._mover)
        queries.settle(self._session, self._job.id, outcomes)
        self._session.flush()
        return outcomes

    def _stock(self, reads: dict[int, Read]) -> dict[str, Product]:
        """Products by number; the categories come along, read by one statement."""
        wishes = [found.wish for found in reads.values() if found.wish]
        ids = {wish.category_id for wish in wishes}
        self._categories = leaves.leaves(self._session, ids)
        # A session forgets what nobody holds: each event would ask for its unit again.
        units = {wish.unit_id for wish in wishes}
        self._units = self._session.exec(
            select(Unit).where(col(Unit.id).in_(units))
        ).all()
        skus = {wish.sku.lower() for wish in wishes if wish.sku}
        return queries.stock(self._session, self._seller.id, skus, locked=True)

    def _row(
        self, number: int, found: Read, said: dict[str, str], stock: dict[str, Product]
    ) -> Outcome:
        is_whole = self._asked.settle(found)
        self._check_category(found, said)
        if found.wish is None:
            return Outcome(number, "failed", found.errors)
        wish, outcome = found.wish, Outcome(number, "created", found.errors)
        product = stock.get((wish.sku or "").lower())
        if product is not None:
            self._change(outcome, product, wish, said)
        else:
            self._create(outcome, wish, is_whole=is_whole)
        self._ask_pictures(outcome, found)
        return outcome

    def _check_category(self, found: Read, said: dict[str, str]) -> None:
        """It may have gone since the rows were checked."""
        if found.wish and found.wish.category_id not in self._categories:
            found.say("category", said["category"], Bad(LEAF_CATEGORY_UNKNOWN))
            found.wish = None

    def _create(self, outcome: Outcome, wish: NewListing, *, is_whole: bool) -> None:
        """Published while the quota lasts, a draft afterwards."""
        known = facts(wish)
        is_published = is_whole and self._left != 0
        status, mover = self._entry(known) if is_published else ("draft", self._mover)
        category = self._categories[wish.category_id]
        product_id = new_id()
        product = {
            **known,
            "id": product_id,
            "version": 1,
            "seller_id": self._seller.id,
            "slug": f"{slugify(wish.name)}-{product_id.hex[-8:]}",
            "own_key": own_key(category, wish.name, wish.name_ne, wish.keywords),
            "created_at": now(),
            **lifecycle.entry(status, mover),
        }
        self._made.append(product)
        if is_published and self._left is not None:
            self._left -= 1
        outcome.product_id, outcome.after_version = product_id, 1

    def _entry(self, known: dict[str, Any]) -> tuple[str, Mover]:
        """Published, or in review with the reason why it waits."""
        words = forbidden_in(review_rules.texts_of(known))
        category_id = known["category_id"]
        if category_id not in self._forbidden:
            forbidden = review_rules.is_forbidden(self._session, category_id)
            self._forbidden[category_id] = forbidden
        if self._forbidden[category_id]:
            words.append(review_rules.CATEGORY)
        owner = self._seller.owner_id
        if words:
            note = ", ".join(words)[:1_000]
            return "in_review", Mover("seller", owner, "flagged_words", note)
        if self._is_new_firm:
            return "in_review", Mover("seller", owner, "new_firm")
        return "published", self._mover

    def _change(
        self, outcome: Outcome, product: Product, wish: NewListing, said: dict[str, str]
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
            fill_keys(product, self._categories[product.category_id])
            events.changed(self._session, product)
            lifecycle.screen_again(self._session, product, self._seller)
        outcome.status, outcome.product_id = "updated", product.id
        outcome.before, outcome.after_version = _kept(before), product.version

    def _ask_pictures(self, outcome: Outcome, found: Read) -> None:
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
    old: dict[str, str], new: dict[str, str], said: dict[str, str]
) -> dict[str, str]:
    """A specification without a column stays, one with an empty cell goes."""
    columns = {name[len(SPEC) :] for name in said if name.startswith(SPEC)}
    return {**{key: text for key, text in old.items() if key not in columns}, **new}


def _kept(before: dict[str, Any]) -> dict[str, Any]:
    """As JSON: ids and prices as text."""
    plain = (int, list, dict, type(None))
    return {k: v if isinstance(v, plain) else str(v) for k, v in before.items()}
