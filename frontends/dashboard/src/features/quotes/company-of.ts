import type { Locale } from '@haat/platform';
import type { QuotingSeller } from '../../api/quotes';

/** A seller that is gone has no name any more. */
export const companyOf = (seller: QuotingSeller | null, locale: Locale): string =>
  (locale === 'ne' && seller?.company_name_ne) || (seller?.company_name ?? '');
