/** What was typed and not saved yet: it survives a reload and a closed tab, on this device only. */
const keyOf = (name: string) => `haat.company.${name}`;

export function loadDraft<T extends object>(name: string): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

/** An empty one is forgotten. */
export function keepDraft(name: string, draft: object): void {
  try {
    if (Object.keys(draft).length === 0) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
