import { useLayoutEffect, useSyncExternalStore } from 'react';
import { appearance, onAppearance, type Appearance } from './appearance';

/** The choice of this device; `system` on the server. */
export const useAppearance = (): Appearance =>
  useSyncExternalStore(onAppearance, appearance, () => 'system');

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
