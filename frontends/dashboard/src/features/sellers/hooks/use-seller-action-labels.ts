import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export type SellerAction = 'suspend' | 'reinstate';
type Message = ReturnType<typeof msg>;
const LABELS: Record<SellerAction, { button: Message; means: Message; done: Message }> = {
  suspend: {
    button: msg`Suspend`,
    means: msg`Its products disappear from search within seconds and nobody can contact it. The seller sees the reason.`,
    done: msg`Company suspended.`,
  },
  reinstate: {
    button: msg`Reinstate`,
    means: msg`Its page and products are visible again, and buyers can contact it.`,
    done: msg`Company reinstated.`,
  },
};

/** Labels of an action: button, explanation and confirmation. */
export function useSellerActionLabels(action: SellerAction) {
  const { i18n } = useLingui();
  const { button, means, done } = LABELS[action];
  return { button: i18n._(button), means: i18n._(means), done: i18n._(done) };
}
