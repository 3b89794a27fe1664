import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export type SellerMove = 'suspend' | 'reinstate';
type Words = ReturnType<typeof msg>;
const WORDS: Record<SellerMove, { button: Words; means: Words; done: Words }> = {
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

/** What a move is called, what it does, and that it is done. */
export function useMoveWords(move: SellerMove) {
  const { i18n } = useLingui();
  const { button, means, done } = WORDS[move];
  return { button: i18n._(button), means: i18n._(means), done: i18n._(done) };
}
