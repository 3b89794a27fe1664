"""Every POST of the contract has a limit per network and per account."""

from auth.main import build
from auth.settings import AuthSettings as Settings
from servicekit.testing.posts import unlimited
from servicekit.testing.service import on_nothing


def test_every_post_is_limited_for_one_network(settings: Settings) -> None:
    few = settings.model_copy(update={"posts_per_network": 2})
    with on_nothing(build(few)) as client:
        assert unlimited(client, {}) == []


def test_two_hundred_requests_exceed_the_limit(settings: Settings) -> None:
    assert settings.posts_per_account < 200
    assert settings.posts_per_network < 200
