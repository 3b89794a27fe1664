"""Catalog for the `haat` command line and for its worker."""

from typing import Annotated

import typer
from sqlmodel import Session

from catalog.categories import telling as categories
from catalog.listings import telling as listings
from catalog.settings import CatalogSettings
from catalog.subscriptions import SUBSCRIPTIONS, TIMERS
from servicekit.cli.screen import console
from servicekit.db import Database
from servicekit.services import ServiceSpec

GENERATION_TIMEOUT_MS = 600_000


def seed(session: Session) -> int:
    # Demo data is no dependency of a service in production.
    from catalog.categories.seed import write_categories
    from catalog.currencies.seed import write_currencies
    from catalog.home.seed import write_requirements
    from catalog.images.seed import copy_pictures
    from catalog.products.seed import write_products
    from catalog.units.seed import write_units
    from haat_seed import load

    demo = load()
    copy_pictures(CatalogSettings().storage_dir)
    written = (
        write_units,
        write_currencies,
        write_categories,
        write_products,
        write_requirements,
    )
    return sum(write(session, demo) for write in written)


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


service = ServiceSpec(
    name="catalog",
    settings=CatalogSettings,
    subscriptions=SUBSCRIPTIONS,
    timers=TIMERS,
    snapshots={"categories": categories.snapshot, "products": listings.snapshot},
    replicas={"sellers": "vendor"},
    commands=register,
    seed=seed,
)
