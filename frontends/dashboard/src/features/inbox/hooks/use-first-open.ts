import { useFirstRow } from '../../../hooks/use-first-row';
import type { Inbox } from './use-inbox';

/** On wide screens the first enquiry opens by itself; the board has none. */
export function useFirstOpen(inbox: Inbox): Inbox & { isAutomatic: boolean } {
  const { rows, openId, isBoard } = inbox;
  return { ...inbox, ...useFirstRow(rows, openId, isBoard) };
}
