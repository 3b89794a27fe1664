import { useLingui } from '@lingui/react/macro';
import { useStoredList } from '../../hooks/use-stored-list';

const MOST = 20;

/** The usual answers: some to begin with, and one's own in this browser. */
export function useQuickReplies() {
  const { t } = useLingui();
  const [own, keep] = useStoredList<string>('replies');
  const starters = [
    {
      label: t`Promise a price`,
      words: t`Namaste, thank you for your enquiry. I am sending the price today.`,
    },
    {
      label: t`Ask for the quantity`,
      words: t`Namaste, thank you for your enquiry. What quantity do you need?`,
    },
    {
      label: t`Ask where to deliver`,
      words: t`Namaste, thank you for your enquiry. Where should we deliver?`,
    },
  ];
  return {
    own,
    all: [...own.map((words) => ({ label: words, words })), ...starters],
    /** The newest first; the same words once. */
    add: (words: string) =>
      keep([words, ...own.filter((one) => one !== words)].slice(0, MOST)),
    keepOnly: keep,
  };
}

export type QuickReplies = ReturnType<typeof useQuickReplies>;
