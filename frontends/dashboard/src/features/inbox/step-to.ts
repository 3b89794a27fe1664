import type { Inbox } from './hooks/use-inbox';

/** Opens the next or the previous one; at the ends it stays. */
export function stepTo({ rows = [], isBoard, openId, go }: Inbox, by: 1 | -1): void {
  if (isBoard) return;
  // The page renders after the address changes: a quick second key must not be lost.
  const here = new URLSearchParams(window.location.search).get('id') ?? openId;
  const at = rows.findIndex(({ id }) => id === here);
  const target = at === -1 ? rows[0] : rows[at + by];
  if (target) go({ id: target.id }, true);
}
