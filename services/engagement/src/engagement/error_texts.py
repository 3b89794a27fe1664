"""The sentences of refusals that only this service has, each with its code."""

from servicekit.error_detail import ErrorDetail

CATEGORY_NOT_CHOSEN = ErrorDetail(
    "category_not_chosen", "Choose a category from the list."
)
CATEGORY_NOT_EXACT = ErrorDetail("category_not_exact", "Choose a more exact category.")
CONVERSATION_BLOCKED_BY_YOU = ErrorDetail(
    "conversation_blocked_by_you",
    "You have blocked this contact. Unblock them to write.",
)
ANSWER_AWAITED = ErrorDetail(
    "answer_awaited", "Please wait for an answer before you write again."
)
CONVERSATION_CLOSED = ErrorDetail("conversation_closed", "This conversation is closed.")
CONVERSATION_BLOCKED = ErrorDetail(
    "conversation_blocked", "They do not take messages from you at the moment."
)
WRITING_TOO_FAST = ErrorDetail(
    "writing_too_fast", "You are writing very fast. Try again shortly."
)
MESSAGE_TOO_OLD = ErrorDetail(
    "message_too_old", "A message can be taken back for {minutes} minutes."
)
GUEST_OPENS_NO_FILES = ErrorDetail(
    "guest_opens_no_files", "A guest cannot open files. Send them by e-mail."
)
REMINDER_IN_PAST = ErrorDetail("reminder_in_past", "Choose a time that lies ahead.")
REMINDER_TOO_FAR = ErrorDetail("reminder_too_far", "Choose a time within a year.")
LEAD_LINK_EXPIRED = ErrorDetail(
    "lead_link_expired", "This link was good for {hours} hours. Sign in to answer."
)
GUEST_LINK_EXPIRED = ErrorDetail(
    "guest_link_expired", "This link was good for {days} days."
)
LINK_CLAIMED = ErrorDetail(
    "link_claimed", "This enquiry is in your account now. Sign in to see it."
)
LINK_CLOSED = ErrorDetail("link_closed", "This enquiry has ended. Sign in to see it.")
LINK_UNKNOWN = ErrorDetail("link_unknown", "This link is not complete, or not ours.")
IDS_OR_ALL = ErrorDetail("ids_or_all", "Give either ids or all.")
PREFERENCE_FIXED = ErrorDetail("preference_fixed", "This cannot be changed.")
UNAVAILABLE_LINE_HAS_PRICE = ErrorDetail(
    "unavailable_line_has_price", "What is not available has no price."
)
LINE_UNANSWERED = ErrorDetail(
    "line_unanswered", "Every line needs an answer: a price, or not available."
)
LINE_REPEATED = ErrorDetail("line_repeated", "A line is answered twice.")
NO_LINE_AVAILABLE = ErrorDetail(
    "no_line_available", "At least one line must be available."
)
LINE_UNKNOWN = ErrorDetail("line_unknown", "There is no such line.")
LINE_PRICE_MISSING = ErrorDetail(
    "line_price_missing", "Give a price, or say not available."
)
ALTERNATIVE_MISSING = ErrorDetail("alternative_missing", "Say what you offer instead.")
VALIDITY_TOO_LONG = ErrorDetail("validity_too_long", "Choose a day within {days} days.")
SUPPLIER_UNAVAILABLE = ErrorDetail(
    "supplier_unavailable", "This supplier is not available at present."
)
ENQUIRY_UNKNOWN = ErrorDetail("enquiry_unknown", "There is no such enquiry.")
QUOTE_EXISTS = ErrorDetail(
    "quote_exists", "You have a quote for this already: revise it."
)
QUOTE_SENT_ALREADY = ErrorDetail(
    "quote_sent_already", "What was sent stays as it is: revise it instead."
)
QUOTE_REVISED_TWICE = ErrorDetail(
    "quote_revised_twice", "A quote can be revised twice."
)
SUPPLIER_BLOCKED_BY_YOU = ErrorDetail(
    "supplier_blocked_by_you", "You have blocked one of these suppliers."
)
SUPPLIER_TAKES_NONE = ErrorDetail(
    "supplier_takes_none", "One of these suppliers takes no requirements from you."
)
SUPPLIER_GONE = ErrorDetail(
    "supplier_gone", "One of these suppliers is not there any more."
)
PRODUCT_GONE = ErrorDetail("product_gone", "This product is not available any more.")
EXTENSIONS_USED_UP = ErrorDetail(
    "extensions_used_up", "It can be extended three times, sixty days in all."
)
ALREADY_OPEN = ErrorDetail(
    "already_open", "You have posted the same requirement already."
)
TOO_MANY_REQUIREMENTS = ErrorDetail(
    "too_many_requirements",
    "Too many requirements were posted. Please try again later.",
)
NEW_ACCOUNT_LIMIT = ErrorDetail(
    "new_account_limit", "A new account may ask ten chosen suppliers a day."
)
QUANTITY_NOT_POSITIVE = ErrorDetail(
    "quantity_not_positive", "A quantity is more than zero."
)
REQUIREMENT_NOT_OPEN = ErrorDetail(
    "requirement_not_open", "This requirement is not open."
)
QUOTE_SENT = ErrorDetail(
    "quote_sent", "A quote was sent: this cannot be changed any more."
)
SEATS_TAKEN = ErrorDetail("seats_taken", "All quotes asked for have come in.")
COMPANY_SUSPENDED = ErrorDetail("company_suspended", "Your company is suspended.")
TOO_MANY_ENQUIRIES = ErrorDetail(
    "too_many_enquiries", "Too many enquiries were sent. Please try again later."
)
TOO_MANY_ENQUIRIES_FROM_HERE = ErrorDetail(
    "too_many_enquiries_from_here",
    "Too many enquiries were sent from here. Sign in to send more.",
)
SIGN_IN_FIRST = ErrorDetail(
    "sign_in_first",
    "Many guests write to this supplier just now. Sign in to send yours.",
)
OWN_COMPANY = ErrorDetail("own_company", "This is your own company.")
TOO_MANY_TICKETS = ErrorDetail(
    "too_many_tickets", "Too many messages were sent. Please try again later."
)
TICKET_REPLY_MISSING = ErrorDetail(
    "ticket_reply_missing", "Please write what the person is answered."
)
WISHLIST_EMPTY = ErrorDetail("wishlist_empty", "Nothing of this list is available now.")
WISHLIST_HAS_PRODUCT = ErrorDetail(
    "wishlist_has_product", "This product is in that wishlist already."
)
TOO_MANY_WISHLISTS = ErrorDetail(
    "too_many_wishlists", "You have {max} wishlists already."
)
WISHLIST_FULL = ErrorDetail(
    "wishlist_full", "This wishlist has {max} products already."
)
PRODUCT_UNAVAILABLE = ErrorDetail(
    "product_unavailable", "This product is not available."
)
WISHLIST_NAME_TAKEN = ErrorDetail(
    "wishlist_name_taken", "You have a wishlist of this name."
)
