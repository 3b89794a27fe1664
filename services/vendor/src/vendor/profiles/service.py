"""Onboarding and changing a company's profile."""

from typing import Any
from uuid import UUID

import structlog
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from contracts.error_texts import CATEGORY_UNKNOWN, DISTRICT_UNKNOWN
from contracts.names import is_reserved
from contracts.places import PlaceUnknown, places
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.error_texts import CHANGED_ELSEWHERE
from servicekit.http.errors import Conflict, EmailUnverified, Invalid, NotFound
from servicekit.ids import new_id
from vendor.categories.queries import unknown
from vendor.error_texts import (
    EMAIL_UNVERIFIED_FOR_SELLING,
    NO_PROFILE,
    PROFILE_CLOSED,
    SLUG_RESERVED,
    SLUG_TAKEN,
    WARD_UNKNOWN,
)
from vendor.history.service import Actor, record_transition
from vendor.profiles import events, names, slugs, steps
from vendor.profiles.forms import ProfileChange, StepForm
from vendor.profiles.models import Seller, sellers

log = structlog.get_logger()
PLACE = ("province_id", "district_id", "municipality_id")


class ProfileClosed(Conflict):
    code, message = "profile_closed", PROFILE_CLOSED


class ChangedElsewhere(Conflict):
    code = "changed_elsewhere"
    message = CHANGED_ELSEWHERE


class NoProfile(NotFound):
    code, message = "no_profile", NO_PROFILE


def draft(session: Session, owner_id: UUID) -> None:
    """An empty profile for a new seller; once per owner."""
    row = Seller(id=new_id(), owner_id=owner_id).model_dump()
    session.execute(insert(sellers).values(row).on_conflict_do_nothing())


def own_id(session: Session, owner_id: UUID) -> UUID | None:
    return session.exec(select(Seller.id).where(Seller.owner_id == owner_id)).first()


def save_step(
    session: Session, owner_id: UUID, form: StepForm, *, is_email_verified: bool
) -> Seller:
    """Saves one step; the last one makes the company public (D9)."""
    draft(session, owner_id)
    seller = open_for_change(session, owner_id)
    before = events.state(seller)
    if form.step == steps.DONE and not is_email_verified:
        raise EmailUnverified(EMAIL_UNVERIFIED_FOR_SELLING)
    _apply(session, seller, form)
    if form.terms:
        seller.terms_accepted_at = seller.terms_accepted_at or now()
    if errors := _missing(seller, form.step):
        raise Invalid(errors=errors)
    seller.step = _step(seller, is_email_verified=is_email_verified)
    saved(session, seller, before)
    return seller


def change(session: Session, owner_id: UUID, form: ProfileChange) -> Seller:
    """Changes what is sent; what an earlier step needed stays required."""
    seller = open_for_change(session, owner_id)
    if form.version is not None and form.version != seller.version:
        raise ChangedElsewhere
    before = events.state(seller)
    _apply(session, seller, form)
    if errors := _missing(seller, seller.step):
        raise Invalid(errors=errors)
    saved(session, seller, before)
    return seller


def of_owner(session: Session, owner_id: UUID) -> Seller:
    """Locked; raises NoProfile."""
    mine = select(Seller).where(Seller.owner_id == owner_id).with_for_update()
    seller = session.exec(mine).first()
    if seller is None:
        raise NoProfile
    return seller


def open_for_change(session: Session, owner_id: UUID) -> Seller:
    """Locked; raises NoProfile, or ProfileClosed when nothing may change."""
    seller = of_owner(session, owner_id)
    if seller.status in ("suspended", "closed"):
        raise ProfileClosed
    return seller


def _missing(seller: Seller, step: int) -> dict[str, list[ErrorDetail]]:
    """What this step needs, and what the steps already done must not lose."""
    return steps.missing(seller.model_dump(), *steps.needed(step, seller.step))


