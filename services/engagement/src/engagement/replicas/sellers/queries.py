from uuid import UUID

from sqlmodel import Session, select

from engagement.replicas.sellers.models import Seller


def active_by_slug(session: Session, slug: str) -> Seller | None:
    """The seller whose page is public now."""
    wanted = select(Seller).where(Seller.slug == slug, Seller.status == "active")
    return session.exec(wanted).first()


def of_id(session: Session, seller_id: UUID) -> Seller | None:
    return session.get(Seller, seller_id)


def sells(session: Session, user_id: UUID) -> bool:
    own = select(Seller.seller_id).where(Seller.owner_id == user_id)
    return session.exec(own.where(Seller.status == "active")).first() is not None


def of_owner(session: Session, user_id: UUID) -> Seller | None:
    """The company this user sells with, while it is public."""
    own = select(Seller).where(Seller.owner_id == user_id, Seller.status == "active")
    return session.exec(own).first()
