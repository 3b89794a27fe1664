"""Questions about products: each side hears once that the other has spoken."""

from sqlmodel import Session

from contracts.catalog import QuestionAnswered, QuestionAsked
from engagement.notifications.service import notify
from servicekit.messaging.event import Envelope

DESK = "/seller/questions"


def tell_asked(session: Session, event: Envelope[QuestionAsked]) -> None:
    told = event.data
    kind = "question_asked"
    facts = {"question_id": str(told.question_id), "product": told.name}
    once = f"{kind}:{told.question_id}"
    notify(session, told.owner_id, kind, facts, link=DESK, once=once)


def tell_answered(session: Session, event: Envelope[QuestionAnswered]) -> None:
    told = event.data
    kind = "question_answered"
    facts = {"question_id": str(told.question_id), "product": told.name}
    link = f"/product/{told.slug}#questions"
    once = f"{kind}:{told.question_id}"
    notify(session, told.asker_id, kind, facts, link=link, once=once)
