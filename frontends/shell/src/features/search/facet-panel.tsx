import { useFormat, useLocalName } from '@haat/platform';
import { Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FacetOption } from './facet-option';
import { FacetSection } from './facet-section';
import { PriceFilter } from './price-filter';
import type { Results } from './use-results';

const MOQ_STEPS = ['10', '50', '100', '500'];
const SHOWN_CATEGORIES = 10;
type Props = { results: Results; hidesCategories?: boolean };

/** Filters with their counts; the same panel stands in the sheet of phones. */
export function FacetPanel({ results, hidesCategories }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const { facets, filters, change } = results;
  const { chosen } = filters;
  const toggle = (
    name: 'category' | 'province' | 'verified' | 'moq_max',
    value: string,
  ) => change({ [name]: chosen[name] === value ? null : value });
  if (!facets) return <PanelSkeleton isEmpty={!results.answer.isLoading} />;
  return (
    <div className="divide-y divide-line">
      {hidesCategories || facets.categories.length === 0 ? null : (
        <FacetSection title={<Trans>Category</Trans>}>
          {facets.categories.slice(0, SHOWN_CATEGORIES).map((category) => (
            <FacetOption
              key={category.slug}
              label={localName(category)}
              count={category.count}
              isOn={chosen.category === category.slug}
              onToggle={() => toggle('category', category.slug)}
            />
          ))}
        </FacetSection>
      )}
      <FacetSection title={<Trans>Supplier</Trans>}>
        <FacetOption
          label={t`Verified only`}
          count={facets.verified.count}
          isOn={chosen.verified === 'true'}
          onToggle={() => toggle('verified', 'true')}
        />
      </FacetSection>
      <FacetSection title={<Trans>Price</Trans>}>
        <PriceFilter
          key={`${chosen.price_min}-${chosen.price_max}`}
          results={results}
          range={facets.price}
        />
      </FacetSection>
      <FacetSection title={<Trans>Minimum order</Trans>}>
        {MOQ_STEPS.map((step) => {
          const shown = number(step);
          return (
            <FacetOption
              key={step}
              label={t`Up to ${shown}`}
              isOn={chosen.moq_max === step}
              onToggle={() => toggle('moq_max', step)}
            />
          );
        })}
      </FacetSection>
      {facets.provinces.length > 0 ? (
        <FacetSection title={<Trans>Province</Trans>}>
          {facets.provinces.map((province) => (
            <FacetOption
              key={province.id}
              label={localName(province)}
              count={province.count}
              isOn={chosen.province === String(province.id)}
              onToggle={() => toggle('province', String(province.id))}
            />
          ))}
        </FacetSection>
      ) : null}
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
