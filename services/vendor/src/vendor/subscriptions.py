"""Every event vendor hears, and its timers."""

from contracts.auth import (
    PasswordChanged,
    SessionRevoked,
    UserDeleted,
    UserRegistered,
    UserRestored,
    UserSuspended,
)
from contracts.catalog import CategoryChanged
from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from servicekit.http import revocation
from servicekit.messaging.subscription import Subscription, Timer, every, on
from vendor.categories import handlers as categories
from vendor.profiles import handlers as profiles
from vendor.statistics import handlers as statistics
from vendor.statistics import service as figures

HOUR_S = 3_600

SUBSCRIPTIONS: list[Subscription] = [
    on(UserRegistered, profiles.draft_profile),
    on(SessionRevoked, profiles.refuse_session),
    on(UserSuspended, profiles.suspend_company),
    on(UserRestored, profiles.restore_company),
    on(UserDeleted, profiles.forget_owner),
    on(PasswordChanged, profiles.refuse_older_tokens),
    on(CategoryChanged, categories.keep_category),
    on(EnquiryCreated, statistics.count_received),
    on(EnquiryStatusChanged, statistics.count_answered),
]
TIMERS: list[Timer] = [
    every(HOUR_S, revocation.forget_old),
    every(HOUR_S, figures.refresh_all),
]
