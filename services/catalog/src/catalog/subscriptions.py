"""Every event catalog hears, and its timers."""

from catalog.accounts import handlers as accounts
from catalog.alerts import telling as alerts
from catalog.categories import counting
from catalog.categories import handlers as categories
from catalog.demand.forgetting import forget_lone
from catalog.home import trending
from catalog.home.handlers import (
    close_requirement,
    forget_closed,
    open_requirement,
)
from catalog.images import handlers as images
from catalog.images import removal
from catalog.imports import steps as import_steps
from catalog.imports.handlers import advance as advance_import
from catalog.imports.pictures import bring_due as bring_import_pictures
from catalog.products import views
from catalog.products.popularity import count_changed, count_created
from catalog.sellers.handlers import keep_response, keep_seller
from contracts.auth import PasswordChanged, SessionRevoked, UserDeleted, UserSuspended
from contracts.catalog import CategoryChanged, ImportRequested
from contracts.engagement import (
    EnquiryCreated,
    EnquiryStatusChanged,
    RequirementClosed,
    RequirementOpened,
)
from contracts.vendor import (
    PictureKept,
    PictureRemoved,
    SellerOnboarded,
    SellerResponseChanged,
    SellerUpdated,
)
from servicekit.changes import retention as changes
from servicekit.http import revocation
from servicekit.messaging.subscription import Subscription, Timer, every, on

HOUR_S = 3_600
QUARTER_HOUR_S = 900
MINUTE_S = 60
FEW_SECONDS_S = 15
ALERTS_S = 5

SUBSCRIPTIONS: list[Subscription] = [
    on(SessionRevoked, accounts.refuse_session),
    on(PasswordChanged, accounts.refuse_older_tokens),
    on(UserSuspended, accounts.refuse_suspended),
    on(UserDeleted, accounts.refuse_deleted),
    on(SellerOnboarded, keep_seller),
    on(SellerUpdated, keep_seller),
    on(SellerResponseChanged, keep_response),
    on(PictureKept, images.keep_picture),
    on(PictureRemoved, images.forget_picture),
    on(EnquiryCreated, count_created),
    on(EnquiryStatusChanged, count_changed),
    on(RequirementOpened, open_requirement),
    on(RequirementClosed, close_requirement),
    on(CategoryChanged, categories.follow),
    on(ImportRequested, advance_import),
]
TIMERS: list[Timer] = [
    every(ALERTS_S, alerts.meet),
    every(ALERTS_S, alerts.tell),
    every(HOUR_S, alerts.forget_old),
    every(1, bring_import_pictures),
    every(FEW_SECONDS_S, import_steps.take_up_stuck),
    every(HOUR_S, import_steps.forget_old),
    every(HOUR_S, revocation.delete_old),
    every(HOUR_S, views.forget_viewers),
    every(HOUR_S, changes.delete_old),
    every(HOUR_S, counting.recount),
    every(QUARTER_HOUR_S, trending.count),
    every(HOUR_S, forget_closed),
    every(HOUR_S, forget_lone),
    every(MINUTE_S, counting.compact),
    every(HOUR_S, removal.clean),
    every(FEW_SECONDS_S, removal.sweep),
]
