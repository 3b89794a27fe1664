"""HTTP in: `uvicorn engagement.main:app --factory`."""

from fastapi import FastAPI

from engagement.conversations import api as conversations
from engagement.enquiries import api as enquiries
from engagement.notifications import api as notifications
from engagement.notifications.hub import run_hub
from engagement.preferences import api as preferences
from engagement.requirements import api as requirements
from engagement.settings import EngagementSettings
from engagement.submissions import api as submissions
from engagement.wishlists import api as wishlists
from servicekit.http.app import create_app

ROUTERS = (
    submissions.router,
    enquiries.router,
    conversations.router,
    requirements.router,
    wishlists.router,
    notifications.router,
    preferences.router,
)


def app() -> FastAPI:
    return create_app(EngagementSettings(), ROUTERS, startup=run_hub)
