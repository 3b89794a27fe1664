import { useLingui } from '@lingui/react/macro';

/** The server names the list that a first heart makes. */
const DEFAULT_NAME = 'My wishlist';

/** A list's name; the default name is in the visitor's language. */
export function useListName() {
  const { t } = useLingui();
  return (name: string) => (name === DEFAULT_NAME ? t`My wishlist` : name);
}
