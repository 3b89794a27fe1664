import { type Filters } from '@haat/ui';

/** The query and filters of a search, in one order; '' for none. */
export function savedQueryOf({ q, type, chosen, attrs }: Filters): string {
  return inOrder([
    ...(q ? [['q', q]] : []),
    ...(type === 'suppliers' ? [['type', type]] : []),
    ...Object.entries(chosen),
    ...attrs.map((one) => ['attr', one]),
  ]);
}

/** Two searches are the same when these texts are. */
export const inOrder = (query: string[][] | string): string => {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
};
