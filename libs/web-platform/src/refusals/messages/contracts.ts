/** Places, names and words: by the code of a refusal. */
import { msg } from '@lingui/core/macro';

export const CONTRACTS = {
  text_forbidden: msg`These words are not allowed here.`,
  name_reserved: msg`This name is reserved. Choose another one.`,
  province_unknown: msg`There is no such province.`,
  district_not_in_province: msg`This district is not in the province.`,
  municipality_not_in_district: msg`This is not in the district.`,
  district_unknown: msg`There is no such district.`,
  category_unknown: msg`There is no such category.`,
};
