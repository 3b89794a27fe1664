import { useLocalName } from '@haat/platform';
import { Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FacetOption } from '../../../components/filters/facet-option';
import { FacetSection } from '../../../components/filters/facet-section';
import type { FilterName } from '../directory-query';
import { MoreOptions } from '../../../components/filters/more-options';
import type { Directory } from '../hooks/use-directory';

const WAITING = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Verified, province, district and trade with their counts; the same panel is in the phone's sheet. */
export function SupplierFacets({ directory }: { directory: Directory }) {
  const { t } = useLingui();
  const localName = useLocalName();
  const { facets, query, change, href } = directory;
  if (!facets) {
    return directory.answer.isError || directory.answer.data ? null : (
      <div className="grid gap-3 p-4" aria-hidden>
        {WAITING.map((line) => (
          <Skeleton key={line} className="h-7" />
        ))}
      </div>
    );
  }
  const toggledTo = (name: FilterName, value: string) => ({
    [name]: query[name] === value ? null : value,
  });
  const optionOf = (name: FilterName, value: string, label: string, count: number) => (
    <FacetOption
      key={value}
      label={label}
      count={count}
      isOn={query[name] === value}
      href={href(toggledTo(name, value))}
      onToggle={() => change(toggledTo(name, value))}
    />
  );
  return (
    <div className="divide-y divide-line">
      <FacetSection title={<Trans>Supplier</Trans>}>
        {optionOf('verified', 'true', t`Verified only`, facets.verified)}
      </FacetSection>
      {facets.provinces.length > 0 ? (
        <FacetSection title={<Trans>Province</Trans>}>
          {facets.provinces.map((place) =>
            optionOf('province', String(place.id), localName(place), place.count),
          )}
        </FacetSection>
      ) : null}
      {facets.districts.length > 0 ? (
        <FacetSection title={<Trans>District</Trans>}>
          <MoreOptions chosen={query.district}>
            {facets.districts.map((place) =>
              optionOf('district', String(place.id), localName(place), place.count),
            )}
          </MoreOptions>
        </FacetSection>
      ) : null}
      {facets.categories.length > 0 ? (
        <FacetSection title={<Trans>Category</Trans>}>
          <MoreOptions chosen={query.category}>
            {facets.categories.map((trade) =>
              optionOf('category', trade.slug, localName(trade), trade.count),
            )}
          </MoreOptions>
        </FacetSection>
      ) : null}
    </div>
  );
}
