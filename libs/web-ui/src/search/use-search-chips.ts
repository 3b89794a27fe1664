import type { AttributeFacet, PlaceFacet } from '@haat/api/search';
import { useFormat, useLocale, useLocalName, valueOf } from '@haat/platform';
import { FLAG_FACETS, facetOf, type FacetName } from '../market/search-facets';
import { useUnitText } from '../market/use-unit-text';
import { useLingui } from '@lingui/react/macro';
import type { FilterChip } from './chip-list';
import { toggled, type Change } from './filters';
import type { FilteredResults } from './filtered-results';
import { usePriceLabel } from './use-price-label';

/** `key:value` by the labels of its facet; without a facet, the value itself. */
function useAttributeLabel(attributes: AttributeFacet[] = []) {
  const localName = useLocalName();
  const isNepali = useLocale() === 'ne';
  return (attr: string) => {
    const [key, ...rest] = attr.split(':');
    const value = rest.join(':');
    const facet = attributes.find((one) => one.key === key);
    const option = facet?.options.find((one) => one.value === value);
    if (!facet || !option) return value;
    const { unit, unit_ne } = facet;
    const value_ne = option.label_ne;
    const text = valueOf({ value: option.label, value_ne, unit, unit_ne }, isNepali);
    return `${localName(facet)}: ${text}`;
  };
}

/** The chosen filters of a search, each with its label. */
export function useSearchChips({
  filters,
  facets,
  hrefWith,
  change,
}: FilteredResults): FilterChip[] {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const attributeLabel = useAttributeLabel(facets?.attributes);
  const { chosen } = filters;
  const { category, province, district, unit, price_min, price_max, moq_max } = chosen;
  const priced = facets?.price.unit ?? null;
  const unitText = useUnitText(priced);
  const leastUnit = useUnitText(priced, Number(moq_max ?? 1));
  const priceLabel = usePriceLabel(unitText);
  const labelOf = (name: FacetName) => i18n._(facetOf(name).label);
  const chip = (label: string, removed: Change) => ({
    label,
    href: hrefWith(removed),
    drop: () => change(removed),
  });
  const nameOf = (places: PlaceFacet[] = [], id: string) =>
    localName(places.find((place) => String(place.id) === id));
  const trade = facets?.categories.find(({ slug }) => slug === category);
  return [
    category &&
      chip(localName(trade) || category.replaceAll('-', ' '), { category: null }),
    province &&
      chip(nameOf(facets?.provinces, province) || labelOf('province'), {
        province: null,
      }),
    district &&
      chip(nameOf(facets?.districts, district) || labelOf('district'), {
        district: null,
      }),
    ...FLAG_FACETS.map(
      ({ name }) => chosen[name] && chip(labelOf(name), { [name]: null }),
    ),
    unit && chip(t`Priced per ${{ unit: unitText || unit }}`, { unit: null }),
    (price_min || price_max) &&
      chip(priceLabel(price_min, price_max), {
        price_min: null,
        price_max: null,
      }),
    moq_max &&
      chip(t`Min. order up to ${{ most: number(moq_max) }} ${{ unit: leastUnit }}`, {
        moq_max: null,
      }),
    ...filters.attrs.map((attr) =>
      chip(attributeLabel(attr), { attr: toggled(filters.attrs, attr) }),
    ),
  ].filter((one) => one !== undefined && one !== '');
}
