"""State machines of an order, a delivery and a payment note: transitions by role,
labels."""

from enum import StrEnum

from servicekit.http.statuses import Machine, Transition


class OrderStatus(StrEnum):
    PLACED = "placed"
    CONFIRMED = "confirmed"
    REFUSED = "refused"
    PART_DELIVERED = "part_delivered"
    DELIVERED = "delivered"
    SHORT = "short"
    RECEIVED = "received"
    DISPUTED = "disputed"
    CLOSED = "closed"
    CANCELLED = "cancelled"


class DeliveryStatus(StrEnum):
    SENT = "sent"
    RECEIVED = "received"
    SHORT = "short"


class PaymentStatus(StrEnum):
    NOTED = "noted"
    CONFIRMED = "confirmed"
    DENIED = "denied"
    WITHDRAWN = "withdrawn"


BUYER, SELLER, ADMIN = ("buyer",), ("seller",), ("admin",)
EITHER, ACCEPTED = ("buyer", "seller"), ("buyer", "system")
SYSTEM = ("system",)
# The system when a side has deleted its account, or nothing happens any more.
CANCELS = (*EITHER, *SYSTEM)

TRANSITIONS: list[Transition] = [
    (None, "placed", BUYER),
    ("placed", "confirmed", SELLER),
    ("placed", "refused", SELLER),
    ("placed", "cancelled", CANCELS),
    ("confirmed", "part_delivered", SELLER),
    ("confirmed", "delivered", SELLER),
    ("confirmed", "cancelled", CANCELS),
    ("part_delivered", "delivered", SELLER),
    ("part_delivered", "short", BUYER),
    ("part_delivered", "cancelled", CANCELS),
    ("part_delivered", "closed", SYSTEM),
    ("delivered", "received", ACCEPTED),
    ("delivered", "short", BUYER),
    ("delivered", "disputed", BUYER),
    ("short", "part_delivered", SELLER),
    ("short", "delivered", SELLER),
    ("short", "received", SELLER),
    ("short", "disputed", EITHER),
    ("short", "closed", SYSTEM),
    ("received", "disputed", BUYER),
    ("received", "closed", ACCEPTED),
    ("disputed", "closed", (*BUYER, *ADMIN)),
    ("disputed", "cancelled", ADMIN),
]

LABELS = {
    "placed": ("Placed", "अर्डर गरिएको"),
    "confirmed": ("Confirmed", "पुष्टि भएको"),
    "refused": ("Refused", "अस्वीकृत"),
    "part_delivered": ("Part delivered", "आंशिक पठाइएको"),
    "delivered": ("Delivered", "सबै पठाइएको"),
    "short": ("Received short", "कम प्राप्त"),
    "received": ("Received", "प्राप्त"),
    "disputed": ("Disputed", "विवादमा"),
    "closed": ("Closed", "टुङ्गिएको"),
    "cancelled": ("Cancelled", "रद्द"),
}

ORDER = Machine(TRANSITIONS, LABELS)
ENDED = ("refused", "closed", "cancelled")
# What ends when a side has deleted its account while the order was placed.
UNFULFILLED = ("placed", "confirmed", "part_delivered")
# Confirmed by the seller and not ended.
IN_PROGRESS = (
    "confirmed",
    "part_delivered",
    "delivered",
    "short",
    "received",
    "disputed",
)
# Not yet ended; those that were refused or cancelled have no value.
OPEN = ("placed", *IN_PROGRESS)
VALID = (*OPEN, "closed")
# A cancellation needs both sides from here on.
NEEDS_AGREEMENT = ("confirmed", "part_delivered")
# What the seller may still send a delivery for.
DELIVERABLE = ("confirmed", "part_delivered")
# Payments are noted from the confirmation until the end.
PAYABLE = (*IN_PROGRESS, "closed")

# Received is final: what is sent again is another delivery.
DELIVERY_TRANSITIONS: list[Transition] = [
    (None, "sent", SELLER),
    ("sent", "received", ACCEPTED),
    ("sent", "short", BUYER),
]
DELIVERY_LABELS = {
    "sent": ("On its way", "बाटोमा"),
    "received": ("Received", "प्राप्त"),
    "short": ("Received short", "कम प्राप्त"),
}
DELIVERY = Machine(DELIVERY_TRANSITIONS, DELIVERY_LABELS)

# The author wrote the note; the partner is the other side of the order.
AUTHOR, PARTNER = ("author",), ("partner",)
PAYMENT_TRANSITIONS: list[Transition] = [
    (None, "noted", AUTHOR),
    ("noted", "confirmed", PARTNER),
    ("noted", "denied", PARTNER),
    ("noted", "withdrawn", AUTHOR),
]
PAYMENT_LABELS = {
    "noted": ("Not confirmed", "पुष्टि हुन बाँकी"),
    "confirmed": ("Confirmed", "पुष्टि भएको"),
    "denied": ("Not received", "प्राप्त भएन"),
    "withdrawn": ("Withdrawn", "फिर्ता लिइएको"),
}
PAYMENT = Machine(PAYMENT_TRANSITIONS, PAYMENT_LABELS)
