import { useDistrictsQuery } from '@haat/api/locations';
import { useFormat, useHydrated, useLocalName } from '@haat/platform';
import { useUnitText } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import type { Results } from './use-results';

/** How much is needed and where, as text; empty where it is not chosen. */
export type Need = {
  amount: string;
  place: string;
  /** Of a product's page, where its unit is the one of the quantity; else ''. */
  queryOf: (unit: { name: string } | null) => string;
  /** What an enquiry about these results starts with. */
  text: string;
};

export function useNeed({ filters, facets }: Results): Need {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const isHydrated = useHydrated();
  const { q, quantity, quantityUnit, near } = filters;
  const chosen = facets?.units.find(({ code }) => code === quantityUnit);
  const unit = useUnitText(chosen ?? null, Number(quantity)) || quantityUnit;
  const { data: districts = [] } = useDistrictsQuery(undefined, {
    skip: !isHydrated || !near,
  });
  const place = localName(districts.find(({ id }) => String(id) === near));
  const amount = quantity ? `${number(quantity)} ${unit}`.trim() : '';
  const needed = [amount, q].filter(Boolean).join(' ');
  const text = place
    ? t`We need ${needed}, delivered to ${place}.`
    : t`We need ${needed}.`;
  const queryOf: Need['queryOf'] = (of) =>
    chosen && of?.name === chosen.name && quantity ? `?quantity=${quantity}` : '';
  return { amount, place, queryOf, text: amount || place ? text : '' };
}
