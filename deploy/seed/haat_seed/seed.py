"""Puts the data files together into one checked whole."""

from contracts.places import PlacesFile, read_places
from haat_seed.attributes import AttributeSet
from haat_seed.currencies import Currencies
from haat_seed.demand import Enquiry, LiveRequirement, Question
from haat_seed.files import read, read_one
from haat_seed.goods import Category, Packing, ProductLine, SeedProduct, Unit
from haat_seed.people import Accounts, Seller
from haat_seed.products import compose_products
from haat_seed.record import Record


class Seed(Record):
    categories: list[Category]
    attributes: list[AttributeSet]
    units: list[Unit]
    currencies: Currencies
    locations: PlacesFile
    sellers: list[Seller]
    products: list[SeedProduct]
    accounts: Accounts
    enquiries: list[Enquiry]
    requirements_live: list[LiveRequirement]
    questions: list[Question]


def load() -> Seed:
    """All demo data, the same at every call; raises ValidationError on a bad file."""
    categories = read("categories.json", Category)
    sellers = read("sellers.json", Seller)
    lines = read("product_lines.json", ProductLine)
    packings = read("packings.json", Packing)
    return Seed(
        categories=categories,
        attributes=read("attributes.json", AttributeSet),
        units=read("units.json", Unit),
        currencies=read_one("currencies.json", Currencies),
        locations=read_places(),
        sellers=sellers,
        products=list(compose_products(sellers, lines, packings, categories)),
        accounts=read_one("accounts.json", Accounts),
        enquiries=read("enquiries.json", Enquiry),
        requirements_live=read("requirements_live.json", LiveRequirement),
        questions=read("questions.json", Question),
    )
