"""Every POST of the contract has a limit per network and per account."""

from servicekit.ids import new_id
from servicekit.testing.posts import unlimited
from servicekit.testing.service import on_nothing
from servicekit.testing.tokens import bearer, verifier
from vendor.main import build
from vendor.settings import VendorSettings as Settings


def test_every_post_is_limited_for_one_network(settings: Settings) -> None:
    few = settings.model_copy(update={"posts_per_network": 2})
    with on_nothing(build(few, verifier(few))) as client:
        assert unlimited(client, {}) == []


def test_two_hundred_requests_exceed_the_limit(settings: Settings) -> None:
    assert settings.posts_per_account < 200
    assert settings.posts_per_network < 200


def test_every_post_is_limited_for_one_account(settings: Settings) -> None:
    few = settings.model_copy(update={"posts_per_account": 2})
    with on_nothing(build(few, verifier(few))) as client:
        everybody = bearer(new_id(), "seller", "admin")
        assert unlimited(client, everybody) == []
