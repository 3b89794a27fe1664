"""The contact form of a seller's page (spec 7)."""

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse

from engagement.enquiries.submissions.limits import Sender
from engagement.enquiries.submissions.schemas import ContactForm, Submitted
from engagement.enquiries.submissions.service import is_bot, submit
from servicekit.db import Db
from servicekit.http.auth import MaybeSignedIn
from servicekit.http.envelope import Data
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language
from servicekit.http.limits import GuestNetwork
from servicekit.ids import new_id

router = APIRouter(prefix="/api/webui/seller", tags=["engagement"])
Slug = Annotated[str, Path(max_length=60)]


@router.post(
    "/{slug}/contactseller",
    operation_id="contactSeller",
    status_code=201,
    response_model=Data[Submitted],
)
def contact_seller(
    slug: Slug,
    form: ContactForm,
    caller: MaybeSignedIn,
    session: Db,
    once: OnlyOnce,
    locale: Language,
    network: GuestNetwork,
) -> Data[Submitted] | JSONResponse:
    """Sends an enquiry, as a guest or signed in; 429 says when to try again."""
    if is_bot(form):
        return Data(data=Submitted(id=new_id()))

    sender = Sender(caller, network)

    def send() -> Data[Submitted]:
        return Data(data=Submitted(id=submit(session, slug, form, sender, locale)))

    return once.answer(201, send)
