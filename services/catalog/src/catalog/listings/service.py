"""What a seller may do with its products."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlmodel import Session, col, select

from catalog.categories.models import Category
from catalog.listings import queries, telling, transitions
from catalog.listings.schemas import (
    ListingChange,
    ListingInput,
    NewListing,
    Quota,
)
from catalog.products.keys import write_keys
from catalog.products.models import Product, ProductImage, ProductMove, ProductRange
from catalog.search.slugs import slugify
from catalog.sellers.models import Seller
from catalog.units.models import Unit
from servicekit.clock import now
from servicekit.http.errors import Conflict, Forbidden, Invalid, NotFound
from servicekit.http.tokens import Caller
from servicekit.ids import new_id

FREE_LIMIT = 10


class QuotaReached(Conflict):
    """The Free Tier is full (D22); the product can be kept as a draft."""

    code = "quota_reached"
    message = f"The Free Tier holds {FREE_LIMIT} published products."


class ChangedElsewhere(Conflict):
    code = "changed_elsewhere"
    message = "This product was changed elsewhere. Load it again."


@dataclass(frozen=True)
class Listings:
    """One seller's products in one transaction."""

    session: Session
    seller: Seller

    @classmethod
    def of(
        cls, session: Session, caller: Caller, *, locked: bool = False
    ) -> "Listings":
        """Raises Forbidden when the caller owns no active firm that we know of."""
        seller = queries.seller_of(session, caller.user_id, locked=locked)
        if seller is None or seller.status != "active":
            raise Forbidden(code="seller_not_active")
        return cls(session, seller)

    def get(self, product_id: UUID, *, locked: bool = False) -> Product:
        found = queries.own(self.session, self.seller.id, product_id, locked=locked)
        if found is None:
            raise NotFound
        return found

    def quota(self) -> Quota:
        used = queries.published_count(self.session, self.seller.id)
        if self.seller.is_verified:
            return Quota(tier="premium", limit=None, used=used, remaining=None)
        left = max(0, FREE_LIMIT - used)
        return Quota(tier="free", limit=FREE_LIMIT, used=used, remaining=left)

    def create(self, wish: NewListing) -> Product:
        """Needs the seller's row lock, so that the quota is exact."""
        self._check_references(wish)
        transitions.check(None, wish.status, "seller")
        product = Product(
            id=(product_id := new_id()),
            seller_id=self.seller.id,
            slug=f"{slugify(wish.name)}-{product_id.hex[-8:]}",
            status="draft",
            **_facts(wish),
        )
        write_keys(self.session, product, self.seller.search_key)
        self.session.add(product)
        self.session.flush()
        self._hang(product, wish.image_ids)
        self._move(product, None, wish.status)
        return product

    def change(self, product_id: UUID, wish: ListingChange) -> Product:
        product = self.get(product_id, locked=True)
        if wish.version is not None and wish.version != product.version:
            raise ChangedElsewhere
        self._check_references(wish)
        for name, value in _facts(wish).items():
            setattr(product, name, value)
        write_keys(self.session, product, self.seller.search_key)
        self._hang(product, wish.image_ids)
        product.version += 1
        product.updated_at = now()
        telling.changed(self.session, product)
        return product

    def move(self, product_id: UUID, to: str) -> Product:
        """Raises MoveNotAllowed or QuotaReached; the present status is no move."""
        product = self.get(product_id, locked=True)
        if to != product.status:
            transitions.check(product.status, to, "seller")
            product.version += 1
            self._move(product, product.status, to)
        return product

    def _move(self, product: Product, came_from: str | None, to: str) -> None:
        if to == "published" and self.quota().remaining == 0:
            raise QuotaReached(errors={"status": [QuotaReached.message]})
        product.status, product.updated_at = to, now()
        if to == "published":
            product.published_at = product.published_at or product.updated_at
        self.session.add(
            ProductMove(
                product_id=product.id,
                from_status=came_from,
                to_status=to,
                moved_by=self.seller.owner_id,
                role="seller",
            )
        )
        telling.moved(self.session, product, came_from)

    def _check_references(self, wish: ListingInput) -> None:
        errors: dict[str, list[str]] = {}
        category = self.session.get(Category, wish.category_id)
        if category is None or category.is_deleted or not category.is_leaf:
            errors["category_id"] = ["Choose a category of the last level."]
        if self.session.get(Unit, wish.unit_id) is None:
            errors["unit_id"] = ["Choose a unit from the list."]
        group = wish.product_range_id
        known = self.session.get(ProductRange, group) if group else None
        if group and (known is None or known.seller_id != self.seller.id):
            errors["product_range_id"] = ["Choose one of your product ranges."]
        if errors:
            raise Invalid(errors=errors)

    def _hang(self, product: Product, image_ids: list[UUID]) -> None:
        """Puts the pictures on the product in this order; others are let go."""
        wanted = select(ProductImage).where(
            col(ProductImage.seller_id) == self.seller.id,
            col(ProductImage.id).in_(image_ids)
            | (col(ProductImage.product_id) == product.id),
        )
        pictures = {picture.id: picture for picture in self.session.exec(wanted).all()}
        if set(image_ids) - pictures.keys():
            raise Invalid(errors={"image_ids": ["Choose among your own pictures."]})
        for picture in pictures.values():
            if picture.id in image_ids:
                picture.product_id = product.id
                picture.position = image_ids.index(picture.id)
            else:
                picture.product_id = None
        product.image = pictures[image_ids[0]].path if image_ids else None


def _facts(wish: ListingInput) -> dict[str, Any]:
    apart = {"price_tiers", "price_on_request", "image_ids", "status", "version"}
    tiers = [
        {"min_qty": tier.min_qty, "price": f"{tier.price:.2f}"}
        for tier in wish.price_tiers
    ]
    return {**wish.model_dump(exclude=apart), "price_tiers": tiers}
