"""`haat reference load`: what a market begins with. Adds, and never overwrites."""

from datetime import date

from sqlmodel import Session

from catalog.attributes.reference import write_attributes
from catalog.categories.reference import Picture, no_picture, write_categories
from catalog.currencies.reference import write_currencies
from catalog.synonyms.seed import write_synonyms
from catalog.units.reference import write_units
from contracts.reference import read_reference


def load(session: Session) -> int:
    return load_with(session)


def load_with(
    session: Session, picture: Picture = no_picture, rates_on: date | None = None
) -> int:
    """As the demo loads it: with pictures, and as of the day of its rates."""
    reference = read_reference()
    return (
        write_units(session, reference)
        + write_currencies(session, reference, rates_on)
        + write_categories(session, reference, picture)
        + write_attributes(session, reference)
        + write_synonyms(session)
    )
