"""Every event that catalog handles, and its timers."""

from catalog.accounts import handlers as accounts
from catalog.alerts import jobs as alerts
from catalog.categories import handlers as categories
from catalog.categories import jobs as category_jobs
from catalog.demand.jobs import delete_single_visitor_misses
from catalog.home.handlers import (
    close_requirement,
    delete_closed,
    open_requirement,
)
from catalog.images import handlers as images
from catalog.images import removal
from catalog.imports import steps as import_steps
from catalog.imports.handlers import advance as advance_import
from catalog.imports.pictures import download_due as download_import_pictures
from catalog.moderation import events as moderation
from catalog.products import views
from catalog.products.popularity import count_changed, count_created
from catalog.products.trends import refresh_trends
from catalog.sellers.handlers import (
    upsert_rating,
    upsert_response,
    upsert_seller,
)
from catalog.videos import removal as videos
from contracts.auth import PasswordChanged, SessionRevoked, UserDeleted, UserSuspended
from contracts.catalog import CategoryChanged, ImportRequested
from contracts.drive import PictureChanged, PictureRemoved
from contracts.engagement import (
    EnquiryCreated,
    EnquiryStatusChanged,
    RequirementClosed,
    RequirementOpened,
)
from contracts.vendor import (
    SellerOnboarded,
    SellerRatingChanged,
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
    on(SellerOnboarded, upsert_seller),
    on(SellerUpdated, upsert_seller),
    on(SellerResponseChanged, upsert_response),
    on(SellerRatingChanged, upsert_rating),
    on(PictureChanged, images.upsert_drive_picture),
    on(PictureRemoved, images.remove_drive_picture),
    on(EnquiryCreated, count_created),
    on(EnquiryStatusChanged, count_changed),
    on(RequirementOpened, open_requirement),
    on(RequirementClosed, close_requirement),
    on(CategoryChanged, categories.follow),
    on(ImportRequested, advance_import),
]
TIMERS: list[Timer] = [
    every(ALERTS_S, alerts.match_new_products),
    every(ALERTS_S, alerts.notify),
    every(HOUR_S, alerts.delete_old_hits),
    every(1, download_import_pictures),
    every(FEW_SECONDS_S, import_steps.resume_stuck),
    every(HOUR_S, import_steps.delete_old),
    every(HOUR_S, revocation.delete_old),
    every(HOUR_S, views.delete_viewers),
    every(HOUR_S, changes.make_ahead),
    every(HOUR_S, changes.delete_old),
    every(HOUR_S, category_jobs.recount),
    every(QUARTER_HOUR_S, refresh_trends),
    every(HOUR_S, delete_closed),
    every(HOUR_S, delete_single_visitor_misses),
    every(MINUTE_S, category_jobs.compact),
    every(HOUR_S, removal.clean),
    every(HOUR_S, videos.clean),
    every(FEW_SECONDS_S, removal.sweep),
    every(FEW_SECONDS_S, moderation.delete_published),
]
