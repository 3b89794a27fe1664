import type { SearchHelp } from '@haat/api/search';
import { Link, pluralForm } from '@haat/platform';
import { Select, Trans } from '@lingui/react/macro';
import { FilterX } from 'lucide-react';
import type { FilteredResults } from './filtered-results';
import { useFilterSuggestions } from './use-filter-suggestions';

const PILL =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-[14px] font-medium hover:border-indigo-500 [&_svg]:size-4';
type Props = { results: FilteredResults; help: SearchHelp | null | undefined };

/** No results: each single filter whose removal brings some, with their number. */
export function FilterSuggestions({ results, help }: Props) {
  const suggestions = useFilterSuggestions(results, help);
  if (suggestions.length === 0) return null;
  return (
    <ul className="mb-5 flex flex-wrap justify-center gap-2 px-4">
      {suggestions.map(({ name, shown, count, href }) => (
        <li key={name}>
          <Link to={href} className={PILL}>
            <FilterX aria-hidden />
            <Trans>Without “{name}”:</Trans>{' '}
            <b>
              {results.filters.type === 'suppliers' ? (
                <Select
                  value={pluralForm(count)}
                  _one={`${shown} supplier`}
                  other={`${shown} suppliers`}
                />
              ) : (
                <Select
                  value={pluralForm(count)}
                  _one={`${shown} product`}
                  other={`${shown} products`}
                />
              )}
            </b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
