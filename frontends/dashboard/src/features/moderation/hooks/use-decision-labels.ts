import { useLingui } from '@lingui/react/macro';

export type Decision = 'approve' | 'reject' | 'block';

/** Labels of a decision: title, explanation, button and confirmation. */
export function useDecisionLabels(decision: Decision, name: string) {
  const { t } = useLingui();
  const labels = {
    approve: {
      title: t`Approve ${name}?`,
      means: t`Buyers can find the product right away; open reports are closed.`,
      button: t`Approve`,
      done: t`${name} approved.`,
    },
    reject: {
      title: t`Reject ${name}?`,
      means: t`The seller sees the reason and the note and can submit it again.`,
      button: t`Reject`,
      done: t`${name} rejected.`,
    },
    block: {
      title: t`Block ${name}?`,
      means: t`The product is hidden from buyers. The seller sees the reason.`,
      button: t`Block`,
      done: t`${name} blocked.`,
    },
  };
  return labels[decision];
}
