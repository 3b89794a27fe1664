import { useUnitSearchQuery } from '@haat/api/units';
import { useLocalName, useLocale } from '@haat/platform';

/** A unit of a task in the language of the page: `kg` is किलोग्राम. An unknown one is its own label. */
export function useUnitLabel(): (text: string | null) => string {
  const locale = useLocale();
  const localName = useLocalName();
  const { data: units = [] } = useUnitSearchQuery('');
  return (text) => {
    if (!text || locale === 'en') return text ?? '';
    const typed = text.toLowerCase();
    const unit = units.find(({ name, symbol }) =>
      [name, symbol].some((one) => one.toLowerCase() === typed),
    );
    return unit ? localName(unit) : text;
  };
}
