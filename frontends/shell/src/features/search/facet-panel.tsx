import type { MoqFacet, PlaceFacet } from '@haat/api/search';
import { useFormat, useLocalName } from '@haat/platform';
import { Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FacetSection } from '../filters/facet-section';
import { AttributeFacets } from './attribute-facets';
import type { FilterName } from './filters';
import { OptionList } from './option-list';
import { PriceFilter } from './price-filter';
import type { Results } from './use-results';

type Props = { results: Results; hidesCategories?: boolean };

/** Filters with their counts; the same panel stands in the sheet of phones. */
export function FacetPanel({ results, hidesCategories }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const { facets, filters, change, hrefWith } = results;
  const { chosen } = filters;
  const toggledTo = (name: FilterName, value: string) => ({
    [name]: chosen[name] === value ? null : value,
  });
  const single = (name: FilterName) => ({
    isOn: (value: string) => chosen[name] === value,
    onToggle: (value: string) => change(toggledTo(name, value)),
    hrefOf: (value: string) => hrefWith(toggledTo(name, value)),
  });
  if (!facets) return <PanelSkeleton isEmpty={!results.answer.isLoading} />;
  const placeOption = (place: PlaceFacet) => ({
    value: String(place.id),
    label: localName(place),
    count: place.count,
  });
  const isShown = ({ max, count }: MoqFacet) =>
    count > 0 || chosen.moq_max === String(max);
  const moqOptions = facets.moq.filter(isShown).map(({ max, count }) => {
    const shown = number(max);
    return { value: String(max), label: t`Up to ${shown}`, count };
  });
  return (
    <div className="divide-y divide-line">
      {hidesCategories ? null : (
        <OptionList
          title={<Trans>Category</Trans>}
          options={facets.categories.map((category) => ({
            value: category.slug,
            label: localName(category),
            count: category.count,
          }))}
          {...single('category')}
        />
      )}
      <OptionList
        title={<Trans>Supplier</Trans>}
        options={[
          { value: 'verified', label: t`Verified only`, count: facets.verified.count },
          {
            value: 'quick_reply',
            label: t`Replies under 2 h`,
            count: facets.quick_reply.count,
          },
        ]}
        isOn={(name) => chosen[name as FilterName] === 'true'}
        onToggle={(name) => change(toggledTo(name as FilterName, 'true'))}
        hrefOf={(name) => hrefWith(toggledTo(name as FilterName, 'true'))}
      />
      <FacetSection title={<Trans>Price</Trans>}>
        <PriceFilter
          key={`${chosen.price_min}-${chosen.price_max}`}
          results={results}
          price={facets.price}
        />
      </FacetSection>
      <AttributeFacets results={results} />
      <OptionList
        title={<Trans>Minimum order</Trans>}
        options={moqOptions}
        {...single('moq_max')}
      />
      <OptionList
        title={<Trans>Province</Trans>}
        options={facets.provinces.map(placeOption)}
        {...single('province')}
      />
      <OptionList
        title={<Trans>District</Trans>}
        options={facets.districts.map(placeOption)}
        {...single('district')}
      />
    </div>
  );
}

const PanelSkeleton = ({ isEmpty }: { isEmpty: boolean }) =>
  isEmpty ? null : (
    <div className="grid gap-3 p-4">
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className="h-7" />
      ))}
    </div>
  );
