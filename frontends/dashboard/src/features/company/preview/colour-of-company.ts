import type { SellerProfile } from '@haat/platform';
import { colourOf } from '@haat/ui';

/** The shop's colour: from its logo, or chosen, or from the name. */
export const colourOfCompany = (company: SellerProfile): string =>
  company.theme_color ?? company.brand_colour ?? colourOf(company.company_name);
