import { useFormat, useLocale } from '@haat/platform';

/** A day of an axis, without its year: Bikram Sambat in Nepali. */
export function useDayText(): (iso: string) => string {
  const locale = useLocale();
  const { date, bikramSambat } = useFormat();
  const inFull = locale === 'ne' ? bikramSambat : date;
  return (iso) => inFull(iso).split(' ').slice(0, -1).join(' ');
}
