import { useDistrictsQuery } from '@haat/api/locations';
import { useReadNeed } from '@haat/enquiry';
import { paths, useFormat, useLocalName } from '@haat/platform';
import { useUnitText } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { Suggestion } from '../hooks/use-suggestions';
import type { Scope } from './search-scope';

type Props = {
  text: string;
  scope: Scope;
  /** Null for words without a quantity or place; not called until units are loaded. */
  onRead: (row: Suggestion | null) => void;
};

/** Renders nothing: it reads "500 kg tea near Ilam" as a search for tea with its quantity and place. */
export function NeedReader({ text, scope, onRead }: Props) {
  const row = useNeedRow(text, scope);
  const report = useEffectEvent(() => (row === undefined ? undefined : onRead(row)));
  const isRead = row !== undefined;
  const [to, note] = [row?.to, row?.note];
  useEffect(() => report(), [isRead, to, note]);
  return null;
}

/** Undefined until it is known; null for words without a quantity or place. */
function useNeedRow(text: string, scope: Scope): Suggestion | null | undefined {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const { data: districts = [] } = useDistrictsQuery(undefined);
  const need = useReadNeed(text);
  const unit = useUnitText(need?.unit ?? null, Number(need?.quantity));
  if (!need) return need;
  const { query, quantity, districtId } = need;
  const place = localName(districts.find(({ id }) => String(id) === districtId));
  const more = new URLSearchParams({
    ...(quantity && need.unit ? { quantity, quantity_unit: need.unit.code } : {}),
    ...(districtId ? { near: districtId } : {}),
  });
  const type = scope === 'suppliers' ? scope : undefined;
  const amount = quantity ? `${number(quantity)} ${unit}` : '';
  return {
    kind: 'need',
    to: `${paths.search(query, type)}&${more}`,
    label: query,
    note: [amount, place ? t`near ${place}` : ''].filter(Boolean).join(' · '),
  };
}
