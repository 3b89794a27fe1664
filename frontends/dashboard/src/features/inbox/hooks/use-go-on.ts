import { useStoredList } from '../../../hooks/use-stored-list';
import { stepTo } from '../step-to';
import type { Inbox } from './use-inbox';

/** The user's choice: after a reply or a final status the next enquiry opens. */
export function useGoOn(inbox: Inbox) {
  const [choices, store] = useStoredList<'next'>('inbox.after');
  const isOn = choices.includes('next');
  return {
    isOn,
    toggle: () => store(isOn ? [] : ['next']),
    /** When an enquiry is done. */
    goOn: () => (isOn ? stepTo(inbox, 1) : undefined),
  };
}

export type GoOn = ReturnType<typeof useGoOn>;
