"""One action on many products: each is handled alone, and a refusal stops no other."""

from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from uuid import UUID

from catalog.error_texts import PRICE_ON_REQUEST
from catalog.listings import fields
from catalog.listings.schemas import Action, ActionResult, FailedAction
from catalog.listings.service import Listings
from catalog.products.models import Product
from servicekit.error_texts import REQUIRED
from servicekit.http.errors import AppError, Invalid
from servicekit.http.refusals import FieldRefusal

STATUS_AFTER = {"publish": "published", "unlist": "unlisted", "archive": "archived"}
SMALLEST, LARGEST = Decimal("0.01"), Decimal("999999999999.99")
Act = Callable[[UUID], object]


def act(own: Listings, action: Action) -> ActionResult:
    """Raises Invalid only when the act itself makes no sense."""
    one, done, failed = _act(own, action), [], []
    for product_id in sorted(set(action.ids)):
        try:
            with own.session.begin_nested():
                one(product_id)
            done.append(product_id)
        except AppError as refusal:
            why = refusal.first_detail
            failed.append(
                FailedAction(
                    id=product_id, message=str(why), reason=FieldRefusal.of(why)
                )
            )
    return ActionResult(changed=done, failed=failed)


def _act(own: Listings, action: Action) -> Act:
    if action.action in STATUS_AFTER:
        return lambda product_id: own.transition(
            product_id, STATUS_AFTER[action.action]
        )
    change = _change(own, action)

    def apply(product_id: UUID) -> None:
        product = own.get(product_id, locked=True)
        change(product)
        own.save(product)

    return apply


def _change(own: Listings, action: Action) -> Callable[[Product], None]:
    if action.action == "price_percent":
        factor = 1 + (action.percent or Decimal(0)) / 100
        return lambda product: _reprice(product, factor)
    if action.action == "set_category":
        return _placing(own, action.category_id)
    if wrong := fields.wrong_range(own.session, own.seller, action.product_range_id):
        raise Invalid(errors={"product_range_id": [wrong]})
    return lambda product: setattr(product, "product_range_id", action.product_range_id)


def _placing(own: Listings, category_id: UUID | None) -> Callable[[Product], None]:
    wrong = fields.wrong_category(own.session, category_id) if category_id else None
    if category_id is None or wrong:
        raise Invalid(errors={"category_id": [wrong or REQUIRED]})
    return lambda product: setattr(product, "category_id", category_id)


def _reprice(product: Product, factor: Decimal) -> None:
    if product.price is None:
        raise Invalid(PRICE_ON_REQUEST)
    product.price = _cents(product.price * factor)
    # A new list: the column does not see changes inside of the old one.
    product.price_tiers = [
        {**tier, "price": str(_cents(Decimal(tier["price"]) * factor))}
        for tier in product.price_tiers
    ]


def _cents(amount: Decimal) -> Decimal:
    rounded = amount.quantize(SMALLEST, ROUND_HALF_UP)
    return min(max(rounded, SMALLEST), LARGEST)
