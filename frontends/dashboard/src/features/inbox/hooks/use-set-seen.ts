import { useEffect, useRef } from 'react';
import { type Enquiry, useChangeEnquiryStatusMutation } from '../../../api/enquiries';
import { useReadConversationMutation } from '../../../api/messages';
import type { Side } from '../../../components/enquiries/stages';

/** An opened enquiry is set to seen, and its messages are marked as read. */
export function useSetSeen(
  enquiry: Enquiry | undefined,
  side: Side,
  isOpened: boolean,
): void {
  const [change] = useChangeEnquiryStatusMutation();
  const [markRead] = useReadConversationMutation();
  const lastState = useRef('');
  useEffect(() => {
    if (!enquiry || !isOpened) return;
    const { id, status, updated_at, is_unread } = enquiry;
    // Once per state of the enquiry: a refusal must not repeat the request for ever.
    const state = `${id} ${status} ${updated_at}`;
    if (lastState.current === state) return;
    lastState.current = state;
    if (side === 'seller' && status === 'new')
      void change({ enquiryId: id, body: { status: 'seen' } });
    else if (is_unread) void markRead(id);
  }, [enquiry, side, isOpened, change, markRead]);
}
