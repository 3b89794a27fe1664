"""Events for the other side; without the text, which may be withdrawn."""

from sqlmodel import Session

from catalog.products.models import Product
from catalog.questions.models import ProductQuestion
from catalog.sellers.models import Seller
from contracts.catalog import QuestionAnswered, QuestionAsked
from servicekit.messaging.outbox import record


def publish_submitted(
    session: Session, question: ProductQuestion, product: Product, seller: Seller
) -> None:
    event = QuestionAsked(
        question_id=question.id,
        product_id=product.id,
        seller_id=seller.id,
        owner_id=seller.owner_id,
        name=product.name,
    )
    record(session, event)


def publish_answered(
    session: Session, question: ProductQuestion, product: Product
) -> None:
    event = QuestionAnswered(
        question_id=question.id,
        product_id=product.id,
        asker_id=question.asker_id,
        slug=product.slug,
        name=product.name,
    )
    record(session, event)
