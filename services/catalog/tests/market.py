"""The demo marketplace in a test's database."""

from catalog.commands import seed, service
from contracts.vendor import SellerOnboarded
from haat_seed import load, seed_id
from servicekit.db import Database
from servicekit.testing.events import deliver


def open_market(database: Database) -> None:
    """Seeded, with the events of every seller from vendor's seed."""
    with database.session() as session:
        seed(session)
    for firm in load().sellers:
        if firm.step == 200:
            deliver(database, service, _onboarded(firm))


def _onboarded(firm: object) -> SellerOnboarded:
    fields = SellerOnboarded.model_fields
    values = {name: getattr(firm, name) for name in fields if hasattr(firm, name)}
    values |= {
        "seller_id": firm.id,  # type: ignore[attr-defined]
        "version": 1,
        "owner_id": seed_id("account", firm.owner),  # type: ignore[attr-defined]
        "company_name": firm.name,  # type: ignore[attr-defined]
        "company_name_ne": firm.name_ne,  # type: ignore[attr-defined]
        "is_verified": firm.verified,  # type: ignore[attr-defined]
        "status": "active",
    }
    return SellerOnboarded.model_validate(values)
