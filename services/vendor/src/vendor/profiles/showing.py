"""The owner's whole profile as the answer of every call that changed it."""

from sqlmodel import Session

from servicekit.http.language import Locale
from vendor.profiles import presentation, queries
from vendor.profiles.models import Seller
from vendor.profiles.schemas import OwnProfile


def own(session: Session, seller: Seller, locale: Locale) -> OwnProfile:
    trades = queries.trades(session, seller.category_ids)
    return presentation.own_profile(seller.model_dump(), trades, locale)
