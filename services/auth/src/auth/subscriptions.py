"""Every event that auth handles, and its timers."""

from auth.accounts import handlers as accounts
from auth.activity import service as activity
from auth.deals import service as deals
from auth.deals.handlers import upsert_deal, upsert_order
from auth.dispatches import service as dispatches
from auth.dispatches.handlers import request_notification
from auth.google import service as google
from auth.links import service as links
from auth.passwords import service as passwords
from auth.sessions import attempts, trusted_devices
from auth.sessions import service as sessions
from contracts.engagement import DealChanged, NoticeDue, OrderStatusChanged
from contracts.vendor import SellerOnboarded
from servicekit.http import phone_codes, revocation
from servicekit.messaging.subscription import Subscription, Timer, every, on

HOUR_S = 3_600
FEW_SECONDS_S = 15

SUBSCRIPTIONS: list[Subscription] = [
    on(SellerOnboarded, accounts.become_seller),
    on(NoticeDue, request_notification),
    on(DealChanged, upsert_deal),
    on(OrderStatusChanged, upsert_order),
]
TIMERS: list[Timer] = [
    every(1, passwords.send_reset_links),
    every(FEW_SECONDS_S, dispatches.delete_published),
    every(HOUR_S, revocation.delete_old),
    every(HOUR_S, sessions.delete_old),
    every(HOUR_S, attempts.delete_old),
    every(HOUR_S, google.delete_old),
    every(HOUR_S, trusted_devices.delete_old),
    every(HOUR_S, links.delete_old),
    every(HOUR_S, phone_codes.delete_old),
    every(HOUR_S, activity.delete_old),
    every(HOUR_S, deals.delete_closed),
]
