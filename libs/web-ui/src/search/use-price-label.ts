import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** The words of a range of prices, of which one end may be open. */
export function usePriceLabel(unit: string) {
  const { t } = useLingui();
  const { number } = useFormat();
  return (min = '', max = '') => {
    const [from, to] = [min, max].map((price) => (price ? number(price) : ''));
    if (from && to) return t`NPR ${from}–${to} per ${unit}`;
    return from ? t`From NPR ${from} per ${unit}` : t`Up to NPR ${to} per ${unit}`;
  };
}
