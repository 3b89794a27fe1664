import { useLingui } from '@lingui/react';
import type { OwnProfile } from '@haat/api/own-company';
import type { RangeName } from '@haat/api/product';
import type { Locale } from '../page-config';

export const useLocale = (): Locale => useLingui().i18n.locale as Locale;

/** What may have a Nepali name: categories, products, units, places. */
export type Named = Pick<RangeName, 'name'> & Partial<Pick<RangeName, 'name_ne'>>;

/** The Nepali name where there is one. */
export const localName = (thing: Named | null | undefined, locale: Locale): string =>
  (locale === 'ne' && thing?.name_ne) || (thing?.name ?? '');

export function useLocalName(): (thing: Named | null | undefined) => string {
  const locale = useLocale();
  return (thing) => localName(thing, locale);
}

type Company = Pick<OwnProfile, 'company_name'> &
  Partial<Pick<OwnProfile, 'company_name_ne'>>;

/** The same of a company; nothing for one that is deleted or has no name yet. */
export const companyName = (
  company: Company | null | undefined,
  locale: Locale,
): string =>
  (locale === 'ne' && company?.company_name_ne) || (company?.company_name ?? '');
