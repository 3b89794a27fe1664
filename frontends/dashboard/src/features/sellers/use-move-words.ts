import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export type SellerMove = 'suspend' | 'reinstate';
type Words = ReturnType<typeof msg>;
const WORDS: Record<SellerMove, { button: Words; means: Words; done: Words }> = {
  suspend: {
    button: msg`Suspend`,
    means: msg`Its products leave search within seconds and nobody can write to it. The seller reads the reason.`,
    done: msg`The company is suspended.`,
  },
  reinstate: {
    button: msg`Reinstate`,
    means: msg`Its page and products are found again, and buyers can write to it.`,
    done: msg`The company is reinstated.`,
  },
};

/** What a move is called, what it does, and that it is done. */
export function useMoveWords(move: SellerMove) {
  const { i18n } = useLingui();
  const { button, means, done } = WORDS[move];
  return { button: i18n._(button), means: i18n._(means), done: i18n._(done) };
}
