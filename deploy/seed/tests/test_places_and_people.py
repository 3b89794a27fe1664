import re
from collections import Counter

from haat_seed import Seed

MOBILE = re.compile(r"\+9779(?:00|6[0-3]|7[0-24-6]|8[0-24-68])\d{7}")


def test_provinces_districts_and_municipalities_of_nepal_are_complete(
    seed: Seed,
) -> None:
    places = seed.locations
    kinds = Counter(unit.kind for unit in places.municipalities)
    assert (len(places.provinces), len(places.districts)) == (7, 77)
    assert kinds["metropolitan"] == 6
    assert kinds["sub_metropolitan"] == 11
    assert kinds["municipality"] == 276
    assert kinds["rural"] == 460


def test_rupee_is_the_first_currency_and_every_other_has_a_rate(seed: Seed) -> None:
    fixed = {each.code: each.fixed_rate for each in seed.currencies if each.fixed_rate}
    assert seed.currencies[0].code == "NPR"
    assert fixed["NPR"] == 1
    assert set(fixed) | set(seed.rates.rates) == {each.code for each in seed.currencies}


def test_sixty_sellers_are_spread_over_all_provinces(seed: Seed) -> None:
    assert len({seller.slug for seller in seed.sellers}) == 60
    assert {seller.province_id for seller in seed.sellers} == set(range(1, 8))
    assert sum(seller.verified for seller in seed.sellers) >= 40


def test_sellers_addresses_are_consistent(seed: Seed) -> None:
    places = seed.locations
    province = {d.id: d.province_id for d in places.districts}
    unit = {m.id: m for m in places.municipalities}
    for seller in seed.sellers:
        local = unit[seller.municipality_id]
        assert province[seller.district_id] == seller.province_id
        assert local.district_id == seller.district_id
        assert seller.ward <= (local.wards or 33)
        assert set(seller.delivers_to) <= set(province)


def test_sellers_industries_exist(seed: Seed) -> None:
    top = {category.slug for category in seed.categories if category.level == 1}
    for seller in seed.sellers:
        assert seller.industries
        assert set(seller.industries) <= top


def test_unverified_sellers_stay_within_the_free_tier(seed: Seed) -> None:
    published = Counter(p.seller for p in seed.products if p.status == "published")
    for seller in seed.sellers:
        assert seller.verified or published[seller.slug] <= 10


def test_unfinished_sellers_publish_nothing(seed: Seed) -> None:
    unfinished = {seller.slug for seller in seed.sellers if seller.step < 200}
    status = {p.status for p in seed.products if p.seller in unfinished}
    assert len(unfinished) == 2
    assert status == {"draft"}


def test_each_seller_has_eight_to_fourteen_products(seed: Seed) -> None:
    counts = Counter(product.seller for product in seed.products)
    assert set(counts) == {seller.slug for seller in seed.sellers}
    assert all(8 <= count <= 14 for count in counts.values())


def test_numbers_and_addresses_are_valid_and_unique(seed: Seed) -> None:
    accounts = seed.accounts.accounts
    for phones in ([a.phone for a in accounts], [s.mobile for s in seed.sellers]):
        assert all(MOBILE.fullmatch(phone) for phone in phones)
        assert len(set(phones)) == len(phones)
    emails = [a.email for a in accounts]
    assert len(set(emails)) == len(emails)
    assert all(email.endswith("@example.com") for email in emails)
    assert len({s.pan_number for s in seed.sellers}) == 60
    assert all(re.fullmatch(r"\d{9}", s.pan_number) for s in seed.sellers)


def test_every_seller_has_its_owner(seed: Seed) -> None:
    owners = {a.seller: a for a in seed.accounts.accounts if a.seller}
    for seller in seed.sellers:
        assert owners[seller.slug].email == seller.owner
        assert ("seller" in owners[seller.slug].roles) == (seller.step == 200)


def test_demo_accounts_exist(seed: Seed) -> None:
    emails = {a.email: a for a in seed.accounts.accounts}
    assert emails["seller@example.com"].seller == seed.sellers[0].slug
    assert emails["buyer@example.com"].fname == "Sita"
    assert emails["admin@example.com"].roles == ["admin"]
