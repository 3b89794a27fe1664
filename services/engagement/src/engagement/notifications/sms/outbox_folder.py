"""SMS as files, `<outbox>/sms/<id>.txt`: nothing outside is needed to run."""

import os
from collections.abc import Iterable
from uuid import UUID

from engagement.notifications.sms.models import Sms
from engagement.settings import EngagementSettings


def deliver(sms: Sms, settings: EngagementSettings) -> None:
    """Raises OSError. First line the number, then the text."""
    folder = settings.outbox_dir / "sms"
    folder.mkdir(parents=True, exist_ok=True)
    partial = folder / f".{sms.id}.part"
    partial.write_text(f"To: {sms.phone}\n\n{sms.text}\n", "utf-8")
    os.replace(partial, folder / f"{sms.id}.txt")


def remove(ids: Iterable[UUID], settings: EngagementSettings) -> None:
    """Raises OSError. What left otherwise, or not yet, has no file."""
    for sms_id in ids:
        (settings.outbox_dir / "sms" / f"{sms_id}.txt").unlink(missing_ok=True)
