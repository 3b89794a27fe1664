"""Every event engagement hears, and its timers."""

from contracts.auth import (
    EmailRequested,
    PasswordChanged,
    SessionRevoked,
    SmsRequested,
    UserDeleted,
    UserEmailVerified,
    UserPhoneVerified,
    UserRegistered,
    UserSuspended,
)
from contracts.catalog import (
    CategoryChanged,
    ProductDeleted,
    ProductPublished,
    ProductUnlisted,
    ProductUpdated,
)
from contracts.vendor import (
    SellerClosed,
    SellerOnboarded,
    SellerPhoneVerified,
    SellerReinstated,
    SellerSuspended,
    SellerUpdated,
    SellerVerified,
    VerificationExpired,
    VerificationExpiring,
    VerificationRejected,
)
from contracts.vendor import SmsRequested as SellerSmsRequested
from engagement.accounts import handlers as accounts
from engagement.categories.handlers import keep_category
from engagement.dispatches import service as dispatches
from engagement.enquiries.handlers import claim_by_email, claim_by_phone
from engagement.enquiries.service import expire_idle
from engagement.mail import handlers as mail
from engagement.products.handlers import keep_product
from engagement.requirements.service import expire_due
from engagement.sellers import notices as companies
from engagement.sellers.handlers import keep_seller
from engagement.sms import handlers as sms
from servicekit.http import revocation
from servicekit.messaging.subscription import Subscription, Timer, every, on

HOUR_S = 3_600
FEW_MINUTES_S = 300

SUBSCRIPTIONS: list[Subscription] = [
    on(UserRegistered, accounts.welcome),
    on(SessionRevoked, accounts.refuse_session),
    on(PasswordChanged, accounts.refuse_older_tokens),
    on(UserSuspended, accounts.cancel_suspended),
    on(UserDeleted, accounts.forget_deleted),
    on(UserEmailVerified, claim_by_email),
    on(UserPhoneVerified, claim_by_phone),
    on(EmailRequested, mail.write_requested),
    on(SmsRequested, sms.write_requested),
    on(SellerSmsRequested, sms.write_requested),
    on(SellerOnboarded, keep_seller),
    on(SellerUpdated, keep_seller),
    on(SellerVerified, companies.tell_verified),
    on(VerificationRejected, companies.tell_rejected),
    on(VerificationExpiring, companies.tell_expiring),
    on(VerificationExpired, companies.tell_expired),
    on(SellerPhoneVerified, companies.tell_phone_verified),
    on(SellerSuspended, companies.tell_suspended),
    on(SellerReinstated, companies.tell_reinstated),
    on(SellerClosed, companies.tell_closed),
    on(CategoryChanged, keep_category),
    on(ProductPublished, keep_product),
    on(ProductUpdated, keep_product),
    on(ProductUnlisted, keep_product),
    on(ProductDeleted, keep_product),
]
TIMERS: list[Timer] = [
    every(1, dispatches.send_due),
    every(1, mail.send_waiting),
    every(1, sms.send_waiting),
    every(FEW_MINUTES_S, expire_idle),
    every(FEW_MINUTES_S, expire_due),
    every(HOUR_S, dispatches.forget_old),
    every(HOUR_S, revocation.forget_old),
]
