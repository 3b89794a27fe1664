"""Whether a product is what a saved search wants: the search's own meaning of words."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.alerts.models import SavedSearch
from catalog.alerts.wording import read
from catalog.categories.models import table as categories
from catalog.products import cards
from catalog.products.models import moves, products
from catalog.search import facets
from catalog.search.schemas import Filters
from catalog.sellers.models import responses
from catalog.sellers.models import table as sellers
from catalog.text.keys import terms
from catalog.text.query_tokens import QueryToken, is_in, query_tokens, tokens_of_key
from catalog.text.synonyms import Synonyms
from servicekit.http.errors import Invalid

_crumb = categories.alias("crumb")
_branch = sa.func.array(
    sa.select(_crumb.c.slug)
    .where(_crumb.c.id == sa.any_(categories.c.lineage))
    .scalar_subquery()
)
_PUBLISHED = (
    sa.select(
        products.c.id,
        products.c.own_key,
        products.c.price,
        products.c.moq,
        products.c.specs,
        sellers.c.owner_id,
        *facets.columns(),
        sellers.c.search_key.label("seller_key"),
        _branch.label("branch"),
    )
    .select_from(
        cards.OF_SELLER.join(
            categories, categories.c.id == products.c.category_id
        ).outerjoin(responses, responses.c.seller_id == sellers.c.id)
    )
    .where(
        cards.PUBLIC,
        products.c.id.in_(
            sa.select(moves.c.product_id).where(
                moves.c.to_status == "published",
                moves.c.moved_at > sa.bindparam("since"),
            )
        ),
    )
)


def published(session: Session, since: datetime) -> list[sa.RowMapping]:
    """The public products that were published after `since`."""
    return list(session.execute(_PUBLISHED, {"since": since}).mappings())


@dataclass(frozen=True)
class Wanted:
    """A saved search, its words folded once."""

    search_id: UUID
    user_id: UUID
    asked: Filters
    words: tuple[QueryToken, ...]
    specs: tuple[tuple[str, frozenset[str]], ...]

    @classmethod
    def of(cls, kept: SavedSearch, synonyms: Synonyms) -> "Wanted | None":
        """None when the search is one that is not understood any more."""
        try:
            asked = read(kept.query_string)
        except Invalid:
            return None
        words = tuple(query_tokens(terms(asked.q), synonyms))
        return cls(kept.id, kept.user_id, asked, words, _specs(asked.attr))

    def meets(self, product: Any, said: frozenset[str]) -> bool:
        """One's own product is no news."""
        if product["owner_id"] == self.user_id:
            return False
        return all(is_in(word, said) for word in self.words) and all(
            self._conditions(product)
        )

    def _conditions(self, product: Any) -> Iterator[bool]:
        asked, price = self.asked, product["price"]
        yield asked.category is None or asked.category in product["branch"]
        yield all(product["specs"].get(key) in any_of for key, any_of in self.specs)
        for facet in facets.FACETS:
            wanted = getattr(asked, facet.name)
            yield facet.matches(wanted, product[facet.label])
        yield asked.moq_max is None or product["moq"] <= asked.moq_max
        yield asked.price_min is None or (price or 0) >= asked.price_min
        most = asked.price_max
        yield most is None or (price is not None and price <= most)


def meeting(product: Any, wanted: Iterable[Wanted]) -> list[Wanted]:
    """Those the product is for; what it says is read once for all of them."""
    said = tokens_of_key(product["own_key"] + product["seller_key"])
    return [one for one in wanted if one.meets(product, said)]


def _specs(attr: Iterable[str]) -> tuple[tuple[str, frozenset[str]], ...]:
    """Key and the values wanted of it: of one key either will do."""
    wanted: dict[str, set[str]] = defaultdict(set)
    for each in attr:
        key, _, value = each.partition(":")
        wanted[key].add(value)
    return tuple((key, frozenset(values)) for key, values in wanted.items())
