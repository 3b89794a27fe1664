/** What was written so far: it survives signing in and a closed tab. */
export type Draft = {
  title: string;
  description: string;
  category_id: string;
  quantity: string;
  unit: string;
  needed_by: string;
};

const KEY = 'haat.requirement';
export const EMPTY_DRAFT: Draft = {
  title: '',
  description: '',
  category_id: '',
  quantity: '',
  unit: '',
  needed_by: '',
};

export function loadDraft(): Partial<Draft> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Draft>;
  } catch {
    return {};
  }
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** `400 bags` from the home page's quick form: number and unit. */
export function splitQuantity(text: string): Pick<Draft, 'quantity' | 'unit'> {
  const [, quantity = '', unit = ''] = /^\s*([\d.,]+)?\s*(.*)$/.exec(text) ?? [];
  return { quantity: quantity.replaceAll(',', ''), unit: unit.trim() };
}

/** The address's words win over an older draft. */
export function startingDraft(params: URLSearchParams): Draft {
  const need = params.get('need')?.trim();
  const quantity = params.get('quantity')?.trim();
  const category = params.get('category');
  return {
    ...EMPTY_DRAFT,
    ...loadDraft(),
    ...(need ? { title: need } : {}),
    ...(quantity ? splitQuantity(quantity) : {}),
    ...(category ? { category_id: category } : {}),
  };
}
