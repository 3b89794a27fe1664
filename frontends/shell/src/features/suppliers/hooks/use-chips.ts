import type { PlaceFacet } from '@haat/api/suppliers';
import { useLocalName } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { FilterChip } from '../../../components/filters/chip-list';
import type { Change } from '../directory-query';
import type { Directory } from './use-directory';

/** The chosen filters of the directory as labels. */
export function useChips({ query, facets, href, change }: Directory): FilterChip[] {
  const { t } = useLingui();
  const localName = useLocalName();
  const placeOf = (places: PlaceFacet[] = [], id = '') =>
    localName(places.find((place) => String(place.id) === id));
  const chip = (label: string, dropped: Change) => ({
    label,
    href: href(dropped),
    drop: () => change(dropped),
  });
  const trade = facets?.categories.find(({ slug }) => slug === query.category);
  const { q, verified, province, district, category } = query;
  return [
    q !== undefined && chip(`“${q}”`, { q: null }),
    verified === 'true' && chip(t`Verified only`, { verified: null }),
    province !== undefined &&
      chip(placeOf(facets?.provinces, province) || t`Province`, { province: null }),
    district !== undefined &&
      chip(placeOf(facets?.districts, district) || t`District`, { district: null }),
    category !== undefined &&
      chip(localName(trade) || category.replaceAll('-', ' '), { category: null }),
  ].filter((one) => one !== false);
}
