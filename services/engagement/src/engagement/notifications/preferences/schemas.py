"""The matrix on the wire: topic by channel."""

from pydantic import BaseModel

from engagement.notifications.preferences.service import Matrix, Rhythm
from engagement.notifications.preferences.topics import LOCKED, Channel, Topic
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
    """`mail_rhythm`: each mail at once, or those of a day or a week in one."""

    mail_rhythm: Rhythm
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
    """A part of the matrix, how often mail comes, or both."""

    mail_rhythm: Rhythm | None = None
    enquiries: RowChange = RowChange()
    messages: RowChange = RowChange()
    requirements: RowChange = RowChange()
    company: RowChange = RowChange()
    account_security: RowChange = RowChange()
    product_news: RowChange = RowChange()

    def sent(self) -> dict[Topic, dict[Channel, bool]]:
        sent: dict[Topic, dict[Channel, bool]] = self.model_dump(
            exclude_unset=True, exclude_none=True, exclude={"mail_rhythm"}
        )  # type: ignore[assignment]
        return sent


def serialize(matrix: Matrix, rhythm: Rhythm) -> Preferences:
    rows = {
        topic: {
            channel: {"on": is_on, "locked": (topic, channel) in LOCKED}
            for channel, is_on in row.items()
        }
        for topic, row in matrix.items()
    }
    return Preferences.model_validate({**rows, "mail_rhythm": rhythm})
