"""The sentences of refusals about what the services share: places, names, words."""

from servicekit.error_detail import ErrorDetail

TEXT_FORBIDDEN = ErrorDetail("text_forbidden", "These words are not allowed here.")
NAME_RESERVED = ErrorDetail(
    "name_reserved", "This name is reserved. Choose another one."
)
PROVINCE_UNKNOWN = ErrorDetail("province_unknown", "There is no such province.")
DISTRICT_NOT_IN_PROVINCE = ErrorDetail(
    "district_not_in_province", "This district is not in the province."
)
MUNICIPALITY_NOT_IN_DISTRICT = ErrorDetail(
    "municipality_not_in_district", "This is not in the district."
)
DISTRICT_UNKNOWN = ErrorDetail("district_unknown", "There is no such district.")
CATEGORY_UNKNOWN = ErrorDetail("category_unknown", "There is no such category.")
