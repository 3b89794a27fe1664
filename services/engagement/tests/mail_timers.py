"""Both lanes of mails, as the worker's timers empty them."""

from engagement.notifications.mail.handlers import send_others, send_urgent
from servicekit.db import Database


def send_mails(database: Database) -> None:
    for lane in (send_urgent, send_others):
        with database.session() as session:
            lane(session)
