"""Whether a product meets a saved search: by the tokens and synonyms of the search."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.alerts.models import SavedSearch
from catalog.alerts.query_strings import parse
from catalog.categories.models import table as categories
from catalog.products import cards
from catalog.products.models import products, status_history
from catalog.search import facets
from catalog.search.price_units import price_unit
from catalog.search.schemas import Filters
from catalog.sellers.models import responses
from catalog.sellers.models import table as sellers
from catalog.text.keys import terms
from catalog.text.query_tokens import QueryToken, is_in, query_tokens, tokens_of_key
from catalog.text.synonyms import Synonyms
from catalog.units.models import table as units
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
        units.c.code.label("unit"),
        products.c.specs,
        sellers.c.owner_id,
        *facets.columns(),
        sellers.c.search_key.label("seller_key"),
        _branch.label("branch"),
    )
    .select_from(
        cards.SOURCE.outerjoin(responses, responses.c.seller_id == sellers.c.id)
    )
    .where(
        cards.PUBLIC,
        products.c.id.in_(
            sa.select(status_history.c.product_id).where(
                status_history.c.to_status == "published",
                status_history.c.moved_at > sa.bindparam("since"),
            )
        ),
    )
)


def newly_published(session: Session, since: datetime) -> list[sa.RowMapping]:
    """The public products that were published after `since`."""
    return list(session.execute(_PUBLISHED, {"since": since}).mappings())


@dataclass(frozen=True)
class Criteria:
    """A saved search as tokens and filters, parsed once."""

    search_id: UUID
    user_id: UUID
    filters: Filters
    tokens: tuple[QueryToken, ...]
    specs: tuple[tuple[str, frozenset[str]], ...]

    @classmethod
    def of(cls, search: SavedSearch, synonyms: Synonyms) -> "Criteria | None":
        """None when the search cannot be parsed any more."""
        try:
            filters = parse(search.query_string)
        except Invalid:
            return None
        tokens = tuple(query_tokens(terms(filters.q), synonyms))
        return cls(search.id, search.user_id, filters, tokens, _specs(filters.attr))

    def is_met_by(self, product: Any, tokens: frozenset[str]) -> bool:
        """A seller's own product is no match."""
        if product["owner_id"] == self.user_id:
            return False
        return all(is_in(word, tokens) for word in self.tokens) and all(
            self._conditions(product)
        )

    def _conditions(self, product: Any) -> Iterator[bool]:
        filters, unit = self.filters, price_unit(product["unit"])
        price = unit.price(product["price"])
        yield filters.category is None or filters.category in product["branch"]
        yield all(product["specs"].get(key) in any_of for key, any_of in self.specs)
        for facet in facets.FACETS:
            yield facet.matches(getattr(filters, facet.name), product[facet.label])
        yield filters.unit in (None, unit.code)
        limit, least = filters.moq_max, unit.quantity(product["moq"])
        yield limit is None or least <= limit
        yield filters.price_min is None or (price or 0) >= filters.price_min
        highest = filters.price_max
        yield highest is None or (price is not None and price <= highest)


def matches_of(product: Any, wanted: Iterable[Criteria]) -> list[Criteria]:
    """Those the product meets; its tokens are read once for all of them."""
    tokens = tokens_of_key(product["own_key"] + product["seller_key"])
    return [one for one in wanted if one.is_met_by(product, tokens)]


def _specs(attr: Iterable[str]) -> tuple[tuple[str, frozenset[str]], ...]:
    """Key and its values: of one key either matches."""
    wanted: dict[str, set[str]] = defaultdict(set)
    for each in attr:
        key, _, value = each.partition(":")
        wanted[key].add(value)
    return tuple((key, frozenset(values)) for key, values in wanted.items())
