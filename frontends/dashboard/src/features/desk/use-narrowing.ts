import type { ListEnquiriesApiArg } from '@haat/api/enquiries';
import type { ListQuotesApiArg } from '@haat/api/quotes';
import type { ListRequirementsApiArg } from '@haat/api/requirements';
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
/** `By`: which moments of its rows a list can name. */
type Narrowing<By extends string> = Pick<
  ListEnquiriesApiArg,
  'since' | 'until' | 'answered' | 'unread' | 'remind'
> &
  Pick<ListQuotesApiArg, 'ending'> &
  Pick<ListRequirementsApiArg, 'unquoted'> &
  Partial<Record<'by', By>>;

export function narrowingOf<By extends string>(
  params: URLSearchParams,
  by: readonly By[],
): Narrowing<By> {
  const asked = NAMES.flatMap((name) => {
    const value = params.get(name);
    const isKnown = value && (name !== 'by' || by.some((moment) => moment === value));
    return isKnown ? [[name, value === 'true' || value] as const] : [];
  });
  return Object.fromEntries(asked);
}

/** From the address of a list's page, for its query. */
export const useNarrowing = <By extends string = never>(by: readonly By[] = []) =>
  narrowingOf(useSearchParams()[0], by);
