import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Enquiry, EnquiryStatus } from '../../../api/enquiries';
import { useOtherSideOf } from '../../../components/enquiries/other-side';
import type { Side } from '../../../components/enquiries/stages';
import { useHeldCalls } from '../../../hooks/use-held-calls';
import { useChangeStatus } from './use-change-status';
import { useStatusActionLabels } from './use-status-action-labels';

type EnquiryState = Pick<Enquiry, 'id' | 'status' | 'name' | 'seller' | 'role'>;
type Scheduled = Record<string, EnquiryStatus>;

/** Final status changes wait a moment before they are sent: the API cannot revert them. */
export function useUndoableChangesState(side: Side) {
  const { t } = useLingui();
  const labelOf = useStatusActionLabels(side);
  const nameOf = useOtherSideOf();
  const { commit } = useChangeStatus();
  const { held, hold } = useHeldCalls();
  const [targets, setTargets] = useState<Scheduled>({});

  const schedule = (enquiry: EnquiryState, to: EnquiryStatus) => {
    setTargets((all) => ({ ...all, [enquiry.id]: to }));
    const what = labelOf(to);
    const name = nameOf(enquiry);
    hold({
      id: enquiry.id,
      text: t`${name}: ${what}`,
      call: () => commit(enquiry, to),
    });
  };

  const scheduled: Scheduled = Object.fromEntries(
    Object.entries(targets).filter(([id]) => held.has(id)),
  );
  return { scheduled, schedule };
}

export type UndoableChanges = ReturnType<typeof useUndoableChangesState>;
