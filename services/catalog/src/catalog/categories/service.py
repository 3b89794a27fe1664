"""What administrators may do with the tree; an event for every node that changed."""

from uuid import UUID

import structlog
from sqlmodel import Session

from catalog.attributes import service as attributes
from catalog.categories import rows, slugs
from catalog.categories.models import Category
from catalog.categories.schemas import CategoryChange, NewCategory
from catalog.categories.tree import CategoryInUse, Tree
from catalog.error_texts import (
    CATEGORIES_DIFFER,
    CATEGORY_CHANGED,
    CATEGORY_INSIDE_ITSELF,
)
from catalog.images import paths, removal, uploads
from catalog.images.models import Picture
from catalog.text.keys import key
from servicekit.http.errors import Conflict, Invalid
from servicekit.ids import new_id

log = structlog.get_logger()


class ChangedElsewhere(Conflict):
    code = "changed_elsewhere"
    message = CATEGORY_CHANGED


class Apart(Conflict):
    """One holds products, the other categories: nothing may hold both."""

    code = "categories_differ"
    message = CATEGORIES_DIFFER


def create(session: Session, form: NewCategory) -> Category:
    tree = Tree(session, form.parent_id)
    parent = tree.parent(form.parent_id)
    category_id = new_id()
    category = Category(
        id=category_id,
        parent_id=form.parent_id,
        lineage=[*(parent.lineage if parent else []), category_id],
        level=parent.level + 1 if parent else 1,
        position=_position(session, form),
        slug=slugs.free(session, form.name, category_id),
        name=form.name,
        name_ne=form.name_ne,
        icon=form.icon,
        is_leaf=True,
        search_key=key((form.name, form.name_ne)),
    )
    tree.add(category)
    tree.settle([form.parent_id])
    _finish(session, tree, "category_created", category)
    return category


def change(session: Session, category_id: UUID, form: CategoryChange) -> Category:
    """Renames, moves with all below it, or both."""
    tree = Tree(session, category_id, form.parent_id)
    category = tree.get(category_id)
    if form.version != category.version:
        raise ChangedElsewhere
    if form.name != category.name:
        slugs.change(session, category, form.name)
    category.name, category.name_ne, category.icon = form.name, form.name_ne, form.icon
    category.search_key = key((form.name, form.name_ne))
    old_parent_id = category.parent_id
    if form.parent_id != old_parent_id:
        tree.reparent(category, tree.parent(form.parent_id), "parent_id")
        category.position = _position(session, form)
        tree.settle([old_parent_id, form.parent_id])
    elif form.position is not None:
        category.position = form.position
    tree.touch(category)
    _finish(session, tree, "category_changed", category)
    return category


def delete(session: Session, category_id: UUID) -> None:
    """Raises CategoryInUse while there is anything in it."""
    tree = Tree(session, category_id)
    category = tree.get(category_id)
    children = len(tree.children(category_id))
    products = rows.product_count_of(session, category_id)
    if children or products:
        counts = {"child_count": children, "product_count": products}
        raise CategoryInUse(data=counts)
    category.is_deleted = True
    category.slug = f"deleted-{category.id.hex}"
    tree.touch(category)
    tree.settle([category.parent_id])
    _finish(session, tree, "category_deleted", category)


def merge(session: Session, category_id: UUID, into_id: UUID) -> Category:
    """Its products, categories, attributes and addresses go to the other one."""
    tree = Tree(session, category_id, into_id)
    loser, winner = tree.get(category_id), tree.get(into_id)
    if loser.id in winner.lineage:
        raise Invalid(errors={"into_id": [CATEGORY_INSIDE_ITSELF]})
    _check_alike(session, tree, loser, winner)
    for child in tree.children(loser.id):
        tree.reparent(child, winner, "into_id")
    attributes.hand_over(session, loser.id, winner.id)
    slugs.hand_over(session, loser, winner)
    loser.is_deleted, loser.merged_into = True, winner.id
    tree.touch(loser, winner)
    tree.settle([loser.id, winner.id, loser.parent_id])
    _finish(session, tree, "category_merged", winner)
    return winner


def set_picture(session: Session, category_id: UUID, picture: Picture) -> Category:
    """Its picture; the old one leaves storage when nothing else uses it."""
    tree = Tree(session, category_id)
    category = tree.get(category_id)
    uploads.save(session, picture)
    before, category.picture_id = category.picture_id, picture.id
    category.image = paths.url_of_picture(picture)
    tree.touch(category)
    _finish(session, tree, "category_picture_set", category)
    removal.release(session, [before] if before else [])
    return category


def _check_alike(
    session: Session, tree: Tree, loser: Category, winner: Category
) -> None:
    has_products = (
        rows.product_count_of(session, loser.id),
        rows.product_count_of(session, winner.id),
    )
    below = tree.children(loser.id), tree.children(winner.id, but=loser.id)
    if any(has_products) and any(below):
        raise Apart


def _position(session: Session, form: NewCategory) -> int:
    if form.position is not None:
        return form.position
    return rows.last_position(session, form.parent_id) + 1


def _finish(session: Session, tree: Tree, event: str, category: Category) -> None:
    changed = tree.publish()
    log.info(event, category_id=str(category.id), changed=len(changed))
