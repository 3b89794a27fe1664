import type { MoqFacet, PlaceFacet, UnitFacet } from '@haat/api/search';
import { useFormat, useLocale, useLocalName } from '@haat/platform';
import { facetOf, type FacetName } from '../market/search-facets';
import { unitText, useUnitText } from '../market/use-unit-text';
import { Skeleton } from '../states/skeleton';
import { useLingui } from '@lingui/react/macro';
import { FacetSection } from './facet-section';
import { AttributeFacets } from './attribute-facets';
import type { FilterName } from './filters';
import { FlagSections } from './flag-sections';
import { OptionList } from './option-list';
import { PriceFilter } from './price-filter';
import type { FilteredResults } from './filtered-results';

type Props = {
  results: FilteredResults;
  /** Facets that say nothing on this page. */
  hidden?: readonly FacetName[];
};

/** Filters with their counts, beside the results and in the sheet of phones. */
export function FacetPanel({ results, hidden = [] }: Props) {
  const { t, i18n } = useLingui();
  const localName = useLocalName();
  const { facets, filters, change, hrefWith } = results;
  const { chosen } = filters;
  const unit = useUnitText(facets?.price.unit ?? null);
  const moqOptions = useMoqOptions(results);
  const units = useUnitOptions(facets?.units);
  const single = (name: FilterName & FacetName) => {
    const toggled = (value: string) => ({
      [name]: chosen[name] === value ? null : value,
    });
    return {
      title: i18n._(facetOf(name).label),
      isOn: (value: string) => chosen[name] === value,
      onToggle: (value: string) => change(toggled(value)),
      hrefOf: (value: string) => hrefWith(toggled(value)),
    };
  };
  if (!facets) return <PanelSkeleton isEmpty={!results.isLoading} />;
  const placeOption = (place: PlaceFacet) => ({
    value: String(place.id),
    label: localName(place),
    count: place.count,
  });
  return (
    <div className="divide-y divide-line">
      {hidden.includes('category') ? null : (
        <OptionList
          options={facets.categories.map((category) => ({
            value: category.slug,
            label: localName(category),
            count: category.count,
          }))}
          {...single('category')}
        />
      )}
      <FlagSections results={results} facets={facets} hidden={hidden} />
      {units.length > 1 || chosen.unit ? (
        <OptionList options={units} {...single('unit')} />
      ) : null}
      {facets.price.unit ? (
        <FacetSection title={t`Price per ${{ unit }}`}>
          <PriceFilter
            key={`${chosen.price_min}-${chosen.price_max}-${chosen.unit}`}
            results={results}
            price={facets.price}
          />
        </FacetSection>
      ) : null}
      <AttributeFacets results={results} />
      <OptionList options={moqOptions} {...single('moq_max')} />
      {hidden.includes('province') ? null : (
        <OptionList options={facets.provinces.map(placeOption)} {...single('province')} />
      )}
      {hidden.includes('district') ? null : (
        <OptionList options={facets.districts.map(placeOption)} {...single('district')} />
      )}
    </div>
  );
}

/** Minimum orders in the unit of the prices: “Up to 500 pieces”. */
function useMoqOptions({ facets, filters }: FilteredResults) {
  const { t } = useLingui();
  const { number } = useFormat();
  const locale = useLocale();
  const unit = facets?.price.unit;
  const isOffered = ({ max, count }: MoqFacet) =>
    count > 0 || filters.chosen.moq_max === String(max);
  return (facets?.moq ?? []).filter(isOffered).map(({ max, count }) => ({
    value: String(max),
    label: t`Up to ${{ shown: number(max) }} ${{ unit: unit ? unitText(unit, locale, max) : '' }}`,
    count,
  }));
}

/** The units of the results' prices, each by its name. */
function useUnitOptions(units: UnitFacet[] = []) {
  const localName = useLocalName();
  return units.map((unit) => ({
    value: unit.code,
    label: localName(unit),
    count: unit.count,
  }));
}

const PanelSkeleton = ({ isEmpty }: { isEmpty: boolean }) =>
  isEmpty ? null : (
    <div className="grid gap-3 p-4">
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className="h-7" />
      ))}
    </div>
  );
