import { useLocalName } from '@haat/platform';
import { toggled } from './filters';
import { OptionList } from './option-list';
import type { Results } from './use-results';

/** What goods of the chosen category differ in: grade, thickness, packing. */
export function AttributeFacets({ results }: { results: Results }) {
  const localName = useLocalName();
  const { attrs } = results.filters;
  return (results.facets?.attributes ?? []).map(({ key, unit, options, ...names }) => (
    <OptionList
      key={key}
      title={unit ? `${localName(names)} (${unit})` : localName(names)}
      options={options.map(({ value, label, label_ne, count }) => ({
        value: `${key}:${value}`,
        label: localName({ name: label, name_ne: label_ne ?? null }),
        count,
      }))}
      isOn={(value) => attrs.includes(value)}
      onToggle={(value) => results.change({ attr: toggled(attrs, value) })}
    />
  ));
}
