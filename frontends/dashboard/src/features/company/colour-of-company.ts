import type { OwnProfile } from '@haat/api/own-company';
import { colourOf } from '@haat/ui';

type Firm = Partial<Pick<OwnProfile, 'theme_color' | 'brand_colour'>>;

/** From its logo, or chosen; null where neither is. */
export const ownColour = (firm: Firm | null): string | null =>
  firm?.theme_color ?? firm?.brand_colour ?? null;

/** The shop's colour; without one of its own it goes by the name. */
export const colourOfCompany = (company: OwnProfile): string =>
  ownColour(company) ?? colourOf(company.company_name ?? '');
