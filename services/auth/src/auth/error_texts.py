"""The sentences of refusals that only this service has, each with its code."""

from servicekit.error_detail import ErrorDetail

TERMS_NOT_ACCEPTED = ErrorDetail(
    "terms_not_accepted", "Please accept the terms and conditions."
)
PASSWORDS_DIFFER = ErrorDetail(
    "passwords_differ", "The two passwords are not the same."
)
OWN_ACCOUNT = ErrorDetail("own_account", "You cannot suspend yourself.")
OPEN_DEALS = ErrorDetail(
    "open_deals", "You have open deals. Finish or cancel them first."
)
SIGN_IN_AGAIN = ErrorDetail(
    "sign_in_again", "Please sign out, sign in with Google again, and repeat this."
)
LINK_PASSWORD_NEEDED = ErrorDetail(
    "link_password_needed",
    "Please enter the password of the account that asked for this link.",
)
EMAIL_TAKEN = ErrorDetail("email_taken", "Another account has this e-mail address.")
GOOGLE_UNAVAILABLE = ErrorDetail(
    "google_unavailable", "Google does not answer. Try again."
)
GOOGLE_REFUSED = ErrorDetail(
    "google_refused", "Google did not sign you in. Please try again."
)
GOOGLE_NOT_CONFIGURED = ErrorDetail(
    "google_not_configured", "Sign-in with Google is not set up."
)
LINK_NOT_VALID = ErrorDetail(
    "link_not_valid", "This link is not valid any more. Please ask for a new one."
)
MAIL_SENT_ALREADY = ErrorDetail(
    "mail_sent_already", "A mail is on its way. Please wait a minute."
)
TOO_MANY_MAILS = ErrorDetail(
    "too_many_mails", "Too many mails were asked for. Please try tomorrow."
)
NOT_YOUR_PASSWORD = ErrorDetail("not_your_password", "This is not your password.")
TOO_MANY_SIGN_INS = ErrorDetail(
    "too_many_sign_ins",
    "Too many attempts. Try later, or set a new password by a mailed link.",
)
WRONG_EMAIL_OR_PASSWORD = ErrorDetail(
    "wrong_email_or_password", "The e-mail address or the password is not right."
)
ACCOUNT_SUSPENDED = ErrorDetail(
    "account_suspended", "This account is suspended. Please write to our support."
)
