import { useLingui } from '@lingui/react/macro';

export type Verdict = 'approve' | 'reject' | 'block';

/** A verdict in words: asked, explained, on its button, and once given. */
export function useVerdictWords(verdict: Verdict, name = '') {
  const { t } = useLingui();
  const words = {
    approve: {
      title: t`Approve ${name}?`,
      means: t`Buyers find the product at once; open reports are closed.`,
      button: t`Approve`,
      done: t`The product is approved.`,
    },
    reject: {
      title: t`Reject ${name}?`,
      means: t`The seller reads the reason and the note, and can send it again.`,
      button: t`Reject`,
      done: t`The product is rejected.`,
    },
    block: {
      title: t`Block ${name}?`,
      means: t`Nobody finds the product any more. The seller reads the reason.`,
      button: t`Block`,
      done: t`The product is blocked.`,
    },
  };
  return words[verdict];
}
