"""What sellers send: every field is optional here, `steps` has what is needed."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import AfterValidator, Field, StringConstraints

from contracts.forbidden import Allowed
from contracts.names import FirmName
from contracts.places import MAX_WARDS
from servicekit.error_detail import InvalidValue
from servicekit.http.emails import Email
from servicekit.http.fields import Clean, Input, Line
from servicekit.http.phones import Phone
from vendor.error_texts import SELLER_TERMS_NOT_ACCEPTED
from vendor.profiles.slugs import PATTERN

Step = Literal[40, 80, 120, 160, 200]


def _accepted(terms: bool) -> bool:
    if not terms:
        raise InvalidValue(SELLER_TERMS_NOT_ACCEPTED)
    return terms


Name = Annotated[FirmName, Field(max_length=120), Allowed]
About = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=2_000), Clean, Allowed
]
Slug = Annotated[str, StringConstraints(pattern=PATTERN), Allowed]
Colour = Annotated[str, StringConstraints(pattern=r"^#[0-9a-f]{6}$", to_lower=True)]


class ProfileChange(Input):
    """Only what is sent changes; `version` is the one it was read at."""

    company_name: Name | None = None
    company_name_ne: Name | None = None
    business_type: Literal["manufacturer", "trader", "exporter", "service"] | None = (
        None
    )
    established: Annotated[int, Field(ge=1800, le=2100)] | None = None
    version: int | None = None
    slug: Slug | None = None
    brand_colour: Colour | None = None
    about: About | None = None
    about_ne: About | None = None

    province_id: int | None = None
    district_id: int | None = None
    municipality_id: int | None = None
    ward: Annotated[int, Field(ge=1, le=MAX_WARDS)] | None = None
    business_address_1: Annotated[Line, Allowed] | None = None
    lat: Annotated[float, Field(ge=26, le=31)] | None = None
    lng: Annotated[float, Field(ge=80, le=89)] | None = None

    primary_mobile: Phone | None = None
    primary_email: Email | None = None
    whatsapp: Phone | None = None
    viber: Phone | None = None

    category_ids: Annotated[list[UUID], Field(min_length=1, max_length=10)] | None = (
        None
    )
    business_nature: Annotated[Line, Allowed] | None = None
    delivers_to: Annotated[list[int], Field(max_length=77)] | None = None


class StepForm(ProfileChange):
    """One step of the onboarding; `step` names it, and moves nothing by itself."""

    step: Step
    terms: Annotated[bool, AfterValidator(_accepted)] | None = None


class StatusChange(Input):
    """The one move that is the owner's."""

    status: Literal["closed"]
    reason: Line | None = None
