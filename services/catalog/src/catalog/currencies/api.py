"""GET /api/currencies: called once when a page starts (D33)."""

from decimal import Decimal

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from catalog.currencies.models import table
from servicekit.db import Reader
from servicekit.http.etag import SHARED, public_json

router = APIRouter(tags=["catalog"])

HOURLY = f"public, max-age=3600, {SHARED}"
BASE = "NPR"  # prices are stored in it (D34)
_ALL = sa.select(table).order_by(table.c.position)


class CurrencyOut(BaseModel):
    """`rate`: NPR for one unit."""

    locale: str
    name: str
    name_ne: str
    symbol: str
    rate: float


class CurrenciesOut(BaseModel):
    currencies: dict[str, CurrencyOut]
    default: str
    rates_on: str | None = None


@router.get("/api/currencies", operation_id="currencies", response_model=CurrenciesOut)
async def currencies(request: Request, reader: Reader) -> Response:
    """All display currencies; not enveloped."""
    rows = (await reader.execute(_ALL)).mappings().all()
    body = {
        "currencies": {row["code"]: _currency(row) for row in rows},
        "default": BASE,
        "rates_on": rows[0]["rates_on"].isoformat() if rows else None,
    }
    return public_json(request, body, HOURLY, tags=["currency"])


def _currency(row: sa.RowMapping) -> dict[str, object]:
    rate: Decimal = row["rate"]
    names = {key: row[key] for key in ("locale", "name", "name_ne", "symbol")}
    return {**names, "rate": float(rate)}
