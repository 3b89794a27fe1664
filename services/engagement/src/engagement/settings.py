"""What engagement reads from its environment."""

from typing import ClassVar, Literal
from urllib.parse import urlsplit

from pydantic_settings import SettingsConfigDict

from servicekit.settings import ServiceSettings
from servicekit.urls import HttpUrl


class EngagementSettings(ServiceSettings):
    """Own values under `ENGAGEMENT_`, shared ones under `HAAT_`.

    Without `smtp_host` mails are files; without `sparrow_token` so are SMS.
    """

    model_config = SettingsConfigDict(
        env_prefix="ENGAGEMENT_", extra="ignore", populate_by_name=True
    )

    secret_names: ClassVar[tuple[str, ...]] = ("claim_pepper", "lead_secret")

    name: str = "engagement"
    # Empty: no-reply at the host of `public_url`.
    mail_sender: str = ""
    # Signs the links by which a seller answers a lead without signing in.
    lead_secret: str = "only for development"  # noqa: S105
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    sparrow_url: HttpUrl = "https://api.sparrowsms.com/v2/sms/"
    sparrow_token: str = ""
    sparrow_sender: str = "Haat"

    @property
    def sender(self) -> str:
        """Of every email, as its `From` has it."""
        host = urlsplit(self.public_url).hostname
        return self.mail_sender or f"Haat <no-reply@{host}>"
