"""The sentences of refusals that only this service has, each with its code."""

from servicekit.error_detail import ErrorDetail

CATEGORY_NOT_CHOSEN = ErrorDetail(
    "category_not_chosen", "Choose a category from the list."
)
CATEGORY_NOT_EXACT = ErrorDetail(
    "category_not_exact", "Choose a more specific category."
)
CONVERSATION_BLOCKED_BY_YOU = ErrorDetail(
    "conversation_blocked_by_you",
    "You have blocked this contact. Unblock them to write.",
)
ANSWER_AWAITED = ErrorDetail(
    "answer_awaited", "Please wait for a reply before you write again."
)
CONVERSATION_CLOSED = ErrorDetail("conversation_closed", "This conversation is closed.")
CONVERSATION_BLOCKED = ErrorDetail(
    "conversation_blocked", "You can’t message this supplier right now."
)
QUOTE_BLOCKED = ErrorDetail(
    "quote_blocked",
    "This quote can’t be changed or accepted now, only declined or withdrawn.",
)
QUOTE_BLOCKED_BY_YOU = ErrorDetail(
    "quote_blocked_by_you",
    "You have blocked this contact. Unblock them to continue with this quote.",
)
WRITING_TOO_FAST = ErrorDetail(
    "writing_too_fast", "You’re sending messages too quickly. Wait a moment."
)
MESSAGE_TOO_OLD = ErrorDetail(
    "message_too_old",
    "You can delete a message within {minutes} minutes of sending it.",
)
GUEST_OPENS_NO_FILES = ErrorDetail(
    "guest_opens_no_files", "Guests can’t open files. Send them by email."
)
GUEST_SENDS_NO_FILES = ErrorDetail(
    "guest_sends_no_files", "Sign in to send files with your enquiry."
)
REMINDER_IN_PAST = ErrorDetail("reminder_in_past", "Choose a time in the future.")
REMINDER_TOO_FAR = ErrorDetail("reminder_too_far", "Choose a time within a year.")
LEAD_LINK_EXPIRED = ErrorDetail(
    "lead_link_expired",
    "This link was valid for {hours} hours and has expired. Sign in to reply.",
)
GUEST_LINK_EXPIRED = ErrorDetail(
    "guest_link_expired", "This link was valid for {days} days and has expired."
)
LINK_CLAIMED = ErrorDetail(
    "link_claimed", "This enquiry is in your account now. Sign in to see it."
)
LINK_CLOSED = ErrorDetail("link_closed", "This enquiry has ended. Sign in to see it.")
LINK_UNKNOWN = ErrorDetail("link_unknown", "This link is incomplete or invalid.")
IDS_OR_ALL = ErrorDetail("ids_or_all", "Give either ids or all.")
PREFERENCE_FIXED = ErrorDetail("preference_fixed", "This can’t be changed.")
UNAVAILABLE_LINE_HAS_PRICE = ErrorDetail(
    "unavailable_line_has_price", "Remove the price or mark the line available."
)
LINE_UNANSWERED = ErrorDetail(
    "line_unanswered", "Enter a price for each line or mark it unavailable."
)
LINE_REPEATED = ErrorDetail("line_repeated", "This line appears twice.")
LINE_AWARDED = ErrorDetail("line_awarded", "This line is already awarded.")
LINE_NOT_OFFERED = ErrorDetail(
    "line_not_offered", "This supplier doesn’t offer this line."
)
COMPLETE_ORDER_ONLY = ErrorDetail(
    "complete_order_only", "This supplier sells the complete order only."
)
QUOTE_UNKNOWN = ErrorDetail("quote_unknown", "Quote not found.")
QUOTE_NOT_OPEN = ErrorDetail(
    "quote_not_open", "This quote can’t be accepted as it is now."
)
NO_LINE_AVAILABLE = ErrorDetail(
    "no_line_available", "At least one line must be available."
)
LINE_UNKNOWN = ErrorDetail("line_unknown", "Line not found.")
LINE_PRICE_MISSING = ErrorDetail(
    "line_price_missing", "Enter a price or mark the line unavailable."
)
ALTERNATIVE_MISSING = ErrorDetail(
    "alternative_missing", "Enter what you’re offering instead."
)
MORE_THAN_OPEN = ErrorDetail(
    "more_than_open", "Only {max} of this line is still to be sent."
)
MORE_THAN_SENT = ErrorDetail("more_than_sent", "Only {max} of this line was sent.")
SHORTAGE_REASON_MISSING = ErrorDetail(
    "shortage_reason_missing", "Choose what happened to the rest."
)
SHORTAGE_REQUEST_MISSING = ErrorDetail(
    "shortage_request_missing", "Choose a credit or another delivery."
)
SHORTAGE_UNKNOWN = ErrorDetail("shortage_unknown", "This shortage is already settled.")
SHORTAGE_UNSETTLED = ErrorDetail(
    "shortage_unsettled", "Settle every quantity that arrived short."
)
PAID_IN_FUTURE = ErrorDetail("paid_in_future", "Choose today or an earlier day.")
PART_FREIGHT_UNUSED = ErrorDetail(
    "part_freight_unused",
    "Remove the freight for a part or let the buyer accept a part.",
)
VALIDITY_TOO_LONG = ErrorDetail("validity_too_long", "Choose a day within {days} days.")
SUPPLIER_UNAVAILABLE = ErrorDetail(
    "supplier_unavailable", "This supplier isn’t available right now."
)
ENQUIRY_UNKNOWN = ErrorDetail("enquiry_unknown", "Enquiry not found.")
COUNTER_LINE_UNCHANGED = ErrorDetail(
    "counter_line_unchanged", "Enter the price or the quantity that you want."
)
QUOTE_LINK_EXPIRED = ErrorDetail(
    "quote_link_expired",
    "This link was valid for {hours} hours and has expired. Get a new one by email.",
)
QUOTE_REPLACED = ErrorDetail(
    "quote_replaced",
    "The supplier has sent a newer version. Read it before you decide.",
)
QUOTE_EXISTS = ErrorDetail(
    "quote_exists", "You’ve already quoted on this. Revise your quote instead."
)
QUOTE_SENT_ALREADY = ErrorDetail(
    "quote_sent_already", "A sent quote can’t be edited. Revise it instead."
)
QUOTE_REVISED_TWICE = ErrorDetail(
    "quote_revised_twice", "A quote can be revised twice."
)
SUPPLIER_BLOCKED_BY_YOU = ErrorDetail(
    "supplier_blocked_by_you", "You have blocked one of these suppliers."
)
SUPPLIER_TAKES_NONE = ErrorDetail(
    "supplier_takes_none",
    "One of these suppliers doesn’t accept requirements from you.",
)
SUPPLIER_GONE = ErrorDetail(
    "supplier_gone", "One of these suppliers is no longer available."
)
PRODUCT_GONE = ErrorDetail("product_gone", "This product is no longer available.")
EXTENSIONS_USED_UP = ErrorDetail(
    "extensions_used_up", "You can extend it up to 3 times, 60 days in total."
)
ALREADY_OPEN = ErrorDetail("already_open", "You’ve already posted this requirement.")
TOO_MANY_REQUIREMENTS = ErrorDetail(
    "too_many_requirements",
    "Too many requirements were posted. Please try again later.",
)
NEW_ACCOUNT_LIMIT = ErrorDetail(
    "new_account_limit", "New accounts can contact up to ten chosen suppliers a day."
)
QUANTITY_NOT_POSITIVE = ErrorDetail(
    "quantity_not_positive", "The quantity must be more than zero."
)
REQUIREMENT_NOT_OPEN = ErrorDetail(
    "requirement_not_open", "This requirement is not open."
)
QUOTE_SENT = ErrorDetail(
    "quote_sent", "A quote has been sent, so this can no longer be changed."
)
SEATS_TAKEN = ErrorDetail(
    "seats_taken", "This requirement already has the maximum number of quotes."
)
LEADS_USED_UP = ErrorDetail(
    "leads_used_up",
    "Your company has had its {max} leads of the last seven days.",
)
COMPANY_SUSPENDED = ErrorDetail("company_suspended", "Your company is suspended.")
TOO_MANY_ENQUIRIES = ErrorDetail(
    "too_many_enquiries", "Too many enquiries were sent. Please try again later."
)
TOO_MANY_ENQUIRIES_FROM_HERE = ErrorDetail(
    "too_many_enquiries_from_here",
    "Too many enquiries from this network. Sign in to send more.",
)
SIGN_IN_FIRST = ErrorDetail(
    "sign_in_first",
    "Many guests are contacting this supplier right now. Sign in to send yours.",
)
GUESTS_SIGN_IN = ErrorDetail(
    "guests_sign_in", "Sign in to send an enquiry. Guests can’t send one right now."
)
OWN_COMPANY = ErrorDetail("own_company", "This is your own company.")
LINKED_COMPANY = ErrorDetail(
    "linked_company", "Your company has the same PAN as this supplier."
)
REVIEW_TOO_LATE = ErrorDetail(
    "review_too_late", "A review can be written for {days} days after the order closed."
)
TOO_MANY_CASES = ErrorDetail(
    "too_many_cases", "Too many messages were sent. Please try again later."
)
CASE_REPLY_MISSING = ErrorDetail("case_reply_missing", "Write the reply.")
CASE_SUBJECT_UNKNOWN = ErrorDetail(
    "case_subject_unknown", "Choose one of your own deals, or a product or company."
)
CASE_WITHOUT_SUPPLIER = ErrorDetail(
    "case_without_supplier", "This case is not about a supplier."
)
CASE_SUPPLIER_ABSENT = ErrorDetail(
    "case_supplier_absent", "The supplier does not take part in this case yet."
)
CASE_REOPEN_TOO_LATE = ErrorDetail(
    "case_reopen_too_late", "A case can be reopened for {days} days after it closed."
)
CASE_LINK_EXPIRED = ErrorDetail(
    "case_link_expired", "This link is older than {days} days."
)
TOO_MANY_TEMPLATES = ErrorDetail(
    "too_many_templates", "There can be up to {max} templates."
)
WISHLIST_EMPTY = ErrorDetail("wishlist_empty", "Nothing in this list is available now.")
WISHLIST_HAS_PRODUCT = ErrorDetail(
    "wishlist_has_product", "This product is already in that wishlist."
)
TOO_MANY_WISHLISTS = ErrorDetail(
    "too_many_wishlists", "You can have up to {max} wishlists."
)
WISHLIST_FULL = ErrorDetail(
    "wishlist_full", "A wishlist can have up to {max} products."
)
PRODUCT_UNAVAILABLE = ErrorDetail(
    "product_unavailable", "This product is not available."
)
WISHLIST_NAME_TAKEN = ErrorDetail(
    "wishlist_name_taken", "You already have a wishlist with this name."
)
