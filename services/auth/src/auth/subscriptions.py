"""Every event auth hears, and its timers."""

from auth.accounts import handlers as accounts
from auth.activity import service as activity
from auth.deals import service as deals
from auth.deals.handlers import keep_deal
from auth.google import service as google
from auth.letters import service as letters
from auth.letters.handlers import address_notice
from auth.links import service as links
from auth.passwords import service as passwords
from auth.sessions import attempts, known_devices
from auth.sessions import service as sessions
from contracts.engagement import DealChanged, NoticeDue
from contracts.vendor import SellerOnboarded
from servicekit.http import phone_codes, revocation
from servicekit.messaging.subscription import Subscription, Timer, every, on

HOUR_S = 3_600
FEW_SECONDS_S = 15

SUBSCRIPTIONS: list[Subscription] = [
    on(SellerOnboarded, accounts.become_seller),
    on(NoticeDue, address_notice),
    on(DealChanged, keep_deal),
]
TIMERS: list[Timer] = [
    every(1, passwords.answer_requests),
    every(FEW_SECONDS_S, letters.delete_published),
    every(HOUR_S, revocation.delete_old),
    every(HOUR_S, sessions.forget_old),
    every(HOUR_S, attempts.forget_old),
    every(HOUR_S, google.forget_old),
    every(HOUR_S, known_devices.forget_old),
    every(HOUR_S, links.forget_old),
    every(HOUR_S, phone_codes.delete_old),
    every(HOUR_S, activity.forget_old),
    every(HOUR_S, deals.forget_closed),
]
