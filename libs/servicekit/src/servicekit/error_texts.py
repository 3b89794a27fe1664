"""The sentences of refusals that every service may use, each with its code."""

from servicekit.error_detail import ErrorDetail

BAD_REQUEST = ErrorDetail("bad_request", "Something went wrong. Try again.")
UNAUTHENTICATED = ErrorDetail("unauthenticated", "Unauthenticated.")
FORBIDDEN = ErrorDetail("forbidden", "You don’t have permission to do this.")
EMAIL_UNVERIFIED = ErrorDetail("email_unverified", "Verify your email address first.")
NOT_FOUND = ErrorDetail("not_found", "Not found.")
CONFLICT = ErrorDetail("conflict", "This can’t be done right now.")
INVALID = ErrorDetail("invalid", "The given data was invalid.")
BODY_TOO_LARGE = ErrorDetail("body_too_large", "This is too large.")
TOO_MANY_REQUESTS = ErrorDetail(
    "too_many_requests", "Too many attempts. Try again later."
)
UNAVAILABLE = ErrorDetail("unavailable", "Not available right now. Try again.")
SWITCHED_OFF = ErrorDetail(
    "switched_off", "This is switched off for a while. Try again later."
)
SERVER_ERROR = ErrorDetail("server_error", "Something went wrong.")
METHOD_NOT_ALLOWED = ErrorDetail(
    "method_not_allowed", "This method is not allowed here."
)
NOT_UNICODE = ErrorDetail("not_unicode", "Text must be valid Unicode.")
NUL_CHARACTER = ErrorDetail("nul_character", "Text must not contain the NUL character.")
PLAIN_NUMBER = ErrorDetail("plain_number", "Enter a plain number.")
NUMBER_AS_SUGGESTED = ErrorDetail(
    "number_as_suggested", "Enter this number as {suggestion}."
)
TOO_MANY_ITEMS_IN_BODY = ErrorDetail(
    "too_many_items_in_body", "This has too many fields and items (at most {max})."
)
EMAIL_NOT_VALID = ErrorDetail("email_not_valid", "Enter a valid email address.")
KEY_REUSED = ErrorDetail(
    "key_reused", "This Idempotency-Key was used with another body."
)
FILE_TOO_LARGE = ErrorDetail("file_too_large", "Files can be up to {max_mb} MB.")
FILE_EMPTY = ErrorDetail("file_empty", "This file is empty.")
FILE_NAME_NOT_VALID = ErrorDetail(
    "file_name_not_valid", "This file name can’t be used. Rename the file."
)
CODES_USED_UP = ErrorDetail(
    "codes_used_up", "We can’t send codes right now. Please try again later."
)
WRONG_CODE = ErrorDetail("wrong_code", "This code is wrong or has expired.")
PHONE_NOT_VALID = ErrorDetail("phone_not_valid", "Enter a valid phone number.")
NUMBER_UNREACHABLE = ErrorDetail(
    "number_unreachable",
    "We can send codes to mobile numbers of these countries only: {countries}.",
)
STATUS_NOT_ALLOWED = ErrorDetail(
    "status_not_allowed", "This status change isn’t possible right now."
)
STATUS_UNKNOWN = ErrorDetail("status_unknown", "Unknown status.")
NAME_HIDDEN_CHARACTERS = ErrorDetail(
    "name_hidden_characters",
    "This name has hidden characters or a line break. Type it again.",
)
NAME_HAS_BADGE = ErrorDetail(
    "name_has_badge", "Names can’t contain check marks or badges."
)
NAME_NOT_ALPHANUMERIC = ErrorDetail(
    "name_not_alphanumeric", "A name needs at least one letter or digit."
)
NAME_HAS_LINK = ErrorDetail(
    "name_has_link", "A name can’t contain a link or an email address."
)
PICTURE_TOO_LARGE = ErrorDetail(
    "picture_too_large",
    "Pictures can be up to {max} megapixels ({max_animated} for GIF and WebP).",
)
PICTURE_DAMAGED = ErrorDetail("picture_damaged", "This file isn’t a valid picture.")
NOT_A_PICTURE = ErrorDetail("not_a_picture", "Upload a JPG, PNG, WebP or GIF picture.")
NOT_A_VIDEO = ErrorDetail("not_a_video", "Upload an MP4 video.")
VIDEO_DAMAGED = ErrorDetail("video_damaged", "This video is damaged or incomplete.")
VIDEO_CODEC_NOT_SUPPORTED = ErrorDetail(
    "video_codec_not_supported",
    "This video format isn’t supported. Save it as MP4 with H.264 video and AAC sound.",
)
VIDEO_TOO_LONG = ErrorDetail(
    "video_too_long", "Videos can be up to {max} seconds long."
)
VIDEO_SIDE_TOO_LARGE = ErrorDetail(
    "video_side_too_large",
    "Videos can be up to {max} pixels on the longer side.",
)
FILE_UNPACKS_TOO_LARGE = ErrorDetail(
    "file_unpacks_too_large", "This file is too large when unpacked."
)
FILE_HAS_PASSWORD = ErrorDetail(
    "file_has_password", "Remove the password from this file."
)
CHANGED_ELSEWHERE = ErrorDetail(
    "changed_elsewhere", "This was changed elsewhere. Reload it."
)
DAY_PASSED = ErrorDetail("day_passed", "This date has passed.")
REASON_MISSING = ErrorDetail("reason_missing", "Describe what’s wrong.")
EMAIL_ALREADY_VERIFIED = ErrorDetail(
    "email_already_verified", "This email address is already confirmed."
)
RANGE_NOT_SATISFIABLE = ErrorDetail(
    "range_not_satisfiable", "The file ends before this range."
)

