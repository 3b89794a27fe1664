"""Every event engagement hears, and its timers."""

from contracts.auth import SessionRevoked, UserRegistered
from contracts.catalog import (
    CategoryChanged,
    ProductDeleted,
    ProductPublished,
    ProductUnlisted,
    ProductUpdated,
)
from contracts.vendor import SellerOnboarded, SellerUpdated
from engagement.accounts.handlers import refuse_session, welcome
from engagement.categories.handlers import keep_category
from engagement.enquiries.service import expire_idle
from engagement.mail.handlers import send_waiting
from engagement.products.handlers import keep_product
from engagement.requirements.service import expire_due
from engagement.sellers.handlers import keep_seller
from servicekit.http import revocation
from servicekit.messaging.subscription import Subscription, Timer, every, on

HOUR_S = 3_600
FEW_MINUTES_S = 300

SUBSCRIPTIONS: list[Subscription] = [
    on(UserRegistered, welcome),
    on(SessionRevoked, refuse_session),
    on(SellerOnboarded, keep_seller),
    on(SellerUpdated, keep_seller),
    on(CategoryChanged, keep_category),
    on(ProductPublished, keep_product),
    on(ProductUpdated, keep_product),
    on(ProductUnlisted, keep_product),
    on(ProductDeleted, keep_product),
]
TIMERS: list[Timer] = [
    every(2, send_waiting),
    every(FEW_MINUTES_S, expire_idle),
    every(FEW_MINUTES_S, expire_due),
    every(HOUR_S, revocation.forget_old),
]
