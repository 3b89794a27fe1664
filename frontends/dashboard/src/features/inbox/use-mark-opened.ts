import { useEffect, useRef } from 'react';
import { type Enquiry, useChangeEnquiryStatusMutation } from '../../api/enquiries';
import { useReadConversationMutation } from '../../api/messages';
import type { Side } from './stages';

/** Opening says so: a new enquiry becomes seen, what the other side wrote is read. */
export function useMarkOpened(enquiry: Enquiry | undefined, side: Side): void {
  const [change] = useChangeEnquiryStatusMutation();
  const [markRead] = useReadConversationMutation();
  const told = useRef('');
  useEffect(() => {
    if (!enquiry) return;
    const { id, status, updated_at, is_unread } = enquiry;
    // Once per state of the enquiry: a refusing server is not asked for ever.
    const state = `${id} ${status} ${updated_at}`;
    if (told.current === state) return;
    told.current = state;
    if (side === 'seller' && status === 'new')
      void change({ enquiryId: id, body: { status: 'seen' } });
    else if (is_unread) void markRead(id);
  }, [enquiry, side, change, markRead]);
}
