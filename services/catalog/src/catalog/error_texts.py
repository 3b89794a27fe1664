"""The sentences of refusals that only this service has, each with its code."""

from servicekit.error_detail import ErrorDetail

TOO_MANY_SEARCHES = ErrorDetail(
    "too_many_searches", "You can save up to {max} searches."
)
SEARCH_NOT_SAVABLE = ErrorDetail("search_not_savable", "This search can’t be saved.")
OPTIONS_ONLY_FOR_CHOICES = ErrorDetail(
    "options_only_for_choices",
    "Only “Choice” fields can have options, and they need at least one.",
)
OPTION_REPEATED = ErrorDetail("option_repeated", "Option values must be unique.")
ATTRIBUTE_KEY_REPEATED = ErrorDetail(
    "attribute_key_repeated", "Attribute keys must be unique."
)
NOT_A_NUMBER = ErrorDetail("not_a_number", "Enter a number.")
NOT_IN_LIST = ErrorDetail("not_in_list", "Choose from the list.")
YES_OR_NO = ErrorDetail("yes_or_no", "Choose yes or no.")
CATEGORY_CHANGED = ErrorDetail(
    "category_changed", "This category was changed elsewhere. Reload it."
)
CATEGORIES_DIFFER = ErrorDetail(
    "categories_differ",
    "You can’t merge a category that has products with one that has subcategories.",
)
CATEGORY_INSIDE_ITSELF = ErrorDetail(
    "category_inside_itself", "Choose a category outside this one."
)
CATEGORY_IN_USE = ErrorDetail("category_in_use", "This category isn’t empty.")
CATEGORIES_TOO_DEEP = ErrorDetail(
    "categories_too_deep", "Categories can be nested up to {max} levels."
)
CATEGORY_BELOW_ITSELF = ErrorDetail(
    "category_below_itself", "A category can’t be moved under itself."
)
TOO_MANY_LOOSE_PICTURES = ErrorDetail(
    "too_many_loose_pictures",
    "Use your uploaded pictures in products first, or try again tomorrow.",
)
DRIVE_PICTURE_UNKNOWN = ErrorDetail(
    "drive_picture_unknown", "Picture not found in My Drive."
)
PICTURE_NOT_YOURS = ErrorDetail("picture_not_yours", "Choose one of your own pictures.")
TOO_MANY_PICTURES = ErrorDetail(
    "too_many_pictures", "A product can have up to {max} pictures."
)
PICTURE_ORDER_INCOMPLETE = ErrorDetail(
    "picture_order_incomplete", "Name each of the product’s pictures once."
)
TOO_MANY_LOOSE_VIDEOS = ErrorDetail(
    "too_many_loose_videos",
    "Use your uploaded videos in products first, or try again tomorrow.",
)
VIDEO_NOT_YOURS = ErrorDetail(
    "video_not_yours", "This video is no longer available. Upload it again."
)
PRICE_UNREADABLE = ErrorDetail("price_unreadable", "Enter a valid price.")
PRICE_NOT_POSITIVE = ErrorDetail(
    "price_not_positive", "The price must be more than zero."
)
PRICE_DECIMALS = ErrorDetail("price_decimals", "A price can have at most two decimals.")
TIER_QUANTITY_NOT_INTEGER = ErrorDetail(
    "tier_quantity_not_integer", "Enter a whole number for the quantity."
)
TIERS_UNREADABLE = ErrorDetail(
    "tiers_unreadable", "Enter quantity prices as in the example."
)
ROW_NOT_WRITTEN = ErrorDetail("row_not_written", "Row {row} couldn’t be imported.")
ADDRESS_REDIRECTS = ErrorDetail("address_redirects", "Too many redirects at this URL.")
ADDRESS_NOT_HTTPS = ErrorDetail(
    "address_not_https", "Picture URLs must start with https://."
)
REMOTE_PICTURE_TOO_LARGE = ErrorDetail(
    "remote_picture_too_large", "Pictures from URLs can be up to {max_mb} MB."
)
ADDRESS_NOT_PUBLIC = ErrorDetail("address_not_public", "This URL isn’t public.")
ADDRESS_WITHOUT_PICTURE = ErrorDetail(
    "address_without_picture", "No picture found at this URL."
)
ADDRESS_TOO_SLOW = ErrorDetail("address_too_slow", "This URL timed out.")
ADDRESS_HOST_UNKNOWN = ErrorDetail("address_host_unknown", "Can’t find this website.")
ADDRESS_SILENT = ErrorDetail("address_silent", "This URL isn’t responding.")
DRIVE_PICTURE_NAME_UNKNOWN = ErrorDetail(
    "drive_picture_name_unknown", "My Drive has no picture with this name."
)
SHEET_WITHOUT_ROWS = ErrorDetail(
    "sheet_without_rows", "This file has headers but no rows."
)
SHEET_ONE_COLUMN = ErrorDetail(
    "sheet_one_column",
    "This file has only one column. Separate the columns with commas.",
)
SHEET_TOO_MANY_ROWS = ErrorDetail(
    "sheet_too_many_rows",
    "A file can have up to {max:,} rows. Split it into smaller files.",
)
SHEET_TOO_MANY_COLUMNS = ErrorDetail(
    "sheet_too_many_columns", "A file can have up to {max} columns."
)
SHEET_CELL_TOO_LONG = ErrorDetail("sheet_cell_too_long", "A cell is too long.")
SHEET_ENCODING = ErrorDetail(
    "sheet_encoding", "This file is in an old encoding. Save it as “CSV UTF-8” or XLSX."
)
SHEET_KIND = ErrorDetail("sheet_kind", "Upload a CSV or XLSX file.")
SHEET_OLD_EXCEL = ErrorDetail(
    "sheet_old_excel", "This is an old Excel file. Save it as XLSX or CSV."
)
SHEET_UNREADABLE = ErrorDetail(
    "sheet_unreadable", "This file is damaged or too large when unpacked."
)
LEAF_CATEGORY_UNKNOWN = ErrorDetail(
    "leaf_category_unknown", "That category isn’t a final (most specific) one."
)
UNIT_UNKNOWN = ErrorDetail("unit_unknown", "Unit not found.")
RANGE_NAME_UNKNOWN = ErrorDetail(
    "range_name_unknown", "You don’t have a product range with this name."
)
COLUMN_UNKNOWN = ErrorDetail("column_unknown", "Column not found.")
ROWS_WITH_ERRORS = ErrorDetail(
    "rows_with_errors", "Some rows have errors. Fix or skip them."
)
ROWS_NOT_EDITABLE = ErrorDetail(
    "rows_not_editable", "These rows can’t be changed right now."
)
NO_ROWS_TO_IMPORT = ErrorDetail("no_rows_to_import", "There are no rows to import.")
UNDO_NOT_POSSIBLE = ErrorDetail(
    "undo_not_possible", "This import can no longer be undone."
)
COLUMN_NOT_CHOSEN = ErrorDetail(
    "column_not_chosen", "Choose the column of your file for this."
)
FILE_COLUMN_UNKNOWN = ErrorDetail(
    "file_column_unknown", "This file doesn’t have that column."
)
PRODUCT_CHANGED_SINCE = ErrorDetail(
    "product_changed_since", "Not undone: this product was edited since."
)
COMPANY_NOT_ACTIVE = ErrorDetail("company_not_active", "Your company is not active.")
SKU_REPEATED = ErrorDetail("sku_repeated", "Row {row} has the same number.")
CELL_PRICE_MISSING = ErrorDetail(
    "cell_price_missing", "Enter a price, or write “on request”."
)
CURRENCY_NOT_NPR = ErrorDetail("currency_not_npr", "Prices must be in Nepali rupees.")
CELL_NOT_INTEGER = ErrorDetail("cell_not_integer", "Enter a whole number.")
CELL_NOT_DAYS = ErrorDetail("cell_not_days", "Enter a number of days.")
PRICE_ON_REQUEST = ErrorDetail(
    "price_on_request", "This product’s price is on request."
)
UNIT_NOT_CHOSEN = ErrorDetail("unit_not_chosen", "Choose a unit from the list.")
CATEGORY_NOT_LEAF = ErrorDetail(
    "category_not_leaf", "Choose a category that has no subcategories."
)
RANGE_NOT_YOURS = ErrorDetail("range_not_yours", "Choose one of your product ranges.")
QUOTA_REACHED = ErrorDetail(
    "quota_reached", "The Free Tier allows {max} published products."
)
PRICE_MISSING = ErrorDetail(
    "price_missing", "Enter a price or choose “Price on request”."
)
PRICE_NOT_EMPTY = ErrorDetail(
    "price_not_empty", "Remove the price and tiers, or turn off “Price on request”."
)
TIERS_NOT_GROWING = ErrorDetail(
    "tiers_not_growing", "Each price tier needs a higher quantity than the one before."
)
PERCENT_MISSING = ErrorDetail("percent_missing", "Enter a percentage.")
PRODUCT_CHANGED = ErrorDetail(
    "product_changed", "This product was changed elsewhere. Reload it."
)
TOO_MANY_OPEN_QUESTIONS = ErrorDetail(
    "too_many_open_questions",
    "You already have {max} unanswered questions here.",
)
OWN_PRODUCT = ErrorDetail("own_product", "This is your own product.")
QUESTION_CHANGED = ErrorDetail(
    "question_changed", "This question was changed elsewhere. Reload it."
)
CONTACT_IN_TEXT = ErrorDetail(
    "contact_in_text",
    "Don’t include phone numbers or email addresses: this is public.",
)
TOO_MANY_RANGES = ErrorDetail(
    "too_many_ranges", "You can have up to {max} product ranges."
)
RANGE_ORDER_INCOMPLETE = ErrorDetail(
    "range_order_incomplete", "Name each of your product ranges once."
)
PRODUCT_NOT_YOURS = ErrorDetail("product_not_yours", "Choose one of your own products.")
SYNONYM_NOT_SINGLE = ErrorDetail(
    "synonym_not_single", "Enter one word at a time, using letters or digits."
)
SYNONYMS_ALIKE = ErrorDetail(
    "synonyms_alike",
    "Enter at least two different words; these are spellings of the same word.",
)
