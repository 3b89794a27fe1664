import { colourOf } from '@haat/ui';
import type { OwnCompany } from '../../../api/company';

/** The shop's colour: from its logo, or chosen, or from the name. */
export const colourOfCompany = (company: OwnCompany): string =>
  company.theme_color ?? company.brand_colour ?? colourOf(company.company_name);
