"""The other side is told: never the words, which may be taken back."""

from sqlmodel import Session

from catalog.products.models import Product
from catalog.questions.models import ProductQuestion
from catalog.sellers.models import Seller
from contracts.catalog import QuestionAnswered, QuestionAsked
from servicekit.messaging.outbox import record


def asked(
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


def answered(session: Session, question: ProductQuestion, product: Product) -> None:
    event = QuestionAnswered(
        question_id=question.id,
        product_id=product.id,
        asker_id=question.asker_id,
        slug=product.slug,
        name=product.name,
    )
    record(session, event)
