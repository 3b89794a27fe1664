"""`haat currency rate USD 141.20`: what one unit costs in NPR, as of a day."""

from datetime import datetime
from decimal import Decimal
from typing import Annotated

import typer

from catalog.currencies.service import CurrencyUnknown, RateFixed, set_rate
from catalog.settings import CatalogSettings
from contracts.reference import read_reference
from servicekit.cli.screen import console
from servicekit.clock import today
from servicekit.db import Database

app = typer.Typer(no_args_is_help=True, help="Currencies and their rates.")


@app.callback()
def _group() -> None:
    """A group, although it has one command today."""


@app.command("rate")
def rate(
    code: Annotated[str, typer.Argument(help="Such as USD")],
    npr: Annotated[str, typer.Argument(help="NPR for one unit, such as 141.20")],
    on: Annotated[datetime | None, typer.Option(formats=["%Y-%m-%d"])] = None,
) -> None:
    """Set the rate; a currency without a rate is not offered."""
    database = Database.connect(CatalogSettings(), with_reads=False)
    rates_on = on.date() if on else today()
    try:
        with database.session() as session:
            set_rate(session, read_reference(), code.upper(), _amount(npr), rates_on)
    except CurrencyUnknown as error:
        raise typer.BadParameter(f"{error} is no currency of the data.") from error
    except RateFixed as error:
        raise typer.BadParameter(f"The rate of {error} is fixed.") from error
    console.print(f"{code.upper()}: {npr} NPR on {rates_on}")


def _amount(npr: str) -> Decimal:
    if not npr.replace(".", "", 1).isdecimal() or not Decimal(npr):
        raise typer.BadParameter(f"{npr} is no rate.")
    return Decimal(npr)
