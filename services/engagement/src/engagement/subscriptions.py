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
    UserRestored,
    UserSuspended,
)
from contracts.catalog import (
    CategoryChanged,
    ImportCompleted,
    ImportFailed,
    ProductDeleted,
    ProductModerated,
    ProductPublished,
    ProductReported,
    ProductsLimited,
    ProductUnlisted,
    ProductUpdated,
    QuestionAnswered,
    QuestionAsked,
    SavedSearchMatched,
)
from contracts.vendor import EmailRequested as SellerEmailRequested
from contracts.vendor import (
    NameDecided,
    SellerClosed,
    SellerOnboarded,
    SellerPhoneVerified,
    SellerReinstated,
    SellerResponseChanged,
    SellerSuspended,
    SellerUpdated,
    SellerVerified,
    VerificationExpired,
    VerificationExpiring,
    VerificationRejected,
)
from contracts.vendor import SmsRequested as SellerSmsRequested
from engagement.accounts import handlers as accounts
from engagement.accounts.limits import service as limits
from engagement.accounts.suspensions import handlers as suspensions
from engagement.enquiries import jobs as enquiries
from engagement.enquiries.handlers import claim_by_email, claim_by_phone
from engagement.notifications import handlers as notifications
from engagement.notifications.dispatches import jobs as dispatches
from engagement.notifications.mail import handlers as mail
from engagement.notifications.sms import handlers as sms
from engagement.replicas.categories.handlers import keep_category
from engagement.replicas.products.handlers import keep_product
from engagement.replicas.sellers.handlers import keep_response, keep_seller
from engagement.rfq.matches import waves
from engagement.rfq.quotes import jobs as quotes
from engagement.rfq.requirements import jobs as requirements
from engagement.sellers import handlers as sellers
from engagement.support.help import jobs as help_articles
from engagement.wishlists.removals import forget_removed
from servicekit.changes import forgetting as changes
from servicekit.http import revocation
from servicekit.messaging.subscription import Subscription, Timer, apart, every, on

HOUR_S = 3_600
FEW_MINUTES_S = 300
A_MINUTE_S = 60
WAVES_S = 5

SUBSCRIPTIONS: list[Subscription] = [
    on(UserRegistered, accounts.welcome),
    on(SessionRevoked, accounts.refuse_session),
    on(PasswordChanged, accounts.refuse_older_tokens),
    on(UserSuspended, suspensions.suspend_user),
    on(UserRestored, suspensions.restore_user),
    on(UserDeleted, accounts.forget_deleted),
    on(UserEmailVerified, claim_by_email),
    on(UserPhoneVerified, claim_by_phone),
    on(EmailRequested, mail.write_requested),
    on(SellerEmailRequested, mail.write_requested),
    on(SmsRequested, sms.write_requested),
    on(SellerSmsRequested, sms.write_requested),
    on(SellerOnboarded, keep_seller),
    on(SellerUpdated, keep_seller),
    on(SellerResponseChanged, keep_response),
    on(SellerVerified, sellers.tell_verified),
    on(VerificationRejected, sellers.tell_rejected),
    on(VerificationExpiring, sellers.tell_expiring),
    on(VerificationExpired, sellers.tell_expired),
    on(NameDecided, sellers.tell_name_decided),
    on(SellerPhoneVerified, sellers.tell_phone_verified),
    on(SellerSuspended, sellers.tell_suspended),
    on(SellerReinstated, sellers.tell_reinstated),
    on(SellerClosed, sellers.tell_closed),
    on(CategoryChanged, keep_category),
    on(SavedSearchMatched, notifications.tell_matched),
    on(ProductPublished, keep_product),
    on(ProductUpdated, keep_product),
    on(ProductUnlisted, keep_product),
    on(ProductDeleted, keep_product),
    on(ImportCompleted, notifications.tell_import_completed),
    on(ImportFailed, notifications.tell_import_failed),
    on(ProductModerated, notifications.tell_moderated),
    on(ProductReported, notifications.tell_reported),
    on(ProductsLimited, notifications.tell_limited),
    on(QuestionAsked, notifications.tell_asked),
    on(QuestionAnswered, notifications.tell_answered),
]
TIMERS: list[Timer] = [
    every(1, dispatches.send_due),
    apart(1, mail.send_urgent),
    apart(1, mail.send_others),
    apart(1, sms.send_codes),
    apart(1, sms.send_notices),
    every(FEW_MINUTES_S, enquiries.expire_idle),
    every(FEW_MINUTES_S, enquiries.remind_of_unanswered),
    every(A_MINUTE_S, enquiries.recall),
    every(A_MINUTE_S, help_articles.keep_current),
    every(WAVES_S, waves.run_due),
    every(FEW_MINUTES_S, requirements.expire_due),
    every(FEW_MINUTES_S, requirements.remind_of_end),
    every(HOUR_S, requirements.fulfil_awarded),
    every(FEW_MINUTES_S, quotes.expire_due),
    every(HOUR_S, dispatches.forget_old),
    every(HOUR_S, forget_removed),
    every(HOUR_S, revocation.forget_old),
    every(HOUR_S, changes.forget_old),
    every(HOUR_S, limits.forget_old),
]
