/** The scheme of the dashboards: a choice of this device (ADR 109). Public pages and paper are always light. */
import { rememberPreference } from '../preferences';

export type Appearance = 'system' | 'light' | 'dark';
export const APPEARANCE_KEY = 'haat_appearance';
/** The bar of a phone's browser beside the dark top bar, `--color-bar-start`. */
export const DARK_BAR_COLOUR = '#171A3A';
export const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
/** For browsers that refuse storage. */
let chosen: string | undefined;

function stored(): string | null {
  try {
    return localStorage.getItem(APPEARANCE_KEY);
  } catch {
    return null;
  }
}

/** What this device has chosen; it follows the system until then. */
export function appearance(): Appearance {
  const value = stored() ?? chosen;
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Stored for this device, and for the first HTML of the next page. */
export function chooseAppearance(value: Appearance): void {
  chosen = value;
  rememberPreference(APPEARANCE_KEY, value);
  for (const listener of listeners) listener();
}

/** Choices of this page and of other tabs. */
export function onAppearance(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether the page is dark now: `data-theme` of the document decides, as in the style sheet. */
export function isPageDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || (theme === 'system' && matchMedia(SYSTEM_IS_DARK).matches);
}
