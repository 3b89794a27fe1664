import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export type SellerAction = 'suspend' | 'reinstate';
type Message = ReturnType<typeof msg>;
const LABELS: Record<SellerAction, { button: Message; means: Message }> = {
  suspend: {
    button: msg`Suspend`,
    means: msg`Its products disappear from search within seconds and nobody can contact it. The seller sees the reason.`,
  },
  reinstate: {
    button: msg`Reinstate`,
    means: msg`Its page and products are visible again, and buyers can contact it.`,
  },
};

/** Labels of an action: button and explanation. */
export function useSellerActionLabels(action: SellerAction) {
  const { i18n } = useLingui();
  const { button, means } = LABELS[action];
  return { button: i18n._(button), means: i18n._(means) };
}
