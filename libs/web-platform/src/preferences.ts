/** Small choices (language, currency): in storage, and in a cookie so that the edge can render them. */
const YEAR_S = 365 * 24 * 3600;

export function rememberPreference(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_S}; samesite=lax`;
  try {
    localStorage.setItem(name, value);
  } catch {
    // Private windows may refuse storage; the cookie still holds the choice.
  }
}
