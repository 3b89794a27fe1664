"""The settings by which quotes are ranked, on the wire."""

from decimal import Decimal
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from servicekit.http.fields import Input, Money, Number

Rate = Annotated[Number, Field(ge=0, le=100, max_digits=5, decimal_places=2)]


class CostSettings(BaseModel):
    """`reclaims_vat`: VAT is no cost to this buyer. `yearly_rate_pct`: what money costs
    them, by which advance and credit days are priced."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    reclaims_vat: bool = False
    yearly_rate_pct: Money = Decimal(0)


class CostSettingsChange(Input):
    """Only what is sent changes."""

    reclaims_vat: bool | None = None
    yearly_rate_pct: Rate | None = None
