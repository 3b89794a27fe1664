/** The draft on this device: kept with every key, so that a reload or signing in loses nothing. */
import type { RequirementShown } from '@haat/api/requirements';
import { EMPTY_DRAFT, EMPTY_ITEM, isBegun, withAddress } from './draft';
import type { Draft } from './requirement-schema';
import { draftOf } from './wire';

export type Kept = {
  draft: Draft;
  /** The step one stood on. */
  at: number;
  /** As the server knows it; none until it was saved there. */
  id: string | null;
  version: number | null;
  /** Typed since the server was told last. */
  isDirty: boolean;
  /** The address whose words are in it already: a reload does not bring them again. */
  taken: string;
  /** The summary is wanted, but signing in or the email came between. */
  wantsReview: boolean;
};
export const NOTHING_KEPT: Kept = {
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

export function loadKept(id?: string): Kept | null {
  try {
    const text = localStorage.getItem(keyOf(id));
    const kept = text ? (JSON.parse(text) as Partial<Kept>) : null;
    return kept?.draft ? whole(kept) : null;
  } catch {
    return null;
  }
}

/** What an older version of the page kept may lack a field. */
function whole(kept: Partial<Kept>): Kept {
  const draft = { ...EMPTY_DRAFT, ...kept.draft };
  const items = draft.items.map((item) => ({ ...EMPTY_ITEM, ...item }));
  return { ...NOTHING_KEPT, ...kept, draft: { ...draft, items } };
}

export function keepDraft(kept: Kept, id?: string): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

export function dropKept(id?: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept.
  }
}

export const isInMaking = ({ draft, id }: Kept): boolean => id !== null || isBegun(draft);

/** Empty again; a reload shall not bring the address's words back. */
export const emptied = ({ taken }: Kept): Kept => ({ ...NOTHING_KEPT, taken });

/** What the server has, with nothing typed over it; one stays at the step where one was. */
export const keptOf = (saved: RequirementShown, before = NOTHING_KEPT): Kept => ({
  ...before,
  isDirty: false,
  draft: draftOf(saved),
  id: saved.id,
  version: saved.version,
});

/** The kept draft with the address's words; other words begin another one. What was typed already stands over both. */
export function startOf(
  kept: Kept | null,
  params: URLSearchParams,
  typed: Partial<Draft> = {},
): Kept {
  const start = addressed(kept, params);
  if (Object.keys(typed).length === 0) return start;
  return { ...start, draft: { ...start.draft, ...typed }, at: 0, isDirty: true };
}

function addressed(kept: Kept | null, params: URLSearchParams): Kept {
  const taken = params.toString();
  const before = kept ?? NOTHING_KEPT;
  if (!taken || taken === before.taken) return before;
  const isOther = before.id !== null && (params.has('need') || params.has('category'));
  const base = isOther ? NOTHING_KEPT : before;
  return { ...base, draft: withAddress(base.draft, params), at: 0, isDirty: true, taken };
}
