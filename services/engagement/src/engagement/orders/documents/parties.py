"""The companies of an order, and where the goods go, on a document."""

from engagement.documents.labels import Labels, registered
from engagement.documents.schemas import Firm
from engagement.enquiries import delivery
from engagement.orders.presenter import OrderPlace
from engagement.orders.snapshot import Parties, Party
from servicekit.http.language import Locale


def firms(parties: Parties, locale: Locale, labels: Labels) -> list[Firm]:
    """As they were on the day of the order, the supplier first."""
    return [
        _firm(parties.seller, labels["supplier"], locale, labels),
        _firm(parties.buyer, labels["buyer"], locale, labels),
    ]


def name_of(party: Party, locale: Locale) -> str:
    return (party.name_ne if locale == "ne" else None) or party.name


def _firm(party: Party, heading: str, locale: Locale, labels: Labels) -> Firm:
    """Numbers in Latin digits, as they are registered."""
    district = (party.district_ne if locale == "ne" else None) or party.district
    lines = [
        ", ".join(part for part in (party.address, district) if part),
        *registered(party.pan_number, party.registration_number, labels),
        party.person if party.person != party.name else "",
        f"{labels['phone']}: {party.phone_number}" if party.phone_number else "",
    ]
    name = name_of(party, locale)
    return Firm(heading=heading, name=name, lines=[line for line in lines if line])


def place_line(place: OrderPlace | None, locale: Locale) -> str:
    """`Ward 6, Lakeside, Pokhara, Kaski`; empty without a place."""
    if place is None:
        return ""
    parts = (place.address, delivery.line(place.model_dump(), locale))
    return ", ".join(part for part in parts if part)
