"""The matrix on the wire: topic by channel."""

from pydantic import BaseModel

from engagement.preferences.service import Matrix
from engagement.preferences.topics import LOCKED, Channel, Topic
from servicekit.http.fields import Input


class Cell(BaseModel):
    """`locked`: it stays as it is."""

    on: bool
    locked: bool


class Row(BaseModel):
    in_app: Cell
    email: Cell
    sms: Cell


class Preferences(BaseModel):
    enquiries: Row
    messages: Row
    requirements: Row
    company: Row
    account_security: Row
    product_news: Row


class RowChange(Input):
    """Only what is sent changes."""

    in_app: bool | None = None
    email: bool | None = None
    sms: bool | None = None


class PreferencesChange(Input):
    """A part of the matrix."""

    enquiries: RowChange = RowChange()
    messages: RowChange = RowChange()
    requirements: RowChange = RowChange()
    company: RowChange = RowChange()
    account_security: RowChange = RowChange()
    product_news: RowChange = RowChange()

    def sent(self) -> dict[Topic, dict[Channel, bool]]:
        sent: dict[Topic, dict[Channel, bool]] = self.model_dump(
            exclude_unset=True, exclude_none=True
        )  # type: ignore[assignment]
        return sent


def shown(matrix: Matrix) -> Preferences:
    return Preferences.model_validate(
        {
            topic: {
                channel: {"on": is_on, "locked": (topic, channel) in LOCKED}
                for channel, is_on in row.items()
            }
            for topic, row in matrix.items()
        }
    )
