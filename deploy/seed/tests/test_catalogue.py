import re
from collections import Counter
from pathlib import Path

from haat_seed import Seed, generate_products, load

DEVANAGARI = re.compile("[\u0900-\u097f]")
IMAGES = {path.stem for path in (Path(__file__).parents[1] / "images").glob("*.webp")}


def test_tree_has_four_levels_under_24_industries(seed: Seed) -> None:
    levels = Counter(category.level for category in seed.categories)
    assert levels[1] == 24
    assert levels[2] >= 100
    assert levels[3] >= 330
    assert levels[4] >= 240


def test_every_category_is_one_level_below_its_parent(seed: Seed) -> None:
    level = {category.slug: category.level for category in seed.categories}
    assert len(level) == len(seed.categories)
    for category in seed.categories:
        above = level[category.parent] if category.parent else 0
        assert category.level == above + 1


def test_only_industries_have_icons(seed: Seed) -> None:
    for category in seed.categories:
        assert (category.icon is not None) == (category.level == 1)


def test_there_are_600_products_with_unique_slugs_and_skus(seed: Seed) -> None:
    assert len(seed.products) == 600
    assert len({product.slug for product in seed.products}) == 600
    assert len({product.sku for product in seed.products}) == 600


def test_at_least_200_products_are_different_goods(seed: Seed) -> None:
    goods = {(p.category, p.description) for p in seed.products}
    assert len(goods) >= 200


def test_products_are_in_leaves_and_use_existing_units(seed: Seed) -> None:
    parents = {category.parent for category in seed.categories}
    leaves = {category.slug for category in seed.categories} - parents
    units = {unit.code for unit in seed.units}
    assert {product.category for product in seed.products} <= leaves
    assert {product.unit for product in seed.products} <= units


def test_every_picture_is_used_and_three_quarters_have_one(seed: Seed) -> None:
    used = {image for product in seed.products for image in product.images}
    pictured = sum(bool(product.images) for product in seed.products)
    assert used == IMAGES
    assert pictured >= 450


def test_prices_fall_with_quantity(seed: Seed) -> None:
    for product in seed.products:
        prices = [tier.price for tier in product.price_tiers]
        assert (product.price is None) == product.price_on_request
        assert prices == sorted(prices, reverse=True)
        assert product.price_on_request or prices[0] == product.price


def test_specifications_have_four_to_eight_lines(seed: Seed) -> None:
    assert all(4 <= len(product.specs) <= 8 for product in seed.products)


def test_nepali_texts_are_in_devanagari(seed: Seed) -> None:
    texts = [c.name_ne for c in seed.categories] + [u.name_ne for u in seed.units]
    texts += [t for p in seed.products for t in (p.name_ne, p.description_ne)]
    texts += [t for s in seed.sellers for t in (s.name_ne, s.about_ne)]
    assert all(DEVANAGARI.search(text) for text in texts)


def test_loading_twice_gives_the_same_seed(seed: Seed) -> None:
    assert load() == seed
    assert load().products[0].id == seed.products[0].id


def test_generator_resumes_where_it_stopped() -> None:
    assert list(generate_products(5, start=7)) == list(generate_products(12))[7:]


def test_generated_products_vary() -> None:
    made = list(generate_products(2000))
    assert len({product.slug for product in made}) == 2000
    assert len({product.name for product in made}) > 1900
    assert all(DEVANAGARI.search(product.name_ne) for product in made)


def test_specifications_match_the_attributes_of_categories(seed: Seed) -> None:
    asked = [each for group in seed.attributes for each in group.attributes]
    keys = {each.key for each in asked}
    answered = [key for product in seed.products for key in product.specs]
    assert sum(key in keys for key in answered) > len(answered) * 0.75
    assert all(DEVANAGARI.search(each.name_ne) for each in asked)
    assert {each.category for each in seed.attributes} <= {
        category.slug for category in seed.categories
    }
