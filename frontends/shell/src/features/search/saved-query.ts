import { queryOf, type Filters } from './filters';

/** How results are shown, not what is wanted. */
const SHOWN_HOW = new Set(['sort', 'page', 'exact']);

/** What of a search is worth keeping: words and filters, in one order; '' for none. */
export function savedQueryOf(filters: Filters): string {
  const { attr = [], ...query } = queryOf(filters);
  const said = Object.entries(query)
    .filter(([name]) => !SHOWN_HOW.has(name))
    .map(([name, value]) => [name, String(value)]);
  return inOrder([...said, ...attr.map((one) => ['attr', one])]);
}

/** Two searches are the same when these texts are. */
export const inOrder = (query: string[][] | string): string => {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
};
