"""What catalog decided, counted or heard, told to whom it concerns."""

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


def tell_moderated(session: Session, event: Envelope[ProductModerated]) -> None:
    told = event.data
    kind = f"product_{told.outcome}"
    notify(
        session,
        told.owner_id,
        kind,
        {"product_id": str(told.product_id), "product": told.name},
        link=f"{PRODUCTS}/edit/{told.product_id}",
        once=f"{kind}:{told.product_id}:{told.version}",
    )


def tell_reported(session: Session, event: Envelope[ProductReported]) -> None:
    """It stays public meanwhile, and the firm may object."""
    told = event.data
    kind = "product_reports_closed" if told.is_answered else "product_reported"
    notify(
        session,
        told.owner_id,
        kind,
        {"product_id": str(told.product_id), "product": told.name},
        link=f"{PRODUCTS}/edit/{told.product_id}",
        once=f"{kind}:{event.id}",
    )


def tell_limited(session: Session, event: Envelope[ProductsLimited]) -> None:
    """Hidden when the tier fell back to free, public again when it rose (D22)."""
    told = event.data
    for kind, count in (
        ("product_tier_hidden", told.hidden),
        ("product_tier_restored", told.restored),
    ):
        if count:
            facts = {"seller_id": str(told.seller_id), "count": str(count)}
            once = f"{kind}:{told.seller_id}:{told.version}"
            notify(session, told.owner_id, kind, facts, link=PRODUCTS, once=once)


def tell_import_completed(session: Session, event: Envelope[ImportCompleted]) -> None:
    """Also after each retry, each time with what stands in it then."""
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


def tell_import_failed(session: Session, event: Envelope[ImportFailed]) -> None:
    import_id = event.data.import_id
    notify(
        session,
        event.data.owner_id,
        "import_failed",
        {"import_id": str(import_id)},
        link=f"{IMPORTS}/{import_id}",
        once=f"import_failed:{import_id}",
    )


def tell_asked(session: Session, event: Envelope[QuestionAsked]) -> None:
    told = event.data
    kind = "question_asked"
    facts = {"question_id": str(told.question_id), "product": told.name}
    once = f"{kind}:{told.question_id}"
    notify(session, told.owner_id, kind, facts, link=QUESTIONS, once=once)


def tell_answered(session: Session, event: Envelope[QuestionAnswered]) -> None:
    told = event.data
    kind = "question_answered"
    facts = {"question_id": str(told.question_id), "product": told.name}
    link = f"/product/{told.slug}#questions"
    once = f"{kind}:{told.question_id}"
    notify(session, told.asker_id, kind, facts, link=link, once=once)


def tell_matched(session: Session, event: Envelope[SavedSearchMatched]) -> None:
    """Once for each telling of catalog's, which rests between them."""
    told = event.data
    kind = "search_matched" if told.count == 1 else "search_matched_many"
    facts = {"count": str(told.count), "search": told.name}
    link = f"/search?{told.query_string}"
    notify(session, told.user_id, kind, facts, link=link, once=f"search:{event.id}")
