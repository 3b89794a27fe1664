"""Every event vendor hears, and its timers."""

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
)
from servicekit.changes import retention as changes
from servicekit.http import phone_codes, revocation
from servicekit.messaging.subscription import Subscription, Timer, every, on
from vendor.categories import handlers as categories
from vendor.documents import handlers as documents
from vendor.drive import handlers as drive
from vendor.drive import removal
from vendor.emails import service as emails
from vendor.phones import notices
from vendor.phones import service as phones
from vendor.profiles import handlers as profiles
from vendor.profiles import names
from vendor.statistics import handlers as statistics
from vendor.statistics import service as figures
from vendor.statutory import expiry

HOUR_S = 3_600
FEW_SECONDS_S = 15

SUBSCRIPTIONS: list[Subscription] = [
    on(UserRegistered, profiles.draft_profile),
    on(SessionRevoked, profiles.refuse_session),
    on(UserSuspended, profiles.suspend_company),
    on(UserRestored, profiles.restore_company),
    on(UserDeleted, profiles.forget_owner),
    on(PasswordChanged, profiles.refuse_older_tokens),
    on(CategoryChanged, categories.keep_category),
    on(ProductPicturesChanged, drive.follow_product),
    on(FilesShared, documents.follow_shared),
    on(EnquiryCreated, statistics.count_received),
    on(EnquiryStatusChanged, statistics.count_answered),
    on(NoticeDue, notices.send_to_company),
]
TIMERS: list[Timer] = [
    every(HOUR_S, revocation.delete_old),
    every(HOUR_S, changes.delete_old),
    every(HOUR_S, figures.refresh_all),
    every(HOUR_S, expiry.keep_time),
    every(FEW_SECONDS_S, names.fill),
    every(FEW_SECONDS_S, phones.delete_published),
    every(FEW_SECONDS_S, emails.delete_published),
    every(HOUR_S, phone_codes.delete_old),
    every(FEW_SECONDS_S, removal.sweep),
    every(HOUR_S, removal.purge),
]
