"""An accepted quote as the plain data of a new order."""

from decimal import Decimal
from typing import Any

from sqlmodel import Session

from engagement.orders import service as orders
from engagement.orders.models import Order
from engagement.orders.snapshot import NewOrder, OrderLine, Party
from engagement.orders.snapshot import Parties as OrderParties
from engagement.replicas.queries import of_id
from engagement.rfq.quotes import landed_cost
from engagement.rfq.quotes.agreed_costs import agreed
from engagement.rfq.quotes.models import Quote
from engagement.rfq.quotes.numbers import number_of
from engagement.rfq.quotes.parties import Firm, Parties
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.specs import specifications


def place_order(session: Session, quote: Quote, requirement: Requirement) -> Order:
    """Of the lines that are awarded. Needs the companies that `deals.begin` stores."""
    of = agreed(quote.model_dump())
    by_line = landed_cost.costs(of["items"], of["tax_mode"], of["freight"])
    total = landed_cost.total(by_line)
    new = NewOrder(
        **quote.model_dump(
            include={
                *("requirement_id", "buyer_id", "seller_id"),
                *("tax_mode", "delivery_days", "advance_pct", "credit_days", "note"),
                "valid_until",
            }
        ),
        quote_id=quote.id,
        quote_number=number_of(quote),
        title=requirement.title,
        parties=_parties(session, quote, requirement),
        lines=_lines(of["items"], requirement, by_line),
        place=requirement.delivery,
        needed_by=requirement.needed_by,
        goods=total.goods,
        vat=total.vat,
        freight=total.freight,
    )
    return orders.place(session, new)


def _lines(
    items: list[dict[str, Any]],
    requirement: Requirement,
    by_line: list[landed_cost.Cost],
) -> list[OrderLine]:
    """Those that are ordered, each with what the buyer specified."""
    specs = specifications(requirement.id, requirement.items)
    return [
        _line(item, specs.get(item["requirement_item_id"]), cost)
        for item, cost in zip(items, by_line, strict=True)
        if item["type"] != "not_available"
    ]


def _line(item: dict[str, Any], spec: str | None, cost: landed_cost.Cost) -> OrderLine:
    return OrderLine(
        id=item["requirement_item_id"],
        name=item["name"],
        spec=spec,
        is_alternative=item["type"] == "alternative",
        note=item["note"],
        quantity=Decimal(item["quantity"]),
        unit_id=item["unit_id"],
        unit=item["unit"],
        unit_price=Decimal(item["unit_price"]),
        goods=cost.goods,
        vat=cost.vat,
        freight=cost.freight,
    )


def _parties(session: Session, quote: Quote, requirement: Requirement) -> OrderParties:
    signed = Parties.model_validate(quote.parties)
    person, place = requirement.contact_name, requirement.delivery or {}
    buyer = _party(signed.buyer, person or "")
    buyer.person, buyer.phone_number = person, requirement.contact_phone
    buyer.email = requirement.contact_email
    buyer.address = place.get("address")
    seller = _party(signed.seller, "")
    if firm := of_id(session, quote.seller_id):
        seller.address, seller.phone_number = firm.address, firm.phone_number
    return OrderParties(buyer=buyer, seller=seller)


def _party(firm: Firm | None, name: str) -> Party:
    if firm is None:
        return Party(name=name)
    return Party(
        name=firm.company_name,
        name_ne=firm.company_name_ne,
        pan_number=firm.pan_number,
        registration_number=firm.registration_number,
        district=firm.district,
        district_ne=firm.district_ne,
    )
