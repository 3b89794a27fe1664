import type { AttributeFacet } from '@haat/api/search';
import { useLocale, useLocalName, valueOf } from '@haat/platform';
import { toggled } from './filters';
import { OptionList } from './option-list';
import type { FilteredResults } from './filtered-results';

/** Attributes of the chosen category: grade, thickness, packing. */
export function AttributeFacets({ results }: { results: FilteredResults }) {
  const localName = useLocalName();
  const isNepali = useLocale() === 'ne';
  const { attrs } = results.filters;
  const titleOf = ({ unit, unit_ne, ...names }: AttributeFacet) =>
    unit
      ? `${localName(names)} (${localName({ name: unit, name_ne: unit_ne })})`
      : localName(names);
  return (results.facets?.attributes ?? []).map(({ key, options, ...facet }) => (
    <OptionList
      key={key}
      title={titleOf({ key, options, ...facet })}
      options={options.map(({ value, label, label_ne, count }) => ({
        value: `${key}:${value}`,
        label: valueOf({ value: label, value_ne: label_ne }, isNepali),
        count,
      }))}
      isOn={(value) => attrs.includes(value)}
      onToggle={(value) => results.change({ attr: toggled(attrs, value) })}
      hrefOf={(value) => results.hrefWith({ attr: toggled(attrs, value) })}
    />
  ));
}
