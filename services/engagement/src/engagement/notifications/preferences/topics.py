"""Topics and channels of notifications, and the defaults."""

from typing import Literal, get_args

Topic = Literal[
    "enquiries",
    "messages",
    "requirements",
    "company",
    "account_security",
    "product_news",
]
Channel = Literal["in_app", "email", "sms"]
TOPICS: tuple[Topic, ...] = get_args(Topic)
CHANNELS: tuple[Channel, ...] = get_args(Channel)

# By the prefix of a kind of notification.
BY_KIND: dict[str, Topic] = {
    "enquiry": "enquiries",
    "buyer": "enquiries",
    "message": "messages",
    "question": "messages",
    "case": "messages",
    "report": "messages",
    "requirement": "requirements",
    "match": "requirements",
    "quote": "requirements",
    "order": "requirements",
    "verification": "company",
    "seller": "company",
    "import": "company",
    "company": "company",
    "product": "company",
    "account": "account_security",
    "search": "product_news",
    "digest": "product_news",
    "welcome": "product_news",
}
# Security notifications always reach the user; nobody gets news by SMS.
LOCKED: dict[tuple[Topic, Channel], bool] = {
    ("account_security", "in_app"): True,
    ("account_security", "email"): True,
    ("account_security", "sms"): False,
    ("product_news", "sms"): False,
}
# An SMS is for what waits for an answer.
NO_SMS = {
    "enquiry_won",
    "enquiry_declined",
    "enquiry_expired",
    "enquiry_follow_up",
    "buyer_lost",
    "buyer_cancelled",
}
