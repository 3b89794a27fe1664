"""What a seller may do with its products."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlmodel import Session

from catalog.error_texts import PRODUCT_CHANGED
from catalog.images.events import publish_uses
from catalog.listings import (
    fields,
    lifecycle,
    pictures,
    presenter,
    queries,
    quota,
    videos,
)
from catalog.listings.lifecycle import Actor
from catalog.listings.schemas import ListingChange, ListingEdit, NewListing, Quota
from catalog.listings.transitions import PRODUCT
from catalog.products import events
from catalog.products.keys import write_keys
from catalog.products.models import Product
from catalog.sellers.models import Seller
from catalog.text.slugs import slugify
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
    """One seller's products in one transaction; a change locks the seller."""

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
        """Raises Forbidden when the caller owns no active company."""
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

    def create(self, form: NewListing) -> Product:
        """Needs the seller's row lock, so that the quota is exact."""
        fields.check_references(self.session, self.seller, form)
        product = self._add(
            Product(**self._address(form.name), **fields.columns_of(form))
        )
        pictures.attach(self.session, product, form.image_ids)
        videos.attach(self.session, product, form.video_id)
        self._start(product, form.status)
        return product

    def duplicate(self, product_id: UUID) -> Product:
        """A draft with the same pictures and video, without the seller's number."""
        source = self.get(product_id)
        name = fields.copied_name(source.name)
        copied = source.model_dump(include=fields.COPIED) | {"name": name}
        product = self._add(Product(**self._address(name), **copied))
        pictures.copy(self.session, source, product)
        self._start(product, "draft")
        return product

    def change(self, product_id: UUID, form: ListingChange) -> Product:
        product = self.get(product_id, locked=True)
        self._guard(product, form.version)
        fields.check_references(self.session, self.seller, form)
        for name, value in fields.columns_of(form).items():
            setattr(product, name, value)
        pictures.attach(self.session, product, form.image_ids)
        videos.attach(self.session, product, form.video_id)
        self.save(product, publishing=product.status in fields.GOES_PUBLIC)
        return product

    def edit(self, product_id: UUID, form: ListingEdit) -> Product:
        """Some fields, and perhaps its status."""
        product = self.get(product_id, locked=True)
        self._guard(product, form.version)
        edited = fields.edited(form)
        for name, value in edited.items():
            setattr(product, name, value)
        if edited:
            publish_uses(self.session, product)
            self.save(product)
        if form.status:
            self._transition(product, form.status)
        return product

    def save(self, product: Product, *, publishing: bool = False) -> None:
        """Checks and saves a changed product, with its event and another review."""
        fields.settle_specs(self.session, product, publishing=publishing)
        write_keys(self.session, product)
        product.version += 1
        product.updated_at = now()
        events.changed(self.session, product)
        lifecycle.screen_again(self.session, product, self.seller)

    def transition(self, product_id: UUID, to: str) -> Product:
        """Nothing for the present status. Raises TransitionNotAllowed, QuotaReached."""
        product = self.get(product_id, locked=True)
        self._transition(product, to)
        return product

    def _transition(self, product: Product, to: str) -> None:
        if lifecycle.transition(self.session, product, to, self._actor, self.seller):
            self._settle(product)

    def _start(self, product: Product, status: str) -> None:
        PRODUCT.check(None, status, "seller")
        actor = self._actor
        if status == "published":
            quota.check(self.session, self.seller)
            found = lifecycle.screened(self.session, product, self.seller, actor)
            status, actor = found
        lifecycle.enter(product, status, actor)
        self._settle(product)
        lifecycle.record_transition(self.session, product, None, actor)

    def _settle(self, product: Product) -> None:
        publishing = product.status in fields.GOES_PUBLIC
        fields.settle_specs(self.session, product, publishing=publishing)

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
            seen = presenter.listing(self.session, product, self.locale)
            raise ChangedElsewhere(data={"current": seen.model_dump(mode="json")})

    @property
    def _actor(self) -> Actor:
        return Actor("seller", self.seller.owner_id)
