"""What is wrong with an enquiry, whoever receives it."""

from sqlmodel import Session

from contracts.places import PlaceUnknown, places
from engagement.enquiries.submissions.limits import Sender
from engagement.enquiries.submissions.schemas import EnquiryDetails, EnquiryForm
from engagement.error_texts import GUEST_SENDS_NO_FILES
from engagement.replicas import queries as replicas
from servicekit.error_detail import ErrorDetail

Problems = dict[str, list[ErrorDetail]]


def problems_with(session: Session, form: EnquiryForm, sender: Sender) -> Problems:
    problems = problems_with_details(form, sender)
    if problem := replicas.problem_with(session, form.category_id):
        problems["category_id"] = [problem]
    return problems


def problems_with_details(form: EnquiryDetails, sender: Sender) -> Problems:
    problems: Problems = {}
    if form.attachment_ids and sender.caller is None:
        problems["attachment_ids"] = [GUEST_SENDS_NO_FILES]
    if to := form.delivery:
        try:
            places().check_within(to.district_id, to.municipality_id)
        except PlaceUnknown as unknown:
            problems[f"delivery.{unknown.field}"] = [unknown.detail]
    return problems


def is_unit_missing(form: EnquiryForm) -> bool:
    return form.quantity is not None and not (form.unit or form.unit_id)
