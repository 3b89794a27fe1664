"""Whether a picture is public: checked at each read, so a deleted one is a 404."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.categories.models import table as categories
from catalog.images.models import pictures
from catalog.products.models import WITHHELD, images, products
from catalog.sellers.models import table as sellers

_USED_BY = (
    sa.exists()
    .select_from(images.join(products, products.c.id == images.c.product_id))
    .where(images.c.picture_id == pictures.c.id)
    .correlate(pictures)
)
_OF_CLOSED_FIRM = (
    sa.exists()
    .where(sellers.c.id == pictures.c.seller_id, sellers.c.status != "active")
    .correlate(pictures)
)
# Of two products with one picture the published one decides.
_IS_WITHHELD = sa.or_(
    _OF_CLOSED_FIRM,
    sa.and_(
        _USED_BY.where(products.c.status.in_(WITHHELD)),
        sa.not_(_USED_BY.where(products.c.status == "published")),
    ),
)
SIZES = sa.select(
    pictures.c.seller_id, pictures.c.sizes, _IS_WITHHELD.label("is_withheld")
).where(pictures.c.id == sa.bindparam("id"))

# The catalogue's own pictures have a path, and no row among `pictures`.
_PATH = sa.bindparam("path", type_=sa.Text)
_OF_PATH = (
    sa.exists()
    .select_from(
        images.join(products, products.c.id == images.c.product_id).join(
            sellers, sellers.c.id == products.c.seller_id
        )
    )
    .where(images.c.path == _PATH)
)
_IS_PUBLIC = sa.and_(products.c.status == "published", sellers.c.status == "active")
# In this order: few products are withheld, so most pictures need the first two only.
IS_OWN_WITHHELD = sa.select(
    sa.and_(
        sa.or_(
            _OF_PATH.where(products.c.status.in_(WITHHELD)),
            _OF_PATH.where(sellers.c.status != "active"),
        ),
        sa.not_(_OF_PATH.where(_IS_PUBLIC)),
        sa.not_(sa.exists().where(categories.c.image == _PATH)),
    )
)


def loose_count(session: Session, seller_id: UUID) -> int:
    """How many of the seller's pictures no product has taken."""
    count = sa.select(sa.func.count()).where(
        images.c.seller_id == seller_id, images.c.waiting_since.is_not(None)
    )
    return int(session.execute(count).scalar_one())
