import { useSyncExternalStore } from 'react';

/** The breakpoint `lg` of the theme. */
export const IS_WIDE = '(min-width: 901px)';

/** Whether the media query holds; never on the server and in the first browser render. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
