"""Catalog for the `haat` command line and for its worker."""

from datetime import date
from typing import Annotated

import typer
from sqlmodel import Session

from catalog import reference
from catalog.categories import events as categories
from catalog.currencies import command as currencies
from catalog.images import events as images
from catalog.products import events as listings
from catalog.search import command as search
from catalog.settings import CatalogSettings
from catalog.subscriptions import SUBSCRIPTIONS, TIMERS
from servicekit.cli.screen import console
from servicekit.db import Database
from servicekit.services import ServiceSpec
from servicekit.storage.storage import Storage

GENERATION_TIMEOUT_MS = 600_000


def seed(session: Session) -> int:
    # Demo data is no dependency of a service in production.
    from catalog.currencies.seed import write_rates
    from catalog.home.seed import write_requirements
    from catalog.images.paths import url
    from catalog.images.seed import copy_pictures
    from catalog.products.seed import write_products
    from catalog.questions.seed import write_questions
    from haat_seed import load

    demo = load()
    copy_pictures(Storage.connect(CatalogSettings()))
    rates_on = date.fromisoformat(demo.rates.rates_on)
    loaded = reference.load_with(session, url, rates_on)
    written = (write_rates, write_products, write_questions, write_requirements)
    return loaded + sum(write(session, demo) for write in written)


def generate_products(
    count: Annotated[int, typer.Argument(min=1, help="How many, from the first on")],
) -> None:
    """Write made-up products for load tests; running it again adds what is missing."""
    from catalog.products.seed import write_generated

    settings = CatalogSettings().model_copy(
        update={"statement_timeout_ms": GENERATION_TIMEOUT_MS}
    )
    with Database.connect(settings, with_reads=False).session() as session:
        console.print(f"{write_generated(session, count)} products added")


def register(app: typer.Typer) -> None:
    app.command("generate-products")(generate_products)
    app.add_typer(currencies.app, name="currency")
    app.add_typer(search.app, name="search")


service = ServiceSpec(
    name="catalog",
    settings=CatalogSettings,
    subscriptions=SUBSCRIPTIONS,
    timers=TIMERS,
    has_storage=True,
    public_kinds=(
        "category",
        "currency",
        "product",
        "question",
        "range",
        "requirement",
        "seller",
        "shop",
        "trend",
        "unit",
    ),
    snapshots={
        "categories": categories.snapshot,
        "products": listings.snapshot,
        "product_pictures": images.snapshot,
    },
    replicas={"sellers": "vendor", "ratings": "vendor", "drive_pictures": "vendor"},
    commands=register,
    reference=reference.load,
    seed=seed,
)
