import { useLayoutEffect, useSyncExternalStore } from 'react';
import {
  appearance,
  isPageDark,
  onAppearance,
  onPageScheme,
  type Appearance,
} from './appearance';

/** The choice of this device; `system` on the server. */
export const useAppearance = (): Appearance =>
  useSyncExternalStore(onAppearance, appearance, () => 'system');

/** Whether the page is dark: for what paints without style sheets, such as a canvas. */
export const useIsPageDark = (): boolean =>
  useSyncExternalStore(onPageScheme, isPageDark, () => false);

/** Gives the document the chosen scheme while `isOn`; elsewhere it is light. */
export function usePageScheme(isOn: boolean): void {
  const value = useAppearance();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!isOn) delete dataset.theme;
    // Writing the value of the first HTML again would restyle the page.
    else if (dataset.theme !== value) dataset.theme = value;
  }, [isOn, value]);
}
