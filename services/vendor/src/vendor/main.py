"""The HTTP application of vendor: `uvicorn vendor.main:app --factory`."""

from servicekit import starting  # isort: skip  (loading is cheap after it)

from fastapi import FastAPI

from servicekit.http.app import create_app
from servicekit.http.bodies import BodyLimits
from servicekit.http.rate_limits import RateLimits
from servicekit.http.tokens import TokenVerifier
from servicekit.pictures.decoding import Decoders
from servicekit.storage.storage import Storage
from vendor.closures.api import router as closures
from vendor.documents.api import router as documents
from vendor.drive.api import router as drive
from vendor.emails.api import router as emails
from vendor.locations.api import router as locations
from vendor.phones.api import router as phones
from vendor.pictures.api import router as pictures
from vendor.profiles.api import router as profiles
from vendor.public_files.api import router as public_files
from vendor.reports.api import router as reports
from vendor.reviews.api import router as reviews
from vendor.sellers.api import router as sellers
from vendor.settings import VendorSettings
from vendor.showcase.api import router as showcase
from vendor.statistics.api import router as statistics
from vendor.statutory.api import router as statutory
from vendor.verifications.api import router as verifications

ROUTERS = (
    profiles,
    phones,
    emails,
    statutory,
    drive,
    documents,
    pictures,
    public_files,
    closures,
    showcase,
    locations,
    statistics,
    verifications,
    sellers,
    reports,
    reviews,
)


def app() -> FastAPI:
    application = build(VendorSettings())
    starting.loaded()
    return application


def build(settings: VendorSettings, verifier: TokenVerifier | None = None) -> FastAPI:
    """As the others, with a store of files and the decoders of pictures."""
    application = create_app(
        settings,
        ROUTERS,
        verifier=verifier,
        storage=Storage.connect(settings),
        caches_revocations=True,
        body_limits=BodyLimits.of("vendor"),
        rate_limits=RateLimits.of("vendor"),
    )
    application.state.decoders = Decoders()
    return application
