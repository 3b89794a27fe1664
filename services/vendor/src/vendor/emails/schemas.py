"""Proving the company's e-mail address, on the wire."""

from pydantic import BaseModel, ConfigDict

from servicekit.http.phone_codes import COOLDOWN, LIVES_BY


class EmailCodeSent(BaseModel):
    """Where a code went, and how many seconds it lives and the next one waits."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    email: str
    expires_in: int = int(LIVES_BY["email"].total_seconds())
    cooldown_s: int = int(COOLDOWN.total_seconds())