def _step(seller: Seller, *, is_email_verified: bool) -> int:
    """Accepted terms stay accepted, yet only a verified owner arrives at 200."""
    reached = steps.reached(seller.model_dump())
    if reached == steps.DONE and seller.step < reached and not is_email_verified:
        return 160
    return max(seller.step, reached)


def _apply(session: Session, seller: Seller, form: ProfileChange) -> None:
    apart = {"step", "terms", "slug", "version"}
    sent = form.model_dump(exclude_unset=True, exclude=apart)
    _check_categories(session, sent.get("category_ids"))
    _check_districts(sent.get("delivers_to"))
    if sent.get("primary_mobile", seller.primary_mobile) != seller.primary_mobile:
        _unprove_phone(session, seller)
    if sent.get("primary_email", seller.primary_email) != seller.primary_email:
        _unprove_email(session, seller)
    names.apply_names(session, seller, sent)
    for name, value in sent.items():
        is_list = name in ("category_ids", "delivers_to")
        setattr(seller, name, [] if value is None and is_list else value)
    if any(name in sent for name in (*PLACE, "ward")):
        _write_address(seller)
    _take_slug(session, seller, form.slug)


def _unprove_phone(session: Session, seller: Seller) -> None:
    if seller.phone_verified_at:
        owner = Actor("seller", seller.owner_id)
        record_transition(
            session, seller.id, "phone", ("verified", "not_verified"), owner
        )
    seller.phone_verified_at = None


def _unprove_email(session: Session, seller: Seller) -> None:
    if seller.email_verified_at:
        owner = Actor("seller", seller.owner_id)
        record_transition(
            session, seller.id, "email", ("verified", "not_verified"), owner
        )
    seller.email_verified_at = None


def _check_categories(session: Session, ids: list[UUID] | None) -> None:
    if ids and unknown(session, ids):
        raise Invalid(errors={"category_ids": [CATEGORY_UNKNOWN]})


def _check_districts(ids: list[int] | None) -> None:
    if ids and not set(ids) <= places().districts.keys():
        raise Invalid(errors={"delivers_to": [DISTRICT_UNKNOWN]})


def _write_address(seller: Seller) -> None:
    ids: list[Any] = [getattr(seller, name) or 0 for name in PLACE]
    try:
        address = places().address(*ids)
    except PlaceUnknown as error:
        raise Invalid(errors={error.field: [error.detail]}) from error
    wards = address.municipality.wards
    if seller.ward and wards and seller.ward > wards:
        raise Invalid(errors={"ward": [WARD_UNKNOWN.fill(max=wards)]})
    seller.state, seller.city = address.province.name, address.municipality.name
    seller.locality = f"{seller.city}-{seller.ward}" if seller.ward else seller.city
    seller.district = address.district.name
    seller.district_ne = address.district.name_ne


def _take_slug(session: Session, seller: Seller, slug: str | None) -> None:
    """The requested slug, else one from the name while there is none."""
    if slug == seller.slug and slug is not None:
        return
    if slug is None and (seller.slug or not seller.company_name):
        return
    slugs.hold(session)
    if slug is None:
        slug = slugs.suggestion(session, seller.company_name or "", seller.id)
    elif is_reserved(slug):
        raise Invalid(errors={"slug": [SLUG_RESERVED]}, code="slug_reserved")
    elif not slugs.is_free(session, slug, seller.id):
        raise Invalid(errors={"slug": [SLUG_TAKEN]}, code="slug_taken")
    slugs.change_slug(session, seller, slug)


def saved(session: Session, seller: Seller, before: events.State) -> None:
    """Counts the change, and publishes it when buyers see a difference."""
    seller.version += 1
    is_new = seller.step == steps.DONE and seller.onboarded_at is None
    if is_new:
        seller.status, seller.onboarded_at = "active", now()
        owner = Actor("seller", seller.owner_id)
        record_transition(session, seller.id, "seller", ("onboarding", "active"), owner)
        log.info("seller_onboarded", seller_id=str(seller.id))
    session.add(seller)
    events.publish(session, seller, before, is_new=is_new)
