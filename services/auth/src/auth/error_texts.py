"""The sentences of refusals that only this service has, each with its code."""

from servicekit.error_detail import ErrorDetail

TERMS_NOT_ACCEPTED = ErrorDetail(
    "terms_not_accepted", "Please accept the terms and conditions."
)
PASSWORDS_DIFFER = ErrorDetail("passwords_differ", "The passwords don’t match.")
OWN_ACCOUNT = ErrorDetail("own_account", "You can’t suspend yourself.")
OPEN_DEALS = ErrorDetail(
    "open_deals", "You have open orders or deals. Finish or cancel them first."
)
SIGN_IN_AGAIN = ErrorDetail(
    "sign_in_again", "Please sign out, sign in with Google again, and repeat this."
)
LINK_PASSWORD_NEEDED = ErrorDetail(
    "link_password_needed",
    "Enter the password of the account that requested this link.",
)
EMAIL_TAKEN = ErrorDetail("email_taken", "Another account uses this email address.")
GOOGLE_UNAVAILABLE = ErrorDetail(
    "google_unavailable", "Google isn’t responding. Try again."
)
GOOGLE_REFUSED = ErrorDetail(
    "google_refused", "Couldn’t sign you in with Google. Please try again."
)
GOOGLE_NOT_CONFIGURED = ErrorDetail(
    "google_not_configured", "Google sign-in isn’t available."
)
LINK_NOT_VALID = ErrorDetail(
    "link_not_valid", "This link is no longer valid. Please request a new one."
)
MAIL_SENT_ALREADY = ErrorDetail(
    "mail_sent_already", "We’ve just sent you an email. Please wait a minute."
)
TOO_MANY_MAILS = ErrorDetail(
    "too_many_mails", "Too many emails requested. Please try again tomorrow."
)
NOT_YOUR_PASSWORD = ErrorDetail("not_your_password", "Incorrect password.")
TOO_MANY_SIGN_INS = ErrorDetail(
    "too_many_sign_ins",
    "Too many attempts. Try again later, or reset your password by email.",
)
WRONG_EMAIL_OR_PASSWORD = ErrorDetail(
    "wrong_email_or_password", "Incorrect email or password."
)
ACCOUNT_SUSPENDED = ErrorDetail(
    "account_suspended", "This account is suspended. Please contact support."
)
