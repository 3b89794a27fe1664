import { useLingui } from '@lingui/react';
import type { Locale } from '../page-config';

export const useLocale = (): Locale => useLingui().i18n.locale as Locale;

/** Picks the Nepali name where there is one: categories, products and units carry both. */
export function useLocalName(): (
  thing: { name: string; name_ne?: string | null } | null | undefined,
) => string {
  const locale = useLocale();
  return (thing) => (locale === 'ne' && thing?.name_ne) || (thing?.name ?? '');
}

type Company = { company_name: string | null; company_name_ne?: string | null };

/** The same of a company; nothing for one that is gone or has no name yet. */
export const companyName = (
  company: Company | null | undefined,
  locale: Locale,
): string =>
  (locale === 'ne' && company?.company_name_ne) || (company?.company_name ?? '');
