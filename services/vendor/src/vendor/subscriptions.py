"""Every event that vendor handles, and its timers."""

from contracts.auth import (
    PasswordChanged,
    SessionRevoked,
    UserDeleted,
    UserRegistered,
    UserRestored,
    UserSuspended,
)
from contracts.catalog import CategoryChanged, ProductPicturesChanged
from contracts.engagement import (
    EnquiryCreated,
    EnquiryStatusChanged,
    FilesShared,
    NoticeDue,
    ReviewHidden,
    ReviewPublished,
)
from servicekit.changes import retention as changes
from servicekit.http import phone_codes, revocation
from servicekit.messaging.subscription import Subscription, Timer, every, on
from vendor.categories import handlers as categories
from vendor.documents import handlers as documents
from vendor.drive import handlers as drive
from vendor.drive import removal
from vendor.emails import service as emails
from vendor.owners import handlers as owners
from vendor.phones import handlers as phone_handlers
from vendor.phones import service as phones
from vendor.profiles import handlers as profiles
from vendor.profiles import names
from vendor.reports import events as reports
from vendor.reviews import handlers as reviews
from vendor.statistics import handlers as statistics
from vendor.statistics import service as response_rates
from vendor.statutory import expiry

HOUR_S = 3_600
FEW_SECONDS_S = 15

SUBSCRIPTIONS: list[Subscription] = [
    on(UserRegistered, profiles.draft_profile),
    on(SessionRevoked, owners.refuse_session),
    on(UserSuspended, owners.suspend_company),
    on(UserRestored, owners.restore_company),
    on(UserDeleted, owners.erase_owner),
    on(PasswordChanged, owners.refuse_older_tokens),
    on(CategoryChanged, categories.upsert_category),
    on(ProductPicturesChanged, drive.follow_product),
    on(FilesShared, documents.follow_shared),
    on(EnquiryCreated, statistics.count_received),
    on(EnquiryStatusChanged, statistics.count_answered),
    on(ReviewPublished, reviews.store_review),
    on(ReviewHidden, reviews.hide_review),
    on(NoticeDue, phone_handlers.request_notification),
]
TIMERS: list[Timer] = [
    every(HOUR_S, revocation.delete_old),
    every(HOUR_S, changes.make_ahead),
    every(HOUR_S, changes.delete_old),
    every(HOUR_S, response_rates.refresh_all),
    every(HOUR_S, expiry.expire_and_remind),
    every(FEW_SECONDS_S, names.fill),
    every(FEW_SECONDS_S, phones.delete_published),
    every(FEW_SECONDS_S, emails.delete_published),
    every(FEW_SECONDS_S, reports.delete_published),
    every(HOUR_S, phone_codes.delete_old),
    every(FEW_SECONDS_S, removal.sweep),
    every(HOUR_S, removal.purge),
]
