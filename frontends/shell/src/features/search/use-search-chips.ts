import type { AttributeFacet, PlaceFacet } from '@haat/api/search';
import { useFormat, useLocalName } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import type { FilterChip } from '../filters/chip-list';
import { toggled, type Change } from './filters';
import type { Results } from './use-results';

/** `key:value` in the words of its facet; without one, the value itself. */
function useAttributeLabel(attributes: AttributeFacet[] = []) {
  const localName = useLocalName();
  return (attr: string) => {
    const [key, ...rest] = attr.split(':');
    const value = rest.join(':');
    const facet = attributes.find((one) => one.key === key);
    const option = facet?.options.find((one) => one.value === value);
    if (!facet || !option) return value;
    const text = localName({ name: option.label, name_ne: option.label_ne });
    const sign = localName({ name: facet.unit ?? '', name_ne: facet.unit_ne });
    const unit = sign ? ` ${sign}` : '';
    return `${localName(facet)}: ${text}${unit}`;
  };
}

/** The chosen filters of a search in words. */
export function useSearchChips({
  filters,
  facets,
  hrefWith,
  change,
}: Results): FilterChip[] {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const attributeLabel = useAttributeLabel(facets?.attributes);
  const { category, province, district, ...rest } = filters.chosen;
  const { verified, quick_reply, price_min, price_max, moq_max } = rest;
  const chip = (label: string, dropped: Change) => ({
    label,
    href: hrefWith(dropped),
    drop: () => change(dropped),
  });
  const placeOf = (places: PlaceFacet[] = []) => ({
    at: (id: string) => localName(places.find((place) => String(place.id) === id)),
  });
  const trade = facets?.categories.find(({ slug }) => slug === category);
  const from = price_min ? number(price_min) : '';
  const to = price_max ? number(price_max) : '';
  const most = number(moq_max ?? 0);
  return [
    category &&
      chip(localName(trade) || category.replaceAll('-', ' '), { category: null }),
    province &&
      chip(placeOf(facets?.provinces).at(province) || t`Province`, { province: null }),
    district &&
      chip(placeOf(facets?.districts).at(district) || t`District`, { district: null }),
    verified && chip(t`Verified only`, { verified: null }),
    quick_reply && chip(t`Replies under 2 h`, { quick_reply: null }),
    (from || to) && chip(t`NPR ${from}–${to}`, { price_min: null, price_max: null }),
    moq_max && chip(t`Min. order up to ${most}`, { moq_max: null }),
    ...filters.attrs.map((attr) =>
      chip(attributeLabel(attr), { attr: toggled(filters.attrs, attr) }),
    ),
  ].filter((one) => one !== undefined && one !== '');
}
