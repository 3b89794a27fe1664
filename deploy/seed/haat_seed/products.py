"""Composes each seller's assortment from the hand-written product lines."""

from collections import Counter
from collections.abc import Iterable, Iterator
from decimal import Decimal

from contracts.reference import Reference
from haat_seed.attributes import Asked
from haat_seed.goods import (
    BaseProduct,
    Packing,
    PackingOption,
    PriceTier,
    ProductLine,
    ProductStatus,
    SeedProduct,
)
from haat_seed.identity import slugify
from haat_seed.people import Seller

# Sellers of one line differ a little in price, as they would in a bazaar.
_PRICE_LEVELS = (Decimal("1"), Decimal("0.98"), Decimal("1.03"), Decimal("0.96"))
_TIERS = ((1, Decimal("1")), (4, Decimal("0.95")), (20, Decimal("0.89")))
_ONBOARDED_STEP = 200
_ALWAYS_PUBLISHED = 8


class Catalogue:
    """The vocabulary by key: lines, packings and the name of each leaf's range."""

    def __init__(
        self,
        lines: Iterable[ProductLine],
        packings: Iterable[Packing],
        reference: Reference,
    ) -> None:
        self.lines = {line.key: line for line in lines}
        self.packings = {packing.key: packing for packing in packings}
        self._categories = {each.slug: each for each in reference.categories}
        self._asked = Asked(reference.attributes, reference.categories)

    def range_of(self, leaf: str) -> str:
        """The level-3 name above a leaf, used as the seller's product range."""
        category = self._categories[leaf]
        while category.level > 3 and category.parent:
            category = self._categories[category.parent]
        return category.name

    def specs(
        self, line: ProductLine, base: BaseProduct, option: PackingOption
    ) -> dict[str, str]:
        """As the attributes of its category ask for them; the others by name."""
        spec = option.spec or option.name
        packed = {self.packings[base.packing].label: spec.capitalize()}
        said = {**base.specs, **packed, **line.specs}
        return self._asked.answered(base.category, said)


def round_price(price: Decimal) -> Decimal:
    """Rounds as a trader does: to 10 above 1,000, to 5 above 100, else finer."""
    steps = ((1000, "10"), (100, "5"), (20, "1"), (0, "0.1"))
    step = next(Decimal(text) for floor, text in steps if price >= floor)
    return (round(price / step) * step).quantize(Decimal("0.01"))


def price_tiers(price: Decimal, moq: int, count: int) -> list[PriceTier]:
    """`count` falling prices, the first of them from the minimum order."""
    tiers = [
        PriceTier(min_qty=moq * times, price=round_price(price * factor))
        for times, factor in _TIERS[:count]
    ]
    return [t for i, t in enumerate(tiers) if i == 0 or t.price < tiers[i - 1].price]


def _status(seller: Seller, place: int, number: int) -> ProductStatus:
    if seller.step < _ONBOARDED_STEP:
        return "draft"
    if place < _ALWAYS_PUBLISHED:
        return "published"
    if number % 4 == 3:
        return "draft"
    return "unlisted" if number % 7 == 6 else "published"


def _product(
    seller: Seller, rank: int, place: int, number: int, catalogue: Catalogue
) -> SeedProduct:
    line = catalogue.lines[seller.line]
    lap, index = divmod(place, len(line.products))
    base = line.products[index]
    packing = catalogue.packings[base.packing]
    option = packing.options[(rank + index + lap) % len(packing.options)]
    level = _PRICE_LEVELS[rank % len(_PRICE_LEVELS)]
    price = round_price(base.price_npr * option.factor * level)
    on_request = number % 19 == 11
    name = f"{base.name}, {option.name}"
    return SeedProduct(
        slug=f"{slugify(name)}-{seller.slug.split('-')[0]}",
        sku=f"{line.key[:3].upper()}-{number + 1:04d}",
        seller=seller.slug,
        name=name,
        name_ne=f"{base.name_ne}, {option.name_ne}",
        category=base.category,
        product_range=catalogue.range_of(base.category),
        unit=base.unit,
        currency="NPR",
        price=None if on_request else price,
        price_on_request=on_request,
        price_tiers=[] if on_request else price_tiers(price, base.moq, 3 - number % 3),
        moq=base.moq,
        lead_time_days=base.lead_time_days + rank,
        specs=catalogue.specs(line, base, option),
        description=f"{base.description} {line.description}",
        description_ne=f"{base.name_ne}: {line.description_ne}",
        keywords=[*base.keywords, *line.keywords],
        images=base.images,
        status=_status(seller, place, number),
    )


def compose_products(
    sellers: Iterable[Seller],
    lines: Iterable[ProductLine],
    packings: Iterable[Packing],
    reference: Reference,
) -> Iterator[SeedProduct]:
    """Every seller's products, in the order of the sellers' file."""
    catalogue = Catalogue(lines, packings, reference)
    ranks: Counter[str] = Counter()
    number = 0
    for seller in sellers:
        for place in range(seller.product_count):
            yield _product(seller, ranks[seller.line], place, number, catalogue)
            number += 1
        ranks[seller.line] += 1
