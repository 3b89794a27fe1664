import type { Facets } from '@haat/api/search';
import { FLAG_FACETS, type FacetName } from '../market/search-facets';
import { useLingui } from '@lingui/react/macro';
import { OptionList } from './option-list';
import type { FilteredResults } from './filtered-results';

type FlagName = (typeof FLAG_FACETS)[number]['name'];
const SECTIONS = [...new Set(FLAG_FACETS.map(({ section }) => section))];

type Props = {
  results: FilteredResults;
  facets: Facets;
  hidden: readonly FacetName[];
};

/** Filters that are on or off, under the headings of their rows. */
export function FlagSections({ results, facets, hidden }: Props) {
  const { i18n } = useLingui();
  const { chosen } = results.filters;
  const isOn = (name: string) => chosen[name as FlagName] === 'true';
  const toggled = (name: string) => ({ [name]: isOn(name) ? null : 'true' });
  return SECTIONS.map((section) => (
    <OptionList
      key={section.id}
      title={i18n._(section)}
      options={FLAG_FACETS.filter(
        ({ name, ...flag }) => flag.section === section && !hidden.includes(name),
      ).map(({ name, label }) => ({
        value: name,
        label: i18n._(label),
        count: facets[name].count,
      }))}
      isOn={isOn}
      onToggle={(name) => results.change(toggled(name))}
      hrefOf={(name) => results.hrefWith(toggled(name))}
    />
  ));
}
