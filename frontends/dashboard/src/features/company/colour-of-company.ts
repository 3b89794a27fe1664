import type { OwnSellerProfile } from '@haat/platform';
import { colourOf } from '@haat/ui';

type Firm = Partial<Pick<OwnSellerProfile, 'theme_color' | 'brand_colour'>>;

/** From its logo, or chosen; null where neither is. */
export const ownColour = (firm: Firm | null): string | null =>
  firm?.theme_color ?? firm?.brand_colour ?? null;

/** The shop's colour; without one of its own it goes by the name. */
export const colourOfCompany = (company: OwnSellerProfile): string =>
  ownColour(company) ?? colourOf(company.company_name ?? '');
