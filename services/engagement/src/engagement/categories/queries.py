from uuid import UUID

from sqlmodel import Session

from engagement.categories.models import Category


def problem_with(session: Session, category_id: UUID) -> str | None:
    """Why nothing can be filed here: it must be the deepest category (D30)."""
    category = session.get(Category, category_id)
    if category is None or category.is_deleted:
        return "Choose a category from the list."
    return None if category.is_leaf else "Choose a more exact category."