# Why a schema refuses a field; `servicekit.http.reasons` chooses among them.
REQUIRED = ErrorDetail("required", "This field is required.")
UNKNOWN_FIELD = ErrorDetail("unknown_field", "Unknown field.")
UNREADABLE = ErrorDetail("unreadable", "The request isn’t valid JSON or a valid form.")
TOO_SHORT = ErrorDetail("too_short", "Use at least {n} characters.")
TOO_LONG = ErrorDetail("too_long", "Use at most {n} characters.")
WRONG_FORMAT = ErrorDetail("wrong_format", "This doesn’t have the right format.")
NOT_TEXT = ErrorDetail("not_text", "This must be text.")
NOT_WHOLE_NUMBER = ErrorDetail("not_whole_number", "This must be a whole number.")
NOT_NUMBER = ErrorDetail("not_number", "This must be a number.")
TOO_MANY_DIGITS = ErrorDetail("too_many_digits", "This number has too many digits.")
TOO_MANY_PLACES = ErrorDetail("too_many_places", "Use at most {n} decimal places.")
NOT_ABOVE = ErrorDetail("not_above", "This must be more than {n}.")
TOO_SMALL = ErrorDetail("too_small", "This must be at least {n}.")
TOO_EARLY = ErrorDetail("too_early", "This must be {n} or later.")
TOO_LATE = ErrorDetail("too_late", "This must be {n} or earlier.")
NOT_BELOW = ErrorDetail("not_below", "This must be less than {n}.")
TOO_LARGE = ErrorDetail("too_large", "This must be at most {n}.")
TOO_FEW_ITEMS = ErrorDetail("too_few_items", "Choose at least {n}.")
TOO_MANY_ITEMS = ErrorDetail("too_many_items", "Choose at most {n}.")
NOT_LIST = ErrorDetail("not_list", "This must be a list.")
NOT_OBJECT = ErrorDetail("not_object", "This must be a group of fields.")
NOT_YES_OR_NO = ErrorDetail("not_yes_or_no", "Answer yes or no.")
NOT_ID = ErrorDetail("not_id", "This ID isn’t valid.")
NOT_DATE = ErrorDetail("not_date", "Enter a valid date.")
NOT_TIME = ErrorDetail("not_time", "Enter a valid date and time.")
NOT_CHOICE = ErrorDetail("not_choice", "Choose one of the possible values.")
TOO_MANY_ERRORS = ErrorDetail("too_many_errors", "This has too many errors.")
NOT_VALID = ErrorDetail("not_valid", "This isn’t valid.")
