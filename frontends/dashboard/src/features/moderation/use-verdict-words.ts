import { useLingui } from '@lingui/react/macro';

export type Verdict = 'approve' | 'reject' | 'block';

/** A verdict in words: asked, explained, on its button, and once given. */
export function useVerdictWords(verdict: Verdict, name = '') {
  const { t } = useLingui();
  const words = {
    approve: {
      title: t`Approve ${name}?`,
      means: t`Buyers can find the product right away; open reports are closed.`,
      button: t`Approve`,
      done: t`Product approved.`,
    },
    reject: {
      title: t`Reject ${name}?`,
      means: t`The seller sees the reason and the note and can submit it again.`,
      button: t`Reject`,
      done: t`Product rejected.`,
    },
    block: {
      title: t`Block ${name}?`,
      means: t`The product is hidden from buyers. The seller sees the reason.`,
      button: t`Block`,
      done: t`Product blocked.`,
    },
  };
  return words[verdict];
}
