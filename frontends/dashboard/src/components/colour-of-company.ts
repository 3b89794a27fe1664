import type { OwnProfile } from '@haat/api/own-company';
import { colourOf } from '@haat/ui';

type Company = Partial<Pick<OwnProfile, 'theme_color' | 'brand_colour'>>;

/** Chosen, or from the logo; null without either. */
export const ownColour = (company: Company | null): string | null =>
  company?.theme_color ?? company?.brand_colour ?? null;

/** The shop's colour; without one of its own it is derived from the name. */
export const colourOfCompany = (company: OwnProfile): string =>
  ownColour(company) ?? colourOf(company.company_name ?? '');
