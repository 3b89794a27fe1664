"""The sentences of refusals that only this service has, each with its code."""

from servicekit.error_detail import ErrorDetail

TOO_MANY_SEARCHES = ErrorDetail(
    "too_many_searches", "You have saved {max} searches already."
)
SEARCH_NOT_SAVABLE = ErrorDetail("search_not_savable", "This search cannot be saved.")
OPTIONS_ONLY_FOR_CHOICES = ErrorDetail(
    "options_only_for_choices", "A choice needs options, and nothing else has them."
)
OPTION_REPEATED = ErrorDetail("option_repeated", "Each option has a value of its own.")
ATTRIBUTE_KEY_REPEATED = ErrorDetail(
    "attribute_key_repeated", "Each attribute has a key of its own."
)
NOT_A_NUMBER = ErrorDetail("not_a_number", "Enter a number.")
NOT_IN_LIST = ErrorDetail("not_in_list", "Choose from the list.")
YES_OR_NO = ErrorDetail("yes_or_no", "Choose yes or no.")
CATEGORY_CHANGED = ErrorDetail(
    "category_changed", "This category was changed elsewhere. Load it again."
)
CATEGORIES_DIFFER = ErrorDetail(
    "categories_differ", "One of them holds products, the other one categories."
)
CATEGORY_INSIDE_ITSELF = ErrorDetail(
    "category_inside_itself", "Choose a category outside of this one."
)
CATEGORY_IN_USE = ErrorDetail(
    "category_in_use", "There are categories or products in it."
)
CATEGORIES_TOO_DEEP = ErrorDetail("categories_too_deep", "Categories go {max} deep.")
CATEGORY_BELOW_ITSELF = ErrorDetail(
    "category_below_itself", "A category cannot move below itself."
)
TOO_MANY_LOOSE_PICTURES = ErrorDetail(
    "too_many_loose_pictures", "Put your pictures into products first, or wait a day."
)
DRIVE_PICTURE_UNKNOWN = ErrorDetail(
    "drive_picture_unknown", "There is no such picture in My Drive."
)
PICTURE_NOT_YOURS = ErrorDetail("picture_not_yours", "Choose among your own pictures.")
TOO_MANY_PICTURES = ErrorDetail(
    "too_many_pictures", "A product has at most {max} pictures."
)
PICTURE_ORDER_INCOMPLETE = ErrorDetail(
    "picture_order_incomplete", "Name each of the product's pictures once."
)
PRICE_UNREADABLE = ErrorDetail("price_unreadable", "This is no price.")
PRICE_NOT_POSITIVE = ErrorDetail("price_not_positive", "A price is more than zero.")
PRICE_DECIMALS = ErrorDetail("price_decimals", "A price has two decimals at most.")
TIER_QUANTITY_NOT_INTEGER = ErrorDetail(
    "tier_quantity_not_integer", "This quantity is no whole number."
)
TIERS_UNREADABLE = ErrorDetail(
    "tiers_unreadable", "Write prices by quantity as in the example."
)
ROW_NOT_WRITTEN = ErrorDetail("row_not_written", "Row {row} could not be written.")
ADDRESS_REDIRECTS = ErrorDetail("address_redirects", "This address leads on and on.")
ADDRESS_NOT_HTTPS = ErrorDetail(
    "address_not_https", "Addresses of pictures begin with https://."
)
REMOTE_PICTURE_TOO_LARGE = ErrorDetail(
    "remote_picture_too_large", "Pictures from addresses have at most {max_mb} MB."
)
ADDRESS_NOT_PUBLIC = ErrorDetail("address_not_public", "This address is not public.")
ADDRESS_WITHOUT_PICTURE = ErrorDetail(
    "address_without_picture", "There is no picture at this address."
)
ADDRESS_TOO_SLOW = ErrorDetail("address_too_slow", "This address is too slow.")
ADDRESS_HOST_UNKNOWN = ErrorDetail(
    "address_host_unknown", "The machine of this address is unknown."
)
ADDRESS_SILENT = ErrorDetail("address_silent", "This address does not answer.")
DRIVE_PICTURE_NAME_UNKNOWN = ErrorDetail(
    "drive_picture_name_unknown", "There is no picture of this name in My Drive."
)
SHEET_WITHOUT_ROWS = ErrorDetail(
    "sheet_without_rows", "This file has headers but no rows below them."
)
SHEET_ONE_COLUMN = ErrorDetail(
    "sheet_one_column",
    "This file has one column only. Separate the columns with commas.",
)
SHEET_TOO_MANY_ROWS = ErrorDetail(
    "sheet_too_many_rows", "A file has at most {max:,} rows. Divide it into several."
)
SHEET_TOO_MANY_COLUMNS = ErrorDetail(
    "sheet_too_many_columns", "A file has at most {max} columns."
)
SHEET_CELL_TOO_LONG = ErrorDetail(
    "sheet_cell_too_long", "A cell of this file is far too long."
)
SHEET_ENCODING = ErrorDetail(
    "sheet_encoding", "This file is in an old encoding. Save it as “CSV UTF-8” or XLSX."
)
SHEET_KIND = ErrorDetail("sheet_kind", "Send a CSV or an XLSX file.")
SHEET_OLD_EXCEL = ErrorDetail(
    "sheet_old_excel", "This is an old Excel file. Save it as XLSX or CSV."
)
SHEET_UNREADABLE = ErrorDetail(
    "sheet_unreadable", "This file is damaged, or far too large once unpacked."
)
LEAF_CATEGORY_UNKNOWN = ErrorDetail(
    "leaf_category_unknown", "There is no such category of the last level."
)
UNIT_UNKNOWN = ErrorDetail("unit_unknown", "There is no such unit.")
RANGE_NAME_UNKNOWN = ErrorDetail(
    "range_name_unknown", "You have no product range of this name."
)
COLUMN_UNKNOWN = ErrorDetail("column_unknown", "There is no such column.")
ROWS_WITH_ERRORS = ErrorDetail(
    "rows_with_errors", "Some rows have errors. Mend them, or leave them out."
)
ROWS_NOT_EDITABLE = ErrorDetail(
    "rows_not_editable", "These rows cannot be changed now."
)
NO_ROWS_TO_IMPORT = ErrorDetail("no_rows_to_import", "There is no row to import.")
UNDO_NOT_POSSIBLE = ErrorDetail(
    "undo_not_possible", "This import cannot be undone any more."
)
COLUMN_NOT_CHOSEN = ErrorDetail(
    "column_not_chosen", "Choose the column of your file for this."
)
FILE_COLUMN_UNKNOWN = ErrorDetail(
    "file_column_unknown", "This file has no such column."
)
PRODUCT_CHANGED_SINCE = ErrorDetail(
    "product_changed_since", "This product was changed since, so it stays as it is."
)
COMPANY_NOT_ACTIVE = ErrorDetail("company_not_active", "Your company is not active.")
SKU_REPEATED = ErrorDetail("sku_repeated", "Row {row} has the same number.")
CELL_PRICE_MISSING = ErrorDetail(
    "cell_price_missing", "Give a price, or write “on request”."
)
CURRENCY_NOT_NPR = ErrorDetail("currency_not_npr", "Prices are kept in Nepali rupees.")
CELL_NOT_INTEGER = ErrorDetail("cell_not_integer", "This is no whole number.")
CELL_NOT_DAYS = ErrorDetail("cell_not_days", "This is no number of days.")
PRICE_ON_REQUEST = ErrorDetail(
    "price_on_request", "This product's price is on request."
)
UNIT_NOT_CHOSEN = ErrorDetail("unit_not_chosen", "Choose a unit from the list.")
CATEGORY_NOT_LEAF = ErrorDetail(
    "category_not_leaf", "Choose a category of the last level."
)
RANGE_NOT_YOURS = ErrorDetail("range_not_yours", "Choose one of your product ranges.")
QUOTA_REACHED = ErrorDetail(
    "quota_reached", "The Free Tier holds {max} published products."
)
PRICE_MISSING = ErrorDetail(
    "price_missing", "Give a price, or say that it is on request."
)
PRICE_NOT_EMPTY = ErrorDetail(
    "price_not_empty", "A price on request has no price and no price tiers."
)
TIERS_NOT_GROWING = ErrorDetail(
    "tiers_not_growing", "Price tiers must grow in quantity."
)
PERCENT_MISSING = ErrorDetail("percent_missing", "Say by how many percent.")
PRODUCT_CHANGED = ErrorDetail(
    "product_changed", "This product was changed elsewhere. Load it again."
)
TOO_MANY_OPEN_QUESTIONS = ErrorDetail(
    "too_many_open_questions",
    "You have {max} questions here that wait for an answer already.",
)
OWN_PRODUCT = ErrorDetail("own_product", "This is your own product.")
QUESTION_CHANGED = ErrorDetail(
    "question_changed", "This question was changed elsewhere. Load it again."
)
CONTACT_IN_TEXT = ErrorDetail(
    "contact_in_text",
    "Leave phone numbers and e-mail addresses out: everybody reads this.",
)
TOO_MANY_RANGES = ErrorDetail(
    "too_many_ranges", "A company has at most {max} product ranges."
)
RANGE_ORDER_INCOMPLETE = ErrorDetail(
    "range_order_incomplete", "Name each of your product ranges once."
)
PRODUCT_NOT_YOURS = ErrorDetail("product_not_yours", "Choose among your own products.")
SYNONYM_NOT_SINGLE = ErrorDetail(
    "synonym_not_single", "Write one word at a time, in letters or digits."
)
SYNONYMS_ALIKE = ErrorDetail(
    "synonyms_alike",
    "Write at least two different words; these are one word in other spellings.",
)
