import type { LineOut } from '@haat/api/quotes';
import { useUnitSearchQuery } from '@haat/api/units';
import { useLocale } from '@haat/platform';
import { unitText } from '@haat/ui';

type Measure = Partial<Pick<LineOut, 'unit' | 'unit_id'>>;

/** `kg`, `cartons`, किलोग्राम: the unit after a quantity, also where it is only a text. A text that is no unit is its own label. */
export function useUnitLabel(): (of: Measure, count: number) => string {
  const locale = useLocale();
  const { data: units = [] } = useUnitSearchQuery('');
  return ({ unit: text, unit_id: id }, count) => {
    const typed = text?.toLowerCase();
    const match = id
      ? units.find((one) => one.id === id)
      : units.find(({ name, symbol }) =>
          [name, symbol].some((one) => one.toLowerCase() === typed),
        );
    return match ? unitText(match, locale, count) : (text ?? '');
  };
}
