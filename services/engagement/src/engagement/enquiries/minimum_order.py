"""Whether an enquiry is below the product's minimum order: both sides see it."""

from fractions import Fraction

import sqlalchemy as sa
from pydantic import BaseModel
from sqlmodel import Session

from contracts.units import measure
from engagement.enquiries.models import Enquiry
from engagement.replicas.products.models import Product
from engagement.replicas.queries import category_slugs


class MinimumOrder(BaseModel):
    """The smallest quantity that the seller sold when the enquiry was sent."""

    quantity: int
    unit: str | None


def compare(session: Session, enquiry: Enquiry, product: Product | None) -> None:
    """Stores the minimum with an enquiry below it. Refuses nothing: suppliers decide.

    A unit that does not convert is not compared.
    """
    if product is None or product.moq is None or enquiry.quantity is None:
        return
    each = _in_units_of(session, product, enquiry)
    if each is not None and Fraction(enquiry.quantity) * each < product.moq:
        enquiry.moq, enquiry.moq_unit = product.moq, product.unit


def of(row: sa.RowMapping) -> MinimumOrder | None:
    if row["moq"] is None:
        return None
    return MinimumOrder(quantity=row["moq"], unit=row["moq_unit"])


def _in_units_of(
    session: Session, product: Product, enquiry: Enquiry
) -> Fraction | None:
    if enquiry.unit_id is None and not enquiry.unit:
        return Fraction(1)
    slugs = category_slugs(session, product.category_id)
    requested = measure(enquiry.unit_id, enquiry.unit, slugs)
    return requested.in_(measure(None, product.unit, slugs))
