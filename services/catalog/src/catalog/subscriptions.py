"""Every event catalog hears, and its timers."""

from catalog.accounts import handlers as accounts
from catalog.products.handlers import count_enquiry
from catalog.sellers.handlers import keep_response, keep_seller
from contracts.auth import PasswordChanged, SessionRevoked, UserDeleted, UserSuspended
from contracts.engagement import EnquiryCreated
from contracts.vendor import SellerOnboarded, SellerResponseChanged, SellerUpdated
from servicekit.http import revocation
from servicekit.messaging.subscription import Subscription, Timer, every, on

HOUR_S = 3_600

SUBSCRIPTIONS: list[Subscription] = [
    on(SessionRevoked, accounts.refuse_session),
    on(PasswordChanged, accounts.refuse_older_tokens),
    on(UserSuspended, accounts.refuse_suspended),
    on(UserDeleted, accounts.refuse_deleted),
    on(SellerOnboarded, keep_seller),
    on(SellerUpdated, keep_seller),
    on(SellerResponseChanged, keep_response),
    on(EnquiryCreated, count_enquiry),
]
TIMERS: list[Timer] = [every(HOUR_S, revocation.forget_old)]
