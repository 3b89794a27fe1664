"""Notifications of catalog's events: moderation, imports, questions, saved searches."""

from sqlmodel import Session

from contracts.catalog import (
    ImportCompleted,
    ImportFailed,
    ProductModerated,
    ProductReported,
    ProductsLimited,
    QuestionAnswered,
    QuestionAsked,
    SavedSearchMatched,
)
from engagement.notifications.service import notify
from servicekit.messaging.event import Envelope

PRODUCTS = "/seller/manageproducts"
IMPORTS = f"{PRODUCTS}/bulk"
QUESTIONS = "/seller/questions"


def notify_moderated(session: Session, event: Envelope[ProductModerated]) -> None:
    data = event.data
    kind = f"product_{data.outcome}"
    notify(
        session,
        data.owner_id,
        kind,
        {"product_id": str(data.product_id), "product": data.name},
        link=f"{PRODUCTS}/edit/{data.product_id}",
        once=f"{kind}:{data.product_id}:{data.version}",
    )


def notify_reported(session: Session, event: Envelope[ProductReported]) -> None:
    """It stays public meanwhile, and the company may object."""
    data = event.data
    kind = "product_reports_closed" if data.is_answered else "product_reported"
    notify(
        session,
        data.owner_id,
        kind,
        {"product_id": str(data.product_id), "product": data.name},
        link=f"{PRODUCTS}/edit/{data.product_id}",
        once=f"{kind}:{event.id}",
    )


def notify_limited(session: Session, event: Envelope[ProductsLimited]) -> None:
    """Hidden when the tier fell back to free, public again when it rose (D22)."""
    data = event.data
    for kind, count in (
        ("product_tier_hidden", data.hidden),
        ("product_tier_restored", data.restored),
    ):
        if count:
            facts = {"seller_id": str(data.seller_id), "count": str(count)}
            once = f"{kind}:{data.seller_id}:{data.version}"
            notify(session, data.owner_id, kind, facts, link=PRODUCTS, once=once)


def notify_import_completed(session: Session, event: Envelope[ImportCompleted]) -> None:
    """Also after each retry, each time with the counts of then."""
    done = event.data
    counts = {
        name: str(getattr(done, name)) for name in ("created", "updated", "failed")
    }
    notify(
        session,
        done.owner_id,
        "import_completed",
        {"import_id": str(done.import_id), **counts},
        link=f"{IMPORTS}/{done.import_id}",
        once=f"import_completed:{event.id}",
    )


def notify_import_failed(session: Session, event: Envelope[ImportFailed]) -> None:
    import_id = event.data.import_id
    notify(
        session,
        event.data.owner_id,
        "import_failed",
        {"import_id": str(import_id)},
        link=f"{IMPORTS}/{import_id}",
        once=f"import_failed:{import_id}",
    )


def notify_question(session: Session, event: Envelope[QuestionAsked]) -> None:
    data = event.data
    kind = "question_asked"
    facts = {"question_id": str(data.question_id), "product": data.name}
    once = f"{kind}:{data.question_id}"
    notify(session, data.owner_id, kind, facts, link=QUESTIONS, once=once)


def notify_answer(session: Session, event: Envelope[QuestionAnswered]) -> None:
    data = event.data
    kind = "question_answered"
    facts = {"question_id": str(data.question_id), "product": data.name}
    link = f"/product/{data.slug}#questions"
    once = f"{kind}:{data.question_id}"
    notify(session, data.asker_id, kind, facts, link=link, once=once)


def notify_matched(session: Session, event: Envelope[SavedSearchMatched]) -> None:
    """Once for each event; catalog pauses between them."""
    data = event.data
    kind = "search_matched" if data.count == 1 else "search_matched_many"
    facts = {"count": str(data.count), "search": data.name}
    link = f"/search?{data.query_string}"
    notify(session, data.user_id, kind, facts, link=link, once=f"search:{event.id}")
