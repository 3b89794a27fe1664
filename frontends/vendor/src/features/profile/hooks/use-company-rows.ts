import { useDistrictsQuery } from '@haat/api/locations';
import { skipToken, useFormat, useLocalName } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { yearText, type Shop } from '../../../hooks/use-shop';
import type { FactRow } from '../components/fact-list';

const ALL_DISTRICTS = 77;

function useBusinessType(shop: Shop): string | null {
  const { t } = useLingui();
  const names: Record<string, string> = {
    manufacturer: t`Manufacturer`,
    trader: t`Trader`,
    exporter: t`Exporter`,
    service: t`Service provider`,
  };
  const type = shop.business_type ?? '';
  return names[type] ?? (type || null);
}

function useDeliversTo({ delivers_to: ids }: Shop): string | null {
  const { t } = useLingui();
  const localName = useLocalName();
  const isEverywhere = ids.length >= ALL_DISTRICTS;
  const needsDistricts = ids.length > 0 && !isEverywhere;
  const { data } = useDistrictsQuery(needsDistricts ? undefined : skipToken);
  if (isEverywhere) return t`All districts`;
  const names = data?.filter(({ id }) => ids.includes(id)).map(localName);
  return names && names.length > 0 ? names.join(', ') : null;
}

/** What the firm is and does. */
export function useCompanyRows(shop: Shop): FactRow[] {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  return [
    { label: t`Business type`, value: useBusinessType(shop) },
    { label: t`Nature of business`, value: shop.business_nature },
    {
      label: t`In business since`,
      value: shop.established ? yearText(shop.established, number) : null,
    },
    {
      label: t`Answered within a day`,
      value:
        typeof shop.response_rate === 'number' ? `${number(shop.response_rate)}%` : null,
    },
    { label: t`Products`, value: shop.categories.map(localName).join(', ') },
    { label: t`Delivers to`, value: useDeliversTo(shop) },
  ];
}

/** What the law wants a buyer to know. */
export function useStatutoryRows(shop: Shop): FactRow[] {
  const { t } = useLingui();
  const states: Record<string, string> = {
    approved: t`Verified by our team`,
    pending: t`In review`,
    rejected: t`Not confirmed`,
    expired: t`Verification expired`,
    not_submitted: t`Not sent yet`,
  };
  const status = shop.statutory_detail_status;
  return [
    { label: t`Registered name`, value: shop.company_name },
    { label: t`PAN/VAT number`, value: shop.gstin ?? shop.pan_number },
    { label: t`Registration documents`, value: states[status] ?? status },
  ];
}
