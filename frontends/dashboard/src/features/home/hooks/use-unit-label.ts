import type { TodoItem } from '@haat/api/dashboard';
import { useUnitSearchQuery } from '@haat/api/units';
import { useLocalName, useLocale } from '@haat/platform';

/** A unit of a task in the language of the page: `kg` is किलोग्राम. A text that is no unit is its own label. */
export function useUnitLabel(): (of: Pick<TodoItem, 'unit' | 'unit_id'>) => string {
  const locale = useLocale();
  const localName = useLocalName();
  const { data: units = [] } = useUnitSearchQuery('');
  return ({ unit: text, unit_id: id }) => {
    const byId = id && units.find((one) => one.id === id);
    if (byId) return locale === 'en' ? byId.symbol : localName(byId);
    if (!text || locale === 'en') return text ?? '';
    const typed = text.toLowerCase();
    const unit = units.find(({ name, symbol }) =>
      [name, symbol].some((one) => one.toLowerCase() === typed),
    );
    return unit ? localName(unit) : text;
  };
}
