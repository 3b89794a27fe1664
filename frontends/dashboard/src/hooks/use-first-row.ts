import { IS_WIDE, useMedia } from '@haat/platform';
import { useState } from 'react';

type Open = {
  openId: string | null;
  /** Nobody opened it: it does not count as read (ADR 97). */
  isAutomatic: boolean;
};

/**
 * On wide screens the first row opens by itself, and stays open while the list has it. The address does not
 * name it: only a user opens one deliberately.
 */
export function useFirstRow(
  rows: { id: string }[] | undefined,
  openId: string | null | undefined,
  isOff = false,
): Open {
  const isWide = useMedia(IS_WIDE);
  const [shownId, setShownId] = useState<string>();
  if (openId || !isWide || isOff || !rows?.length) {
    return { openId: openId ?? null, isAutomatic: false };
  }
  const first = rows.find(({ id }) => id === shownId) ?? rows[0];
  if (first && first.id !== shownId) setShownId(first.id);
  return { openId: first?.id ?? null, isAutomatic: true };
}
