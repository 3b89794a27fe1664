import { useLingui } from '@lingui/react/macro';
import { useStoredList } from '../../../hooks/use-stored-list';

const MAX_REPLIES = 20;

/** Quick replies: defaults, and the user's own in this browser. */
export function useQuickReplies() {
  const { t } = useLingui();
  const [own, store] = useStoredList<string>('replies');
  const starters = [
    {
      label: t`Promise a price`,
      reply: t`Namaste, thank you for your enquiry. I am sending the price today.`,
    },
    {
      label: t`Ask for the quantity`,
      reply: t`Namaste, thank you for your enquiry. What quantity do you need?`,
    },
    {
      label: t`Ask where to deliver`,
      reply: t`Namaste, thank you for your enquiry. Where should we deliver?`,
    },
  ];
  return {
    own,
    all: [...own.map((reply) => ({ label: reply, reply })), ...starters],
    /** The newest first, without duplicates. */
    add: (reply: string) =>
      store([reply, ...own.filter((one) => one !== reply)].slice(0, MAX_REPLIES)),
    replace: store,
  };
}

export type QuickReplies = ReturnType<typeof useQuickReplies>;
