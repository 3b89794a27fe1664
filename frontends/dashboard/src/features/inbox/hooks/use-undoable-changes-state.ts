import { notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Enquiry, EnquiryStatus } from '../../../api/enquiries';
import { useOtherSideOf } from '../../../components/enquiries/other-side';
import type { Side } from '../../../components/enquiries/stages';
import { useChangeStatus } from './use-change-status';
import { useStatusActionLabels } from './use-status-action-labels';

/** As long as the notification with its Undo is visible. */
const HOLD_MS = 6000;
type EnquiryState = Pick<Enquiry, 'id' | 'status' | 'name' | 'seller' | 'role'>;
type Waiting = { timer: ReturnType<typeof setTimeout>; commit: () => void };

/** Final status changes wait a moment before they are sent: the API cannot revert them. */
export function useUndoableChangesState(side: Side) {
  const { t } = useLingui();
  const labelOf = useStatusActionLabels(side);
  const nameOf = useOtherSideOf();
  const { commit } = useChangeStatus();
  const [scheduled, setScheduled] = useState<Record<string, EnquiryStatus>>({});
  const waiting = useRef(new Map<string, Waiting>());
  const release = (id: string) =>
    setScheduled((all) =>
      Object.fromEntries(Object.entries(all).filter(([key]) => key !== id)),
    );

  const schedule = (enquiry: EnquiryState, to: EnquiryStatus) => {
    waiting.current.get(enquiry.id)?.commit();
    const commitNow = () => {
      clearTimeout(waiting.current.get(enquiry.id)?.timer);
      waiting.current.delete(enquiry.id);
      void commit(enquiry, to).then(() => release(enquiry.id));
    };
    waiting.current.set(enquiry.id, {
      timer: setTimeout(commitNow, HOLD_MS),
      commit: commitNow,
    });
    setScheduled((all) => ({ ...all, [enquiry.id]: to }));
    const undo = { label: t`Undo`, onClick: () => takeBack(enquiry.id) };
    const what = labelOf(to);
    const name = nameOf(enquiry);
    notify('success', t`${name}: ${what}`, undo, HOLD_MS);
  };

  const takeBack = (id: string) => {
    const change = waiting.current.get(id);
    if (!change) {
      notify('warning', t`Already done.`);
      return;
    }
    clearTimeout(change.timer);
    waiting.current.delete(id);
    release(id);
  };

  const commitAll = useCallback(() => {
    for (const { commit: commitNow } of [...waiting.current.values()]) commitNow();
  }, []);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && commitAll();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      // Leaving the page confirms them.
      commitAll();
    };
  }, [commitAll]);

  return { scheduled, schedule };
}

export type UndoableChanges = ReturnType<typeof useUndoableChangesState>;
