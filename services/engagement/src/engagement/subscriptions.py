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
from engagement.alerts import handlers as alerts
from engagement.categories.handlers import keep_category
from engagement.dispatches import service as dispatches
from engagement.enquiries import timers as enquiries
from engagement.enquiries.handlers import claim_by_email, claim_by_phone
from engagement.help import shelf
from engagement.imports.handlers import tell_import_completed, tell_import_failed
from engagement.limits import service as limits
from engagement.mail import handlers as mail
from engagement.matches import waves
from engagement.products import notices as products
from engagement.products.handlers import keep_product
from engagement.questions import notices as questions
from engagement.quotes import timers as quotes
from engagement.requirements import timers as requirements
from engagement.sellers import notices as companies
from engagement.sellers.handlers import keep_response, keep_seller
from engagement.sms import handlers as sms
from engagement.suspensions import handlers as suspensions
from engagement.wishlists.removals import forget_removed
from servicekit.changes import retention as changes
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
    on(SellerVerified, companies.tell_verified),
    on(VerificationRejected, companies.tell_rejected),
    on(VerificationExpiring, companies.tell_expiring),
    on(VerificationExpired, companies.tell_expired),
    on(NameDecided, companies.tell_name_decided),
    on(SellerPhoneVerified, companies.tell_phone_verified),
    on(SellerSuspended, companies.tell_suspended),
    on(SellerReinstated, companies.tell_reinstated),
    on(SellerClosed, companies.tell_closed),
    on(CategoryChanged, keep_category),
    on(SavedSearchMatched, alerts.tell_matched),
    on(ProductPublished, keep_product),
    on(ProductUpdated, keep_product),
    on(ProductUnlisted, keep_product),
    on(ProductDeleted, keep_product),
    on(ImportCompleted, tell_import_completed),
    on(ImportFailed, tell_import_failed),
    on(ProductModerated, products.tell_moderated),
    on(ProductReported, products.tell_reported),
    on(ProductsLimited, products.tell_limited),
    on(QuestionAsked, questions.tell_asked),
    on(QuestionAnswered, questions.tell_answered),
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
    every(A_MINUTE_S, shelf.keep_current),
    every(WAVES_S, waves.run_due),
    every(FEW_MINUTES_S, requirements.expire_due),
    every(FEW_MINUTES_S, requirements.remind_of_end),
    every(HOUR_S, requirements.fulfil_awarded),
    every(FEW_MINUTES_S, quotes.expire_due),
    every(HOUR_S, dispatches.forget_old),
    every(HOUR_S, forget_removed),
    every(HOUR_S, revocation.delete_old),
    every(HOUR_S, changes.delete_old),
    every(HOUR_S, limits.forget_old),
]
