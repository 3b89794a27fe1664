"""Every event auth hears, and its timers."""

from auth.accounts import handlers as accounts
from auth.google import service as google
from auth.sessions import attempts
from auth.sessions import service as sessions
from contracts.vendor import SellerOnboarded
from servicekit.http import revocation
from servicekit.messaging.subscription import Subscription, Timer, every, on

HOUR_S = 3_600

SUBSCRIPTIONS: list[Subscription] = [on(SellerOnboarded, accounts.become_seller)]
TIMERS: list[Timer] = [
    every(HOUR_S, revocation.forget_old),
    every(HOUR_S, sessions.forget_old),
    every(HOUR_S, attempts.forget_old),
    every(HOUR_S, google.forget_old),
]
