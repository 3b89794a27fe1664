/** What each area is called in the title of its pages. */
import { msg } from '@lingui/core/macro';

export const AREAS = {
  buyer: msg`My account`,
  seller: msg`Seller dashboard`,
  admin: msg`Admin`,
};
