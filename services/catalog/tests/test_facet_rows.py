"""Each row of the facet table has its places in the contract."""

from typing import get_args

import pytest

from catalog.search.facets import FACETS, FLAGS, Facet
from catalog.search.schemas import Facets, FilterRemoval, Filters

NAMES = get_args(FilterRemoval.model_fields["filter"].annotation)


@pytest.mark.parametrize("facet", FACETS, ids=lambda facet: facet.name)
def test_a_facet_is_a_parameter_and_a_removable_filter(facet: Facet) -> None:
    assert facet.name in Filters.model_fields
    assert facet.name in NAMES


@pytest.mark.parametrize("facet", FLAGS, ids=lambda facet: facet.name)
def test_a_flag_has_its_count(facet: Facet) -> None:
    assert facet.name in Facets.model_fields


def test_names_and_fields_are_unique() -> None:
    assert len({facet.name for facet in FACETS}) == len(FACETS)
    assert len({facet.field for facet in FACETS}) == len(FACETS)
