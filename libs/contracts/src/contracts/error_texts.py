"""Messages of refusals about shared things: places, names, prohibited words."""

from servicekit.error_detail import ErrorDetail

TEXT_FORBIDDEN = ErrorDetail("text_forbidden", "These words are not allowed here.")
NAME_RESERVED = ErrorDetail(
    "name_reserved", "This name is reserved. Choose another one."
)
PROVINCE_UNKNOWN = ErrorDetail("province_unknown", "Province not found.")
DISTRICT_NOT_IN_PROVINCE = ErrorDetail(
    "district_not_in_province", "This district isn’t in the selected province."
)
MUNICIPALITY_NOT_IN_DISTRICT = ErrorDetail(
    "municipality_not_in_district", "This isn’t in the selected district."
)
DISTRICT_UNKNOWN = ErrorDetail("district_unknown", "District not found.")
CATEGORY_UNKNOWN = ErrorDetail("category_unknown", "Category not found.")
