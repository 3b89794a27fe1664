import { useSearchParams } from '@haat/platform';

const isOneOf = <T extends string>(
  value: string | null,
  allowed: readonly T[],
): value is T => allowed.some((one) => one === value);

/** Reads filters of a list from its address; what the API does not know is left out. */
export function useListQuery() {
  const [params] = useSearchParams();
  return {
    page: Number(params.get('page')) || 1,
    text: (name: string) => params.get(name) ?? undefined,
    oneOf: <T extends string>(name: string, allowed: readonly T[]): T | undefined => {
      const value = params.get(name);
      return isOneOf(value, allowed) ? value : undefined;
    },
  };
}

/** The text that a list is searched for and its order, from its address. */
export function useSearchAndSort<T extends string>(sorts: readonly T[]) {
  const { text, oneOf } = useListQuery();
  return defined({ q: text('q'), sort: oneOf('sort', sorts) });
}

/** The same filters as a query string, for the export of the list. */
export function queryString(
  filters: Record<string, string | boolean | null | undefined>,
) {
  const set = Object.entries(filters).filter(([, value]) => value != null);
  return new URLSearchParams(
    set.map(([name, value]) => [name, String(value)]),
  ).toString();
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The values without those that are undefined. */
export const defined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value != null),
  ) as Defined<T>;
