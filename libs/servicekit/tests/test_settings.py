"""Settings come from the environment, under the service's name and under HAAT_."""

import pytest
from pydantic import ValidationError
from pydantic_settings import SettingsConfigDict

from servicekit.settings import ServiceSettings


class ShopSettings(ServiceSettings):
    model_config = SettingsConfigDict(env_prefix="SHOP_", populate_by_name=True)

    name: str = "shop"


def test_own_and_shared_values_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOP_DATABASE_URL", "postgresql+psycopg://x/y")
    monkeypatch.setenv("SHOP_POOL_SIZE", "3")
    monkeypatch.setenv("HAAT_AMQP_URL", "amqp://x/")
    monkeypatch.setenv("HAAT_ENVIRONMENT", "production")
    settings = ShopSettings()
    assert (settings.pool_size, settings.amqp_url) == (3, "amqp://x/")
    assert settings.is_production


def test_a_missing_value_stops_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHOP_DATABASE_URL", raising=False)
    monkeypatch.delenv("HAAT_AMQP_URL", raising=False)
    with pytest.raises(ValidationError):
        ShopSettings()
