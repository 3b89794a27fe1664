/**
 * What is typed and not saved yet, on this device only. A reload brings back what this tab had; a new
 * tab gets what was typed last in any.
 */
const keyOf = (name: string) => `haat.company.${name}`;
const places = (): Storage[] => [sessionStorage, localStorage];

export function loadDraft<T extends object>(name: string): Partial<T> {
  try {
    const stored = places().map((place) => place.getItem(keyOf(name)));
    return JSON.parse(stored.find(Boolean) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

/** An empty one is deleted. */
export function saveDraft(name: string, draft: object): void {
  const isEmpty = Object.keys(draft).length === 0;
  try {
    for (const place of places()) {
      if (isEmpty) place.removeItem(keyOf(name));
      else place.setItem(keyOf(name), JSON.stringify(draft));
    }
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
