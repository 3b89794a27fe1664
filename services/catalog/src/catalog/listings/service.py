"""What a seller may do with its products."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlmodel import Session

from catalog.error_texts import PRODUCT_CHANGED
from catalog.images import service as images
from catalog.listings import facts, moving, presentation, queries, quota, telling
from catalog.listings.moving import Mover
from catalog.listings.schemas import ListingChange, ListingEdit, NewListing, Quota
from catalog.listings.transitions import PRODUCT
from catalog.products.keys import write_keys
from catalog.products.models import Product
from catalog.search.slugs import slugify
from catalog.sellers.models import Seller
from servicekit.clock import now
from servicekit.http.errors import Conflict, Forbidden, NotFound
from servicekit.http.language import Locale
from servicekit.http.tokens import Caller
from servicekit.ids import new_id


class ChangedElsewhere(Conflict):
    """With the product as it is now in `data.current`."""

    code = "changed_elsewhere"
    message = PRODUCT_CHANGED


@dataclass(frozen=True)
class Listings:
    """One seller's products in one transaction; whoever changes them locks it."""

    session: Session
    seller: Seller
    locale: Locale = "en"

    @classmethod
    def of(
        cls,
        session: Session,
        caller: Caller,
        locale: Locale = "en",
        *,
        locked: bool = False,
    ) -> "Listings":
        """Raises Forbidden when the caller owns no active firm that we know of."""
        seller = queries.seller_of(session, caller.user_id, locked=locked)
        if seller is None or seller.status != "active":
            raise Forbidden(code="seller_not_active")
        return cls(session, seller, locale)

    def get(self, product_id: UUID, *, locked: bool = False) -> Product:
        found = queries.own(self.session, self.seller.id, product_id, locked=locked)
        if found is None:
            raise NotFound
        return found

    def quota(self) -> Quota:
        used = quota.published_count(self.session, self.seller)
        if self.seller.is_verified:
            return Quota(tier="premium", limit=None, used=used, remaining=None)
        left = max(0, quota.FREE_LIMIT - used)
        return Quota(tier="free", limit=quota.FREE_LIMIT, used=used, remaining=left)

    def create(self, wish: NewListing) -> Product:
        """Needs the seller's row lock, so that the quota is exact."""
        facts.check_references(self.session, self.seller, wish)
        product = self._add(Product(**self._address(wish.name), **facts.facts(wish)))
        images.hang(self.session, product, wish.image_ids)
        self._be_born(product, wish.status)
        return product

    def duplicate(self, product_id: UUID) -> Product:
        """A draft with the same pictures; the seller's own number stays unique."""
        source = self.get(product_id)
        name = facts.copied_name(source.name)
        copied = source.model_dump(include=facts.COPIED) | {"name": name}
        product = self._add(Product(**self._address(name), **copied))
        images.copy(self.session, source, product)
        self._be_born(product, "draft")
        return product

    def change(self, product_id: UUID, wish: ListingChange) -> Product:
        product = self.get(product_id, locked=True)
        self._guard(product, wish.version)
        facts.check_references(self.session, self.seller, wish)
        for name, value in facts.facts(wish).items():
            setattr(product, name, value)
        images.hang(self.session, product, wish.image_ids)
        self.keep(product, publishing=product.status in facts.GOES_PUBLIC)
        return product

    def edit(self, product_id: UUID, wish: ListingEdit) -> Product:
        """Some fields, and perhaps its status."""
        product = self.get(product_id, locked=True)
        self._guard(product, wish.version)
        edited = facts.edited(wish)
        for name, value in edited.items():
            setattr(product, name, value)
        if edited:
            images.told(self.session, product)
            self.keep(product)
        if wish.status:
            self._move(product, wish.status)
        return product

    def keep(self, product: Product, *, publishing: bool = False) -> None:
        """Ends each change of what is said of a product."""
        facts.settle_specs(self.session, product, publishing=publishing)
        write_keys(self.session, product)
        product.version += 1
        product.updated_at = now()
        telling.changed(self.session, product)
        moving.screen_again(self.session, product, self.seller)

    def move(self, product_id: UUID, to: str) -> Product:
        """Raises TransitionNotAllowed or QuotaReached; not for the present status."""
        product = self.get(product_id, locked=True)
        self._move(product, to)
        return product

    def _move(self, product: Product, to: str) -> None:
        if moving.move(self.session, product, to, self._mover, self.seller):
            self._settle(product)

    def _be_born(self, product: Product, status: str) -> None:
        PRODUCT.check(None, status, "seller")
        mover = self._mover
        if status == "published":
            quota.check(self.session, self.seller)
            found = moving.screened(self.session, product, self.seller, mover)
            status, mover = found
        moving.enter(product, status, mover)
        self._settle(product)
        moving.remember(self.session, product, None, mover)

    def _settle(self, product: Product) -> None:
        publishing = product.status in facts.GOES_PUBLIC
        facts.settle_specs(self.session, product, publishing=publishing)

    def _add(self, product: Product) -> Product:
        write_keys(self.session, product)
        self.session.add(product)
        self.session.flush()
        return product

    def _address(self, name: str) -> dict[str, Any]:
        product_id = new_id()
        slug = f"{slugify(name)}-{product_id.hex[-8:]}"
        whose = {"id": product_id, "seller_id": self.seller.id}
        return {**whose, "slug": slug, "status": "draft"}

    def _guard(self, product: Product, version: int | None) -> None:
        if version is not None and version != product.version:
            seen = presentation.listing(self.session, product, self.locale)
            raise ChangedElsewhere(data={"current": seen.model_dump(mode="json")})

    @property
    def _mover(self) -> Mover:
        return Mover("seller", self.seller.owner_id)
