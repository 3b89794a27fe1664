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
