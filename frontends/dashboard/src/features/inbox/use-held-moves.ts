import { notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Enquiry, EnquiryStatus } from '../../api/enquiries';
import type { Side } from './stages';
import { useChangeStatus } from './use-change-status';
import { useMoveWords } from './use-move-words';

/** As long as the notice with its Undo stands. */
const HOLD_MS = 6000;
type Moved = Pick<Enquiry, 'id' | 'status'>;
type Waiting = { timer: ReturnType<typeof setTimeout>; commit: () => void };

/** Moves that wait a moment before they are made: the table knows no way back for them. */
export function useHeldMoves(side: Side) {
  const { t } = useLingui();
  const words = useMoveWords(side);
  const { commit } = useChangeStatus();
  const [held, setHeld] = useState<Record<string, EnquiryStatus>>({});
  const waiting = useRef(new Map<string, Waiting>());
  const release = (id: string) =>
    setHeld((all) =>
      Object.fromEntries(Object.entries(all).filter(([key]) => key !== id)),
    );

  const hold = (enquiry: Moved, to: EnquiryStatus) => {
    waiting.current.get(enquiry.id)?.commit();
    const make = () => {
      clearTimeout(waiting.current.get(enquiry.id)?.timer);
      waiting.current.delete(enquiry.id);
      void commit(enquiry, to).then(() => release(enquiry.id));
    };
    waiting.current.set(enquiry.id, { timer: setTimeout(make, HOLD_MS), commit: make });
    setHeld((all) => ({ ...all, [enquiry.id]: to }));
    const undo = { label: t`Undo`, onClick: () => takeBack(enquiry.id) };
    const what = words(to);
    notify('success', t`Scheduled: ${what}`, undo, HOLD_MS);
  };

  const takeBack = (id: string) => {
    const move = waiting.current.get(id);
    if (!move) {
      notify('warning', t`Already done.`);
      return;
    }
    clearTimeout(move.timer);
    waiting.current.delete(id);
    release(id);
  };

  const commitAll = useCallback(() => {
    for (const { commit: make } of [...waiting.current.values()]) make();
  }, []);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && commitAll();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      // Who leaves the page has decided.
      commitAll();
    };
  }, [commitAll]);

  return { held, hold };
}

export type HeldMoves = ReturnType<typeof useHeldMoves>;
