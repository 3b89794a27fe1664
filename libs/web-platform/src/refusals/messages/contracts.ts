/** Places, names and texts: by the code of a refusal. */
import { msg } from '@lingui/core/macro';

export const CONTRACTS = {
  text_forbidden: msg`These words are not allowed here.`,
  name_reserved: msg`This name is reserved. Choose another one.`,
  province_unknown: msg`Province not found.`,
  district_not_in_province: msg`This district isn’t in the selected province.`,
  municipality_not_in_district: msg`This isn’t in the selected district.`,
  district_unknown: msg`District not found.`,
  category_unknown: msg`Category not found.`,
};
