/** Where a visitor wanted to go before signing in; used once. */
const KEY = 'haat.next';

export function rememberNext(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage sign-in leads to the home page.
  }
}

/** The next person of this browser begins at home. */
export function clearNext(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Whether sign-in leads back to a page. */
export function hasNext(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function takeNext(): string {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    // Only our own paths: "//host" would leave the site.
    return path && /^\/(?![/\\])/.test(path) ? path : '/';
  } catch {
    return '/';
  }
}
