/** Pages that were drawn: sent again for as long as the API answers what they were drawn from. */
import { areUnchanged } from './api-calls.mjs';

const MOST = 200;
/** Answers come in their own time: what takes longer is drawn as if nothing were known. */
const ASKED_MS = 500;

export function makeDrawnPages(isSame = areUnchanged) {
  const known = new Map();

  function remember(name, entry) {
    known.delete(name);
    known.set(name, entry);
    if (known.size > MOST) known.delete(known.keys().next().value);
  }

  /** state: whatever else the page depends on; draw: answers {page, calls}, `calls` null when it is not whole. */
  return async function drawn(name, state, draw) {
    const last = known.get(name);
    if (
      last?.state === state &&
      (await isSame(last.calls, AbortSignal.timeout(ASKED_MS)))
    ) {
      remember(name, last);
      return last.page;
    }
    const { page, calls } = await draw();
    if (calls) remember(name, { state, page, calls });
    else known.delete(name);
    return page;
  };
}
