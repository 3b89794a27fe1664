"""The sentences of refusals that only this service has, each with its code."""

from servicekit.error_detail import ErrorDetail

CLOSURE_ENDS_BEFORE_START = ErrorDetail(
    "closure_ends_before_start", "The last day can’t be before the first."
)
CLOSURE_TOO_LONG = ErrorDetail(
    "closure_too_long", "A closure can last up to {days} days."
)
DOCUMENT_LINK_ENDED = ErrorDetail(
    "document_link_ended",
    "This link has expired or isn’t yours. Open the document again.",
)
NOT_A_SCAN = ErrorDetail("not_a_scan", "Upload scans as JPG, PNG, WebP or PDF.")
FILE_KIND_NOT_ALLOWED = ErrorDetail(
    "file_kind_not_allowed",
    "Upload a JPG, PNG, WebP or GIF picture, or a PDF, XLSX or DOCX.",
)
PDF_DAMAGED = ErrorDetail("pdf_damaged", "This PDF is damaged or incomplete.")
PDF_IS_ARCHIVE = ErrorDetail(
    "pdf_is_archive", "This file is both a PDF and an archive."
)
ARCHIVE_NOT_ALLOWED = ErrorDetail(
    "archive_not_allowed", "Archives aren’t accepted. Upload XLSX, DOCX or PDF."
)
FILE_DAMAGED = ErrorDetail("file_damaged", "This file is damaged.")
FILE_HAS_PROGRAMS = ErrorDetail(
    "file_has_programs", "Files with macros or programs aren’t accepted."
)
FOLDERS_TOO_DEEP = ErrorDetail(
    "folders_too_deep", "Folders can be nested up to {max} levels."
)
FOLDER_INSIDE_ITSELF = ErrorDetail(
    "folder_inside_itself", "A folder can’t be moved into itself."
)
FOLDER_UNKNOWN = ErrorDetail("folder_unknown", "Folder not found.")
DRIVE_NAME_TAKEN = ErrorDetail("drive_name_taken", "This name is already used here.")
SENT_FILES_FULL = ErrorDetail(
    "sent_files_full",
    "Your storage is full. Delete some attached files in your settings.",
)
DRIVE_FULL = ErrorDetail("drive_full", "My Drive is full.")
FILE_IN_USE = ErrorDetail("file_in_use", "This is in use. Remove it there first.")
DRIVE_FILE_UNKNOWN = ErrorDetail("drive_file_unknown", "File not found in My Drive.")
DOCUMENT_NOT_PRIVATE = ErrorDetail("document_not_private", "Choose private documents.")
PHONE_VERIFIED = ErrorDetail("phone_verified", "This number is verified.")
PICTURE_NOT_CHOSEN = ErrorDetail("picture_not_chosen", "Choose a picture.")
CROP_OUTSIDE = ErrorDetail("crop_outside", "This is outside the picture.")
SELLER_UNKNOWN = ErrorDetail("seller_unknown", "Company not found.")
SELLER_UNAVAILABLE = ErrorDetail("seller_unavailable", "This company is not available.")
SELLER_TERMS_NOT_ACCEPTED = ErrorDetail(
    "seller_terms_not_accepted", "Please accept the terms for sellers."
)
OWNER_NOT_ACTIVE = ErrorDetail(
    "owner_not_active",
    "Restore the owner’s account first; it is suspended or deleted.",
)
COMPANY_NAME_TAKEN = ErrorDetail(
    "company_name_taken",
    "A verified company already has this name or a very similar one.",
)
SLUG_RESERVED = ErrorDetail(
    "slug_reserved", "This address is reserved. Choose another one."
)
PROFILE_CLOSED = ErrorDetail("profile_closed", "This company is suspended or closed.")
NO_PROFILE = ErrorDetail("no_profile", "You don’t have a company profile yet.")
EMAIL_UNVERIFIED_FOR_SELLING = ErrorDetail(
    "email_unverified_for_selling",
    "Verify your email address before you become a seller.",
)
WARD_UNKNOWN = ErrorDetail("ward_unknown", "This municipality has {max} wards.")
SLUG_TAKEN = ErrorDetail("slug_taken", "This address is taken.")
PAN_NOT_NINE_DIGITS = ErrorDetail("pan_not_nine_digits", "A PAN has nine digits.")
NAME_NOT_PENDING = ErrorDetail("name_not_pending", "There is no new name to review.")
DOCUMENTS_NOT_OPENED = ErrorDetail(
    "documents_not_opened", "Open these documents before you approve: {names}"
)
CLASH_NEEDS_NOTE = ErrorDetail(
    "clash_needs_note",
    "Another company has the same PAN or registration number."
    " Explain the approval in a note.",
)
