"""Every event that engagement handles, and its timers."""

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
    UserSignedIn,
    UserSuspended,
)
from contracts.catalog import (
    CategoryChanged,
    ImportCompleted,
    ImportFailed,
    ProductDeleted,
    ProductModerated,
    ProductPublished,
    ProductReportDecided,
    ProductReported,
    ProductsLimited,
    ProductUnlisted,
    ProductUpdated,
    QuestionAnswered,
    QuestionAsked,
    SavedSearchMatched,
)
from contracts.drive import DocumentOpened
from contracts.vendor import EmailRequested as SellerEmailRequested
from contracts.vendor import (
    NameDecided,
    SellerClosed,
    SellerOnboarded,
    SellerPhoneVerified,
    SellerReinstated,
    SellerReportDecided,
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
from engagement.enquiries.handlers import (
    claim_at_sign_in,
    claim_by_email,
    claim_by_phone,
)
from engagement.notifications import handlers as notifications
from engagement.notifications.dispatches import jobs as dispatches
from engagement.notifications.mail import handlers as mail
from engagement.notifications.sms import handlers as sms
from engagement.order_reviews import jobs as order_reviews
from engagement.orders import jobs as orders
from engagement.replicas.categories.handlers import store_category
from engagement.replicas.products.handlers import store_product
from engagement.replicas.sellers.handlers import store_response, store_seller
from engagement.rfq.matches import handlers as matches
from engagement.rfq.matches import waves
from engagement.rfq.quotes import jobs as quotes
from engagement.rfq.requirements import jobs as requirements
from engagement.sellers import handlers as sellers
from engagement.support.cases import jobs as cases
from engagement.support.help import jobs as help_articles
from engagement.support.reports import handlers as reports
from engagement.wishlists.removals import purge_removals
from servicekit.changes import retention as changes
from servicekit.http import phone_codes, revocation
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
    on(UserDeleted, accounts.erase_user),
    on(UserEmailVerified, claim_by_email),
    on(UserPhoneVerified, claim_by_phone),
    on(UserSignedIn, claim_at_sign_in),
    on(EmailRequested, mail.write_requested),
    on(SellerEmailRequested, mail.write_requested),
    on(SmsRequested, sms.write_requested),
    on(SellerSmsRequested, sms.write_requested),
    on(SellerOnboarded, store_seller),
    on(SellerUpdated, store_seller),
    on(SellerResponseChanged, store_response),
    on(DocumentOpened, matches.record_opening),
    on(SellerVerified, sellers.notify_verified),
    on(VerificationRejected, sellers.notify_rejected),
    on(VerificationExpiring, sellers.notify_expiring),
    on(VerificationExpired, sellers.notify_expired),
    on(NameDecided, sellers.notify_name_decided),
    on(SellerPhoneVerified, sellers.notify_phone_verified),
    on(SellerSuspended, sellers.notify_suspended),
    on(SellerReinstated, sellers.notify_reinstated),
    on(SellerClosed, sellers.notify_closed),
    on(CategoryChanged, store_category),
    on(SavedSearchMatched, notifications.notify_matched),
    on(ProductPublished, store_product),
    on(ProductUpdated, store_product),
    on(ProductUnlisted, store_product),
    on(ProductDeleted, store_product),
    on(ImportCompleted, notifications.notify_import_completed),
    on(ImportFailed, notifications.notify_import_failed),
    on(ProductModerated, notifications.notify_moderated),
    on(ProductReported, notifications.notify_reported),
    on(ProductReportDecided, reports.notify_product_report),
    on(SellerReportDecided, reports.notify_seller_report),
    on(ProductsLimited, notifications.notify_limited),
    on(QuestionAsked, notifications.notify_question),
    on(QuestionAnswered, notifications.notify_answer),
]
TIMERS: list[Timer] = [
    every(1, dispatches.send_due),
    apart(1, mail.send_urgent),
    apart(1, mail.send_others),
    apart(1, sms.send_codes),
    apart(1, sms.send_notifications),
    every(FEW_MINUTES_S, enquiries.expire_idle),
    every(FEW_MINUTES_S, enquiries.remind_of_unanswered),
    every(A_MINUTE_S, enquiries.recall),
    every(A_MINUTE_S, help_articles.run_sync),
    every(WAVES_S, waves.run_due),
    every(FEW_MINUTES_S, requirements.expire_due),
    every(FEW_MINUTES_S, requirements.remind_of_end),
    every(HOUR_S, requirements.fulfil_awarded),
    every(FEW_MINUTES_S, quotes.expire_due),
    every(FEW_MINUTES_S, orders.remind_to_confirm),
    every(FEW_MINUTES_S, orders.end_due),
    every(FEW_MINUTES_S, orders.remind_of_inactivity),
    every(HOUR_S, orders.end_inactive),
    every(FEW_MINUTES_S, order_reviews.publish_due),
    every(FEW_MINUTES_S, orders.remind_of_payment),
    every(FEW_MINUTES_S, cases.run_due),
    every(HOUR_S, dispatches.purge_old),
    every(HOUR_S, purge_removals),
    every(HOUR_S, revocation.delete_old),
    every(HOUR_S, changes.make_ahead),
    every(HOUR_S, changes.delete_old),
    every(HOUR_S, limits.purge_old),
    every(HOUR_S, phone_codes.delete_old),
]
