"""How a seller groups its products on its own pages."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.error_texts import (
    PRODUCT_NOT_YOURS,
    RANGE_ORDER_INCOMPLETE,
    TOO_MANY_RANGES,
)
from catalog.products.models import ProductRange, products, ranges
from catalog.ranges import queries
from catalog.ranges.schemas import RangeForm
from catalog.sellers.models import Seller
from catalog.text.slugs import slugify
from servicekit.clock import now
from servicekit.http.errors import Conflict, Invalid, NotFound

MAX_RANGES = 100
# Addresses under /vendor/{id}/ that exist (D26), and the group of the rest.
RESERVED = {
    "contact-us",
    "products-and-services",
    "profile",
    "search",
    "more-products",
}


class TooManyRanges(Conflict):
    code, message = "too_many_ranges", TOO_MANY_RANGES.fill(max=MAX_RANGES)


@dataclass(frozen=True)
class Ranges:
    """One seller's ranges in one transaction; the seller's row is locked."""

    session: Session
    seller: Seller

    def make(self, form: RangeForm) -> UUID:
        taken = queries.taken_slugs(self.session, self.seller.id)
        if len(taken) >= MAX_RANGES:
            raise TooManyRanges
        made = ProductRange(
            seller_id=self.seller.id,
            slug=free_slug(form.name, taken),
            position=queries.next_position(self.session, self.seller.id),
            **form.model_dump(),
        )
        self.session.add(made)
        return made.id

    def rename(self, range_id: UUID, form: RangeForm) -> None:
        """Its address stays: links to it still work."""
        product_range = self._get(range_id)
        product_range.name, product_range.name_ne = form.name, form.name_ne

    def delete(self, range_id: UUID) -> None:
        """Its products stay, in no range."""
        product_range = self._get(range_id)
        self._place(products.c.product_range_id == product_range.id, None)
        self.session.delete(product_range)

    def order(self, ids: Sequence[UUID]) -> None:
        """Raises Invalid unless every range is named once."""
        theirs = {row["id"] for row in queries.of_seller(self.session, self.seller.id)}
        if len(ids) != len(theirs) or set(ids) != theirs:
            raise Invalid(errors={"ids": [RANGE_ORDER_INCOMPLETE]})
        for position, range_id in enumerate(ids):
            one = sa.update(ranges).where(ranges.c.id == range_id)
            self.session.execute(one.values(position=position))

    def fill(self, range_id: UUID, product_ids: Sequence[UUID]) -> None:
        """It has exactly these products afterwards."""
        product_range, wanted = self._get(range_id), set(product_ids)
        if self._count(wanted) != len(wanted):
            raise Invalid(errors={"product_ids": [PRODUCT_NOT_YOURS]})
        here = products.c.product_range_id.is_not_distinct_from(product_range.id)
        self._place(here & products.c.id.not_in(wanted), None)
        self._place(~here & products.c.id.in_(wanted), product_range.id)

    def _get(self, range_id: UUID) -> ProductRange:
        found = self.session.get(ProductRange, range_id)
        if found is None or found.seller_id != self.seller.id:
            raise NotFound
        return found

    def _count(self, product_ids: set[UUID]) -> int:
        own = (products.c.seller_id == self.seller.id) & (
            products.c.status != "archived"
        )
        counted = sa.select(sa.func.count()).select_from(products)
        found = counted.where(own, products.c.id.in_(product_ids))
        count: int = self.session.execute(found).scalar_one()
        return count

    def _place(self, where: sa.ColumnElement[bool], range_id: UUID | None) -> None:
        """A new version, so that an edit elsewhere is a conflict."""
        update = sa.update(products).where(
            products.c.seller_id == self.seller.id, where
        )
        values = {"product_range_id": range_id, "updated_at": now()}
        self.session.execute(
            update.values(version=products.c.version + 1, **values),
            execution_options={"synchronize_session": False},
        )


def free_slug(name: str, taken: set[str]) -> str:
    """From the name in Latin letters; another's or a reserved one gets a number."""
    first = slugify(name)
    slug, number = first, 1
    while slug in taken | RESERVED:
        number += 1
        slug = f"{first}-{number}"
    return slug
