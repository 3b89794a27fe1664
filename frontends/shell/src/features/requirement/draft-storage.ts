/** The draft on this device: stored at each key, so that a reload or signing in loses nothing. */
import type { RequirementOut } from '@haat/api/requirements';
import { EMPTY_DRAFT, EMPTY_ITEM, isBegun, withAddress } from './draft';
import type { Draft } from './requirement-schema';
import { draftOf } from './draft-mapper';

export type StoredDraft = {
  draft: Draft;
  /** The current step. */
  at: number;
  /** Its id on the server; none until it was saved there. */
  id: string | null;
  version: number | null;
  /** Typed since the last save on the server. */
  isDirty: boolean;
  /** The address whose parameters are in it: a reload does not apply them again. */
  taken: string;
  /** The summary opens after signing in or verifying the email. */
  wantsReview: boolean;
};
export const EMPTY_STORED_DRAFT: StoredDraft = {
  draft: EMPTY_DRAFT,
  at: 0,
  id: null,
  version: null,
  isDirty: false,
  taken: '',
  wantsReview: false,
};
/** One draft in the making; what is posted already has one each. */
const keyOf = (id?: string) => (id ? `haat.requirement.${id}` : 'haat.requirement');

export function loadDraft(id?: string): StoredDraft | null {
  try {
    const text = localStorage.getItem(keyOf(id));
    const stored = text ? (JSON.parse(text) as Partial<StoredDraft>) : null;
    return stored?.draft ? completed(stored) : null;
  } catch {
    return null;
  }
}

/** What an older version of the page stored may lack a field. */
function completed(stored: Partial<StoredDraft>): StoredDraft {
  const draft = { ...EMPTY_DRAFT, ...stored.draft };
  const items = draft.items.map((item) => ({ ...EMPTY_ITEM, ...item }));
  return { ...EMPTY_STORED_DRAFT, ...stored, draft: { ...draft, items } };
}

export function storeDraft(stored: StoredDraft, id?: string): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(stored));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

export function removeDraft(id?: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was stored.
  }
}

export const isInMaking = ({ draft, id }: StoredDraft): boolean =>
  id !== null || isBegun(draft);

/** Empty again; a reload does not apply the address again. */
export const emptied = ({ taken }: StoredDraft): StoredDraft => ({
  ...EMPTY_STORED_DRAFT,
  taken,
});

/** What the server has, with nothing typed over it; one stays at the step where one was. */
export const storedDraftOf = (
  saved: RequirementOut,
  before = EMPTY_STORED_DRAFT,
): StoredDraft => ({
  ...before,
  isDirty: false,
  draft: draftOf(saved),
  id: saved.id,
  version: saved.version,
});

/** The stored draft with the address's parameters; other parameters start another one. What was typed replaces both. */
export function startOf(
  stored: StoredDraft | null,
  params: URLSearchParams,
  typed: Partial<Draft> = {},
): StoredDraft {
  const start = addressed(stored, params);
  if (Object.keys(typed).length === 0) return start;
  return { ...start, draft: { ...start.draft, ...typed }, at: 0, isDirty: true };
}

function addressed(stored: StoredDraft | null, params: URLSearchParams): StoredDraft {
  const taken = params.toString();
  const before = stored ?? EMPTY_STORED_DRAFT;
  if (!taken || taken === before.taken) return before;
  const isOther = before.id !== null && (params.has('need') || params.has('category'));
  const base = isOther ? EMPTY_STORED_DRAFT : before;
  return { ...base, draft: withAddress(base.draft, params), at: 0, isDirty: true, taken };
}
