"""Any number of varied products for load tests, from the same vocabulary."""

from collections.abc import Iterator
from decimal import Decimal

from contracts.places import District, read_places
from contracts.reference import read_reference
from haat_seed.files import read
from haat_seed.goods import BaseProduct, Packing, ProductLine, SeedProduct
from haat_seed.identity import slugify
from haat_seed.people import Seller
from haat_seed.products import Catalogue, price_tiers, round_price

_QUALITIES = (
    ("premium", "उत्कृष्ट"),
    ("standard", "सामान्य"),
    ("export grade", "निर्यात गुणस्तर"),
    ("economy", "किफायती"),
    ("fresh lot", "नयाँ लट"),
    ("wholesale", "थोक"),
    ("hotel pack", "होटल प्याक"),
    ("project supply", "आयोजना आपूर्ति"),
    ("festival stock", "चाडपर्व मौज्दात"),
    ("select", "छानिएको"),
    ("co-operative", "सहकारी"),
)


class _Source:
    def __init__(self) -> None:
        lines = read("product_lines.json", ProductLine)
        self.catalogue = Catalogue(
            lines, read("packings.json", Packing), read_reference()
        )
        self.districts = read_places().districts
        self.bases = [(line, base) for line in lines for base in line.products]
        self.sellers: dict[str, list[Seller]] = {}
        for seller in read("sellers.json", Seller):
            self.sellers.setdefault(seller.line, []).append(seller)

    def product(self, number: int) -> SeedProduct:
        # 89 steps over the bases, a prime, so that neighbours differ in trade.
        lap = number // len(self.bases)
        line, base = self.bases[number * 89 % len(self.bases)]
        quality = _QUALITIES[(number + lap // 77) % len(_QUALITIES)]
        district = self.districts[(number + lap) % len(self.districts)]
        sellers = self.sellers[line.key]
        seller = sellers[number % len(sellers)]
        return self._compose(number, line, base, quality, district, seller)

    def _compose(
        self,
        number: int,
        line: ProductLine,
        base: BaseProduct,
        quality: tuple[str, str],
        district: District,
        seller: Seller,
    ) -> SeedProduct:
        packing = self.catalogue.packings[base.packing]
        option = packing.options[number % len(packing.options)]
        spread = Decimal(88 + number * 7 % 25) / 100
        price = round_price(base.price_npr * option.factor * spread)
        name = f"{district.name} {base.name}, {quality[0]}, {option.name}"
        good_ne = f"{district.name_ne} {base.name_ne}"
        return SeedProduct(
            slug=f"{slugify(name)}-{number}",
            sku=f"LT-{number:07d}",
            seller=seller.slug,
            name=name,
            name_ne=f"{good_ne}, {quality[1]}, {option.name_ne}",
            category=base.category,
            product_range=self.catalogue.range_of(base.category),
            unit=base.unit,
            currency="NPR",
            price=price,
            price_on_request=False,
            price_tiers=price_tiers(price, base.moq, 1 + number % 3),
            moq=base.moq,
            lead_time_days=base.lead_time_days + number % 4,
            specs=self.catalogue.specs(line, base, option),
            description=f"{base.description} {line.description}",
            description_ne=f"{base.name_ne}: {line.description_ne}",
            keywords=[*base.keywords, *line.keywords, district.name.lower()],
            images=base.images,
            status="published",
        )


def generate_products(count: int, start: int = 0) -> Iterator[SeedProduct]:
    """`count` published products from `start`; a number always gives the same one."""
    source = _Source()
    for number in range(start, start + count):
        yield source.product(number)
