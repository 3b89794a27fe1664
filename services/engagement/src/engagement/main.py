"""The HTTP application of engagement: `uvicorn engagement.main:app --factory`."""

from servicekit import starting  # isort: skip  (loading is cheap after it)

from fastapi import FastAPI

from engagement.conversations import api as conversations
from engagement.conversations.leads import api as leads
from engagement.dashboard import api as dashboard
from engagement.dashboard.deferrals import api as deferrals
from engagement.documents.pdf_renderer import Press
from engagement.enquiries import api as enquiries
from engagement.enquiries.submissions import api as submissions
from engagement.notifications import api as notifications
from engagement.notifications.hub import run_hub
from engagement.notifications.preferences import api as preferences
from engagement.order_reviews import api as order_reviews
from engagement.orders import api as orders
from engagement.orders.disputes import api as disputes
from engagement.orders.documents import api as order_documents
from engagement.rfq.documents import api as quotations
from engagement.rfq.matches import api as matches
from engagement.rfq.quotes import api as quotes
from engagement.rfq.quotes.awards import api as awards
from engagement.rfq.quotes.cost_settings import api as cost_settings
from engagement.rfq.quotes.enquiries import api as enquiry_quotes
from engagement.rfq.quotes.guests import api as guest_quotes
from engagement.rfq.requirements import api as requirements
from engagement.rfq.requirements.reorders import api as reorders
from engagement.rfq.reviews import api as reviews
from engagement.settings import EngagementSettings
from engagement.support.cases import api as cases
from engagement.support.cases.guests import api as guest_cases
from engagement.support.cases.staff import api as staff_cases
from engagement.support.cases.submissions import api as case_forms
from engagement.support.cases.templates import api as case_templates
from engagement.support.help import api as help_centre
from engagement.wishlists import api as wishlists
from servicekit.http.app import create_app
from servicekit.http.bodies import BodyLimits
from servicekit.http.rate_limits import RateLimits

ROUTERS = (
    submissions.router,
    enquiries.router,
    conversations.router,
    leads.router,
    matches.router,  # before requirements: `open` would be an id there
    requirements.router,
    reviews.router,
    quotations.router,  # before quotes: `{id}.pdf` would be an id there
    awards.router,
    guest_quotes.router,  # before quotes, also
    cost_settings.router,  # before quotes, also
    quotes.router,
    order_documents.router,  # before orders, also
    orders.router,
    order_reviews.router,
    disputes.router,
    reorders.router,
    enquiry_quotes.router,
    wishlists.router,
    notifications.router,
    preferences.router,
    dashboard.router,
    deferrals.router,
    help_centre.router,
    case_forms.router,
    guest_cases.router,  # before cases: `guest` and `link` would be a number there
    cases.router,
    case_templates.router,
    staff_cases.router,
)


def app() -> FastAPI:
    application = create_app(
        EngagementSettings(),
        ROUTERS,
        startup=run_hub,
        caches_revocations=True,
        body_limits=BodyLimits.of("engagement"),
        rate_limits=RateLimits.of("engagement"),
    )
    application.state.press = Press()
    starting.loaded()
    return application
