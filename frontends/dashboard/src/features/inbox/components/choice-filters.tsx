import { useDistrictsQuery } from '@haat/api/locations';
import { useLocalName } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import type { Inbox } from '../hooks/use-inbox';
import { ChoiceFilter } from './choice-filter';

/** The seller's filters of the list: product, district, own label. */
export function ChoiceFilters({ inbox }: { inbox: Inbox }) {
  const localName = useLocalName();
  const { queryArgs } = inbox;
  const { labels = [], products = [], districts = [] } = inbox.meta ?? {};
  const allDistricts = useDistrictsQuery(undefined, {
    skip: districts.length === 0,
  }).data;
  const nameOf = (id: number) => localName(allDistricts?.find((one) => one.id === id));
  return (
    <>
      <ChoiceFilter
        inbox={inbox}
        name="product_id"
        chosen={queryArgs.productId}
        label={<Trans>Product</Trans>}
        every={<Trans>All products</Trans>}
        choices={products.map((one) => ({
          value: one.id,
          text: localName({ name: one.name ?? '', name_ne: one.name_ne }),
          count: one.count,
        }))}
      />
      <ChoiceFilter
        inbox={inbox}
        name="district_id"
        chosen={queryArgs.districtId ? String(queryArgs.districtId) : null}
        label={<Trans>District</Trans>}
        every={<Trans>All districts</Trans>}
        choices={districts.map(({ id, count }) => ({
          value: String(id),
          text: nameOf(id),
          count,
        }))}
      />
      <ChoiceFilter
        inbox={inbox}
        name="label"
        chosen={queryArgs.label}
        label={<Trans>Label</Trans>}
        every={<Trans>All labels</Trans>}
        choices={labels.map(({ label, count }) => ({ value: label, text: label, count }))}
      />
    </>
  );
}
