"""The statuses of an import: who may change them, and their labels (D14)."""

from servicekit.http.statuses import Labels, Machine, Transition

TRANSITIONS: list[Transition] = [
    (None, "uploaded", ("seller",)),
    ("uploaded", "mapping", ("system",)),
    ("mapping", "validating", ("seller",)),
    ("validating", "validated", ("system",)),
    ("validating", "failed", ("system",)),
    ("uploaded", "failed", ("system",)),
    ("validated", "processing", ("seller",)),
    ("validated", "mapping", ("seller",)),
    ("validated", "cancelled", ("seller",)),
    ("mapping", "cancelled", ("seller",)),
    ("processing", "completed", ("system",)),
    ("processing", "completed_with_errors", ("system",)),
    ("processing", "failed", ("system",)),
    ("completed_with_errors", "processing", ("seller",)),
    ("processing", "cancelled", ("seller",)),
]
LABELS: Labels = {
    "uploaded": ("Uploaded", "अपलोड भयो"),
    "mapping": ("Match the columns", "स्तम्भ मिलाउनुहोस्"),
    "validating": ("Checking", "जाँच हुँदै"),
    "validated": ("Checked", "जाँच सकियो"),
    "processing": ("Importing", "आयात हुँदै"),
    "completed": ("Completed", "पूरा भयो"),
    "completed_with_errors": ("Completed with errors", "केही त्रुटिसहित पूरा भयो"),
    "failed": ("Failed", "असफल भयो"),
    "cancelled": ("Cancelled", "रद्द भयो"),
}
# Of an import that was undone, whatever its status.
UNDONE = ("Undone", "उल्टाइयो")
machine = Machine(TRANSITIONS, LABELS)
