"""What every service reads from its environment."""

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Literal, Self

from pydantic import Field, model_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SecretsSettingsSource,
    SettingsConfigDict,
)

from servicekit.urls import BaseUrl, HttpUrl

if TYPE_CHECKING:
    from sqlmodel import Session

MIN_SECRET_LENGTH = 32
Environment = Literal["development", "test", "production"]


class ServiceSettings(BaseSettings):
    """Shared values under HAAT_; a subclass adds its own under `<NAME>_`.

    A subclass sets `model_config = SettingsConfigDict(env_prefix="AUTH_")` and a
    default for `name`. Raises pydantic's ValidationError when a value is missing.
    """

    # An error names the setting; its value may be a secret, and errors are logged.
    model_config = SettingsConfigDict(
        extra="ignore", populate_by_name=True, hide_input_in_errors=True
    )

    # Names of values that must be real secrets in production.
    secret_names: ClassVar[tuple[str, ...]] = ()

    name: str
    database_url: str
    # A replica, for public reads that may be a moment late. Empty: the same database.
    read_database_url: str = ""
    # Two such pools in an api, one in a worker: tests/k8s/test_connections.py counts.
    pool_size: int = Field(10, validation_alias="HAAT_POOL_SIZE")
    pool_overflow: int = Field(10, validation_alias="HAAT_POOL_OVERFLOW")
    statement_timeout_ms: int = 5_000

    environment: Environment = Field("development", validation_alias="HAAT_ENVIRONMENT")
    amqp_url: str = Field(validation_alias="HAAT_AMQP_URL")
    public_url: BaseUrl = Field(
        "http://127.0.0.1:8080", validation_alias="HAAT_PUBLIC_URL"
    )
    jwks_url: HttpUrl = Field("", validation_alias="HAAT_JWKS_URL")
    token_issuer: str = Field("haat", validation_alias="HAAT_TOKEN_ISSUER")
    token_audience: str = Field("haat-api", validation_alias="HAAT_TOKEN_AUDIENCE")
    storage_dir: Path = Field(
        Path(".local/storage"), validation_alias="HAAT_STORAGE_DIR"
    )
    storage_s3_bucket: str = Field("", validation_alias="HAAT_STORAGE_S3_BUCKET")
    storage_s3_endpoint: BaseUrl = Field(
        "", validation_alias="HAAT_STORAGE_S3_ENDPOINT"
    )
    storage_s3_region: str = Field("", validation_alias="HAAT_STORAGE_S3_REGION")
    storage_s3_key_id: str = Field("", validation_alias="HAAT_STORAGE_S3_KEY_ID")
    storage_s3_secret: str = Field("", validation_alias="HAAT_STORAGE_S3_SECRET")
    outbox_dir: Path = Field(Path(".local/outbox"), validation_alias="HAAT_OUTBOX_DIR")
    # Varnish, `name:port`: every address of the name is purged. Empty: no cache.
    cache_address: str = Field(
        "", pattern=r"^(.+:\d+)?$", validation_alias="HAAT_CACHE_ADDRESS"
    )
    purge_secret: str = Field("", validation_alias="HAAT_PURGE_SECRET")
    claim_pepper: str = Field("", validation_alias="HAAT_CLAIM_PEPPER")
    metrics_host: str = Field("127.0.0.1", validation_alias="HAAT_METRICS_HOST")
    metrics_port: int = Field(0, validation_alias="HAAT_METRICS_PORT")
    trace_endpoint: BaseUrl = Field("", validation_alias="OTEL_EXPORTER_OTLP_ENDPOINT")
    trace_share: float = Field(1.0, ge=0, le=1, validation_alias="HAAT_TRACE_SHARE")
    trace_key: str = Field("", validation_alias="HAAT_TRACE_KEY")
    # Tests and load from one machine look like one stranger's flood.
    limits: Literal["on", "off"] = Field("on", validation_alias="HAAT_LIMITS")
    # `valkey://host:port` counts over all replicas. Empty: each process counts alone.
    limits_url: str = Field("", validation_alias="HAAT_LIMITS_URL")
    posts_per_account: int = 120
    posts_per_network: int = 180
    sms_countries: str = Field("NP", validation_alias="HAAT_SMS_COUNTRIES")
    sms_codes_a_day: int = Field(2_000, validation_alias="HAAT_SMS_CODES_A_DAY")
    # Feature flags as JSON (docs/feature-flags.md). Without it the defaults hold.
    flags_file: Path | None = Field(None, validation_alias="HAAT_FLAGS_FILE")
    worker_threads: int = Field(2, validation_alias="HAAT_WORKER_THREADS")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """In HAAT_SECRETS_DIR a value may lie as a file named like its variable."""
        folder = os.environ.get("HAAT_SECRETS_DIR")
        files = SecretsSettingsSource(settings_cls, folder)
        return init_settings, env_settings, files

    @classmethod
    def of(cls, session: "Session") -> Self:
        """The process's own, as its database carries them into each session."""
        settings = session.info["settings"]
        if not isinstance(settings, cls):
            raise TypeError(f"this session carries no {cls.__name__}")
        return settings

    def current(self, name: str) -> str:
        """A secret as its file in HAAT_SECRETS_DIR has it now, maybe after a rotation.

        Without such a file, or with the variable set, it is what it was at the start.
        """
        alias = type(self).model_fields[name].validation_alias
        prefix = self.model_config.get("env_prefix", "")
        variable = str(alias or f"{prefix}{name}".upper())
        folder = os.environ.get("HAAT_SECRETS_DIR")
        if folder and variable not in os.environ:
            with suppress(FileNotFoundError):
                return (Path(folder) / variable).read_text("utf-8").strip()
        return str(getattr(self, name))

    @property
    def dsn(self) -> str:
        """The database's address as its drivers read it, with the current password."""
        url = self.current("database_url")
        return url.replace("postgresql+psycopg://", "postgresql://")

    @property
    def is_production(self) -> bool:
        return self.environment == "production"

    @model_validator(mode="after")
    def _check_secrets(self) -> Self:
        """Refuses to start production with a key that can be guessed."""
        if self.is_production and self.limits == "off":
            raise ValueError("HAAT_LIMITS must be on in production")
        traced = ("trace_key",) if self.trace_endpoint else ()
        cached = ("purge_secret",) if self.cache_address else ()
        names = (*self.secret_names, *traced, *cached)
        for name in names if self.is_production else ():
            if len(getattr(self, name)) < MIN_SECRET_LENGTH:
                raise ValueError(f"{name} needs {MIN_SECRET_LENGTH} characters")
        return self
