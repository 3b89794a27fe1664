import { IS_WIDE, useMedia } from '@haat/platform';
import { useState } from 'react';
import type { Inbox } from './use-inbox';

/**
 * On wide screens the first enquiry opens by itself, and stays open while the list has it. The address does
 * not name it: only a user opens one deliberately (ADR 97).
 */
export function useFirstOpen(inbox: Inbox): Inbox & { isAutomatic: boolean } {
  const isWide = useMedia(IS_WIDE);
  const [openedId, setOpenedId] = useState<string>();
  const { rows = [], isBoard, openId } = inbox;
  const isAutomatic = !openId && isWide && !isBoard && rows.length > 0;
  if (!isAutomatic) return { ...inbox, isAutomatic: false };
  const first = rows.find(({ id }) => id === openedId) ?? rows[0];
  if (first && first.id !== openedId) setOpenedId(first.id);
  return { ...inbox, openId: first?.id ?? null, isAutomatic: true };
}
