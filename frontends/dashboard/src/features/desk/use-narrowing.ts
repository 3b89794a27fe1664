import { useSearchParams } from '@haat/platform';

/** Which rows a figure of the home page counted, as the lists of the API call it. */
const NAMES = [
  'since',
  'until',
  'by',
  'answered',
  'unread',
  'remind',
  'ending',
  'unquoted',
] as const;
export type Narrowing = Partial<Record<(typeof NAMES)[number], string>>;

export function narrowingOf(params: URLSearchParams): Narrowing {
  const asked = NAMES.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(asked);
}

/** From the address of a list's page, for its query. */
export const useNarrowing = (): Narrowing => narrowingOf(useSearchParams()[0]);
