"""What a buyer wrote, for the email of the seller who may answer it."""

from dataclasses import dataclass
from uuid import UUID

from sqlmodel import Session

from engagement.enquiries.models import Enquiry
from engagement.notifications.models import Notification
from engagement.replicas.products.models import Product


@dataclass(frozen=True)
class EnquiryText:
    """`picture` is the path of the product's picture."""

    text: str
    picture: str | None


def enquiry_of(session: Session, notification: Notification) -> EnquiryText | None:
    """Locked: its erasure waits until the email is written."""
    enquiry_id = UUID(notification.facts["enquiry_id"])
    held = {"read": True, "key_share": True}
    enquiry = session.get(Enquiry, enquiry_id, with_for_update=held)
    if enquiry is None:
        return None
    product = session.get(Product, enquiry.product_id) if enquiry.product_id else None
    image = product.image if product else None
    return EnquiryText(enquiry.requirements, f"/storage/{image}" if image else None)
