import type { ConversationDetail } from '@haat/api/conversations';
import { useEffect, useRef } from 'react';
import { useReadConversationMutation } from '../../../api/messages';

/** A conversation is read when its tab is visible, not in the background. */
export function useReadReceipt(open: ConversationDetail | undefined): void {
  const [markRead] = useReadConversationMutation();
  const lastSent = useRef('');
  useEffect(() => {
    if (!open || open.unread_count === 0) return;
    const { id, updated_at, unread_count } = open;
    // Once per state: a refusal must not repeat the request for ever.
    const state = `${id} ${updated_at} ${unread_count}`;
    const sendReceipt = () => {
      if (document.visibilityState !== 'visible' || lastSent.current === state) return;
      lastSent.current = state;
      void markRead(id);
    };
    sendReceipt();
    document.addEventListener('visibilitychange', sendReceipt);
    return () => document.removeEventListener('visibilitychange', sendReceipt);
  }, [open, markRead]);
}
