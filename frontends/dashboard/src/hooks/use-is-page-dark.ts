import { SYSTEM_IS_DARK, isPageDark } from '@haat/platform';
import { useSyncExternalStore } from 'react';

/** Changes of `data-theme` and of the system's scheme. */
function onPageScheme(listener: () => void): () => void {
  const attribute = new MutationObserver(listener);
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia(SYSTEM_IS_DARK);
  system.addEventListener('change', listener);
  return () => {
    attribute.disconnect();
    system.removeEventListener('change', listener);
  };
}

/** Whether the page is dark: for what paints without style sheets, such as a canvas. */
export const useIsPageDark = (): boolean =>
  useSyncExternalStore(onPageScheme, isPageDark, () => false);
