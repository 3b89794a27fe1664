import { deferred } from '@haat/platform';
import { useEffect, useEffectEvent } from 'react';
import type { Suggestion } from '../hooks/use-suggestions';
import type { Scope } from './search-scope';

const PATIENCE_MS = 1500;
export const NeedReader = deferred(async () => ({
  default: (await import(/* webpackChunkName: "header-parts" */ './need-reader'))
    .NeedReader,
}));

type Props = {
  text: string;
  scope: Scope;
  /** Null for words without a quantity or place, and when nobody could read them in time. */
  onRead: (row: Suggestion | null) => void;
};

/** Renders nothing: reads a sentence that was sent, and waits for that not too long. */
export function SubmittedNeed({ text, scope, onRead }: Props) {
  const giveUp = useEffectEvent(() => onRead(null));
  useEffect(() => {
    const timer = setTimeout(giveUp, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <NeedReader text={text} scope={scope} onRead={onRead} />;
}
