import json
from collections import Counter
from pathlib import Path

from haat_seed import Seed

TRANSITIONS = {
    (move["from"], move["to"]): set(move["by"])
    for move in json.loads((Path(__file__).parent / "enquiry_moves.json").read_text())
}


def test_there_are_sixty_enquiries_in_many_states(seed: Seed) -> None:
    states = Counter(enquiry.status for enquiry in seed.enquiries)
    assert len({enquiry.key for enquiry in seed.enquiries}) == 60
    assert len(states) >= 10


def test_demo_accounts_have_enquiries(seed: Seed) -> None:
    sellers = Counter(enquiry.seller for enquiry in seed.enquiries)
    buyers = Counter(enquiry.buyer for enquiry in seed.enquiries)
    assert sellers[seed.sellers[0].slug] == 16
    assert buyers["buyer@example.com"] == 6


def test_every_status_change_is_allowed_and_in_order(seed: Seed) -> None:
    for enquiry in seed.enquiries:
        state, age = None, float("inf")
        for move in enquiry.path:
            assert move.by in TRANSITIONS[state, move.to]
            assert move.hours_ago < age
            state, age = move.to, move.hours_ago
        assert state == enquiry.status


def test_questions_are_from_demo_people_about_published_products(seed: Seed) -> None:
    published = {p.slug: p.seller for p in seed.products if p.status == "published"}
    people = {account.email: account.seller for account in seed.accounts.accounts}
    for question in seed.questions:
        assert people[question.asker] != published[question.product]
        assert (question.answer is None) == (question.answered_hours_ago is None)


def test_expired_enquiries_waited_seven_days(seed: Seed) -> None:
    for enquiry in seed.enquiries:
        if enquiry.status == "expired":
            assert enquiry.path[0].hours_ago - enquiry.path[-1].hours_ago >= 168


def test_enquiries_name_published_products_of_their_seller(seed: Seed) -> None:
    products = {product.slug: product for product in seed.products}
    for enquiry in seed.enquiries:
        if enquiry.product:
            product = products[enquiry.product]
            assert product.status == "published"
            assert product.seller == enquiry.seller
            assert product.category == enquiry.category


def test_requirements_are_long_enough_for_the_form(seed: Seed) -> None:
    lengths = [len(enquiry.requirements) for enquiry in seed.enquiries]
    assert min(lengths) >= 10
    assert max(lengths) <= 4000


def test_live_requirements_refer_to_existing_rows(seed: Seed) -> None:
    categories = {category.slug for category in seed.categories}
    units = {unit.code for unit in seed.units}
    districts = {district.id for district in seed.locations.districts}
    assert len(seed.requirements_live) == 12
    for item in seed.requirements_live:
        assert item.category in categories
        assert item.unit in units
        assert item.district_id in districts
