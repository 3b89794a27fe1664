"""Joins the data files and checks the result."""

from contracts.places import PlacesFile, read_places
from contracts.reference import Reference, read_reference
from haat_seed.demand import Enquiry, LiveRequirement, Question
from haat_seed.files import read, read_one
from haat_seed.goods import Packing, ProductLine, SeedProduct
from haat_seed.people import Accounts, Seller
from haat_seed.products import compose_products
from haat_seed.rates import Rates


class Seed(Reference):
    """The market's reference data, and what the demo adds."""

    rates: Rates
    locations: PlacesFile
    sellers: list[Seller]
    products: list[SeedProduct]
    accounts: Accounts
    enquiries: list[Enquiry]
    requirements_live: list[LiveRequirement]
    questions: list[Question]


def load() -> Seed:
    """All demo data, the same at every call; raises ValidationError on a bad file."""
    reference = read_reference()
    sellers = read("sellers.json", Seller)
    lines = read("product_lines.json", ProductLine)
    packings = read("packings.json", Packing)
    return Seed(
        **{name: getattr(reference, name) for name in Reference.model_fields},
        rates=read_one("rates.json", Rates),
        locations=read_places(),
        sellers=sellers,
        products=list(compose_products(sellers, lines, packings, reference)),
        accounts=read_one("accounts.json", Accounts),
        enquiries=read("enquiries.json", Enquiry),
        requirements_live=read("requirements_live.json", LiveRequirement),
        questions=read("questions.json", Question),
    )
