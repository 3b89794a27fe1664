import type { ConversationDetail } from '@haat/api/conversations';
import { useEffect, useRef } from 'react';
import { useReadConversationMutation } from '../../api/messages';

/** Read is what stands on a page somebody looks at: not in a tab in the background. */
export function useReadMark(open: ConversationDetail | undefined): void {
  const [markRead] = useReadConversationMutation();
  const told = useRef('');
  useEffect(() => {
    if (!open || open.unread_count === 0) return;
    const { id, updated_at, unread_count } = open;
    // Once per state: a refusing server is not asked for ever.
    const state = `${id} ${updated_at} ${unread_count}`;
    const tell = () => {
      if (document.visibilityState !== 'visible' || told.current === state) return;
      told.current = state;
      void markRead(id);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [open, markRead]);
}
